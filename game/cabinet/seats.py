"""Who sits where: which device plays which seat, and whose pad has dropped out.

A device plays at most one seat, and a seat has at most one device of its own. A person without
one shares whatever device is free, behind a curtain. Bots are the game's business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cabinet.bindings import CLUSTERS
from game.cabinet.devices import KEYBOARD, MOUSE, Device

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from game.cabinet.bindings import Kind

_PARTNERS: Mapping[Kind, Kind] = {"left": "right", "right": "left", "numbers": "left"}
"""Where the player of the whole keyboard moves when somebody joins on a cluster."""


class Seats:
    """The seats' devices; seats count from 0.

    ``joining``: every cluster of the keyboard is listened to, not only those that play.
    ``last`` is the device whose glyphs prompts should show: the last one that was used.
    ``common_lost``: the one in use has dropped out, and was nobody's own.
    """

    def __init__(self) -> None:
        """Nobody sits anywhere."""
        self.joining = False
        self.last = KEYBOARD
        self.common_lost = False
        self._free = KEYBOARD
        self._devices: dict[int, Device] = {}
        self._lost: dict[int, str] = {}

    def device(self, seat: int) -> Device | None:
        """The device that plays a seat, None if it has none of its own."""
        return self._devices.get(seat)

    def owner(self, device: Device) -> int | None:
        """The seat that a device plays."""
        return next((seat for seat, mine in self._devices.items() if mine == device), None)

    @property
    def common(self) -> Device:
        """What those without a device of their own share: the last one used that is nobody's."""
        return self._free if self.owner(self._free) is None else KEYBOARD

    @property
    def taken(self) -> tuple[int, ...]:
        """The seats with a device of their own, in order."""
        return tuple(sorted(self._devices))

    @property
    def missing(self) -> frozenset[int]:
        """The seats whose device has dropped out."""
        return frozenset(self._lost)

    def missed(self, model: str) -> int | None:
        """The first missing seat whose device was of this model."""
        return min((seat for seat, lost in self._lost.items() if lost == model), default=None)

    def listens_to(self, cluster: Kind) -> bool:
        """Whether the keys of a cluster are its own just now, not the whole keyboard's."""
        return self.joining or self.owner(Device(cluster)) is not None

    def may_join(self, device: Device) -> bool:
        """Whether a device can take a seat of its own.

        Not if it has one; nor the mouse, whose every move all can see; nor what is left of a
        keyboard on which somebody plays: that is for all.
        """
        if device == MOUSE or self.owner(device) is not None:
            return False
        return device != KEYBOARD or not any(mine.on_keyboard for mine in self._devices.values())

    def invitation(self) -> tuple[Device, ...]:
        """What of the keyboard could still join: all of it, a half, or at last the number pad."""
        if not any(mine.on_keyboard for mine in self._devices.values()):
            return (KEYBOARD,)
        free = tuple(part for kind in CLUSTERS if self.owner(part := Device(kind)) is None)
        halves = tuple(part for part in free if part.kind in CLUSTERS[:2])
        return halves or free

    def join(self, device: Device, seat: int) -> None:
        """Let a device play ``seat`` from now on, and no other one.

        Whoever had the whole keyboard moves to the other half when somebody joins on one.
        """
        self.leave(self.owner(device))
        if device.kind in _PARTNERS and (whole := self.owner(KEYBOARD)) is not None:
            self._devices[whole] = Device(_PARTNERS[device.kind])
        elif device == KEYBOARD and self._clusters():
            device = self._free_cluster()
            self.leave(self.owner(device))
        self._devices[seat] = device
        self._lost.pop(seat, None)

    def leave(self, seat: int | None) -> None:
        """Take the device of a seat away; the last one on the keyboard has all of it again."""
        if seat is None:
            return
        self._lost.pop(seat, None)
        gone = self._devices.pop(seat, None)
        self._free = gone or self._free
        left = [seat for seat, device in self._devices.items() if device.kind in CLUSTERS]
        if gone and gone.kind in CLUSTERS and len(left) == 1:
            self._devices[left[0]] = KEYBOARD

    def lose(self, device: Device, model: str = "") -> None:
        """A device is not there any more: its seat is missing until somebody sees to it."""
        seat = self.owner(device)
        if seat is not None:
            del self._devices[seat]
            self._lost[seat] = model
        elif self.last == device and device.kind == "pad":
            self.common_lost = True
        if self.last == device:
            self.last = KEYBOARD
        if self._free == device:
            self._free = KEYBOARD

    def miss(self, seats: Iterable[int]) -> None:
        """These have nothing to play with either: the device that they shared is gone."""
        self._lost |= dict.fromkeys(seats, "")
        self.common_lost = False

    def clear(self) -> None:
        """Everybody gets up."""
        self._devices.clear()
        self._lost.clear()
        if self.last.on_keyboard:
            self.last = KEYBOARD

    def move(self, seats: Mapping[int, int]) -> None:
        """Number the seats anew: from old to new; who is not named gets up."""
        self._devices = {seats[seat]: d for seat, d in self._devices.items() if seat in seats}
        self._lost = {seats[seat]: model for seat, model in self._lost.items() if seat in seats}

    def use(self, device: Device) -> None:
        """Remember a device for the prompts; a mouse needs none."""
        if device != MOUSE:
            self.last = device
        if device != MOUSE and self.owner(device) is None:
            self._free = device

    def _clusters(self) -> tuple[Kind, ...]:
        return tuple(d.kind for d in self._devices.values() if d.kind in CLUSTERS)

    def _free_cluster(self) -> Device:
        """A part of the keyboard that nobody has; the third one, if all are taken."""
        taken = self._clusters()
        return Device(next((kind for kind in CLUSTERS if kind not in taken), CLUSTERS[-1]))
