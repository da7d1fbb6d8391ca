"""Who sits where: which device plays which seat, and whose pad has dropped out.

A device plays at most one seat, and a seat has at most one device of its own. A person without
one shares whatever device is free, behind a curtain. Bots are the game's business.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.cabinet.bindings import CLUSTERS
from game.cabinet.devices import KEYBOARD, MOUSE, Device

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from game.cabinet.bindings import Kind
    from game.cabinet.scene import Chair

_PARTNERS: Mapping[Kind, Kind] = {"left": "right", "right": "left", "numbers": "left"}
"""Where the player of the whole keyboard moves when somebody joins on a cluster.

Unless they had a cluster before, and it is free: then they have it again.
"""


@dataclass(frozen=True, slots=True)
class _Gone:
    """What a seat has lost: a pad of this model, its own or shared with others."""

    model: str
    shared: bool = False


class Seats:
    """The seats' devices; seats count from 0.

    ``last`` is the device whose glyphs prompts should show: the last one that was used.
    ``common_lost``: the model of the device that people shared, once it has dropped out.
    """

    def __init__(self) -> None:
        """Nobody sits anywhere."""
        self._joining = False
        self.last = KEYBOARD
        self.common_lost: str | None = None
        self._devices: dict[int, Device] = {}
        self._lost: dict[int, _Gone] = {}
        self._had: dict[int, str] = {}
        self._common: Device | None = None
        self._free = KEYBOARD
        self._before_all: Kind | None = None

    @property
    def joining(self) -> bool:
        """Whether every cluster of the keyboard is listened to, not only those that play.

        Meanwhile nobody's keys become more when a neighbour gets up: they could be the neighbour's
        again at the next press.
        """
        return self._joining

    @joining.setter
    def joining(self, joining: bool) -> None:
        self._joining = joining
        self._widen()

    def device(self, seat: int) -> Device | None:
        """The device that plays a seat, None if it has none of its own."""
        return self._devices.get(seat)

    def owner(self, device: Device) -> int | None:
        """The seat that a device plays."""
        return next((seat for seat, mine in self._devices.items() if mine == device), None)

    @property
    def taken(self) -> tuple[int, ...]:
        """The seats with a device of their own, in order."""
        return tuple(sorted(self._devices))

    @property
    def missing(self) -> frozenset[int]:
        """The seats whose device has dropped out."""
        return frozenset(self._lost)

    def missed(self, model: str) -> tuple[int, ...]:
        """The seats that a pad of this model plays again: a missing one, or all that shared it."""
        mine = {seat: gone for seat, gone in self._lost.items() if gone.model == model}
        return self.partners(min(mine)) if mine else ()

    def partners(self, seat: int) -> tuple[int, ...]:
        """A missing seat, and those that shared its device with it, in order."""
        gone = self._lost[seat]
        sharing = tuple(sorted(each for each, mine in self._lost.items() if mine == gone))
        return sharing if gone.shared else (seat,)

    def had(self, seat: int) -> str:
        """The model of the pad that a seat had when one last dropped out of it, else empty."""
        return self._had.get(seat, "")

    def unseated(self, chairs: Iterable[Chair]) -> tuple[int, ...]:
        """The people of ``chairs`` who have no device of their own, and have lost none."""
        people = (seat for seat, chair in enumerate(chairs) if not chair.bot)
        return tuple(s for s in people if s not in self._devices and s not in self._lost)

    @property
    def common(self) -> Device | None:
        """What those play with who have no device of their own: the keyboard, if nothing else."""
        return self._common or (KEYBOARD if self.owner(KEYBOARD) is None else None)

    @property
    def at_hand(self) -> Device:
        """What somebody without a device would press: the common one, or the last that is free."""
        free = self._free if self.owner(self._free) is None else KEYBOARD
        return self._common or free

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

    def looks_on(self, device: Device) -> bool:
        """Whether a device plays nobody where others play: its back leads nobody out.

        The mouse and what is left of a keyboard are everybody's.
        """
        return self.owner(device) is None and device not in (KEYBOARD, MOUSE) and self.taken != ()

    def room_for(self, device: Device) -> bool:
        """Whether a device can be somebody's own; the whole keyboard only while a half is free."""
        return device != KEYBOARD or self._free_half() is not None

    def join(self, device: Device, seat: int) -> None:
        """Let a device play ``seat`` from now on, and no other one.

        Whoever had the whole keyboard moves to the other half when somebody joins on one; and
        where halves play, the whole keyboard joins as the free one, or, if none is, not at all.
        """
        if not self.room_for(device):
            return
        self.leave(self.owner(device))
        self._halve(device)
        if device == KEYBOARD and self._clusters():
            device = self._free_half() or device
        if device == KEYBOARD:
            self._before_all = None
        if device == self._common:
            self._common = None
        before = self._devices.get(seat)
        self._devices[seat] = device
        self._lost.pop(seat, None)
        if before and before.kind in CLUSTERS:
            self._widen()

    def share(self, device: Device, *seats: int) -> None:
        """Let these be played with ``device`` one after the other, and the seat that it had.

        The mouse is there for all who share anyhow.
        """
        owner = self.owner(device)
        self._halve(device)
        if device != MOUSE:
            self._common = KEYBOARD if device.on_keyboard else device
        for seat in (owner, *seats):
            self.leave(seat)

    def leave(self, seat: int | None) -> None:
        """Take the device of a seat away; the last one on the keyboard has all of it again."""
        if seat is None:
            return
        self._lost.pop(seat, None)
        gone = self._devices.pop(seat, None)
        if gone and gone.kind in CLUSTERS:
            self._widen()

    def lose(self, device: Device, model: str = "") -> None:
        """A device is not there any more: its seat is missing until somebody sees to it."""
        seat = self.owner(device)
        if seat is not None:
            del self._devices[seat]
            self._lost[seat] = _Gone(model)
            self._had[seat] = model
        elif device.kind == "pad" and self._may_be_common(device):
            self.common_lost, self._common = model, None
        if self.last == device:
            self.last = KEYBOARD
        if self._free == device:
            self._free = KEYBOARD

    def miss(self, seats: Iterable[int]) -> None:
        """These have nothing to play with either: the device that they shared is gone."""
        gone = _Gone(self.common_lost or "", shared=True)
        self._lost |= dict.fromkeys(seats, gone)
        self.common_lost = None

    def forget_lost(self) -> None:
        """Miss nothing that has dropped out so far: nobody was playing with it."""
        self._lost.clear()
        self.common_lost = None

    def clear(self) -> None:
        """Everybody gets up."""
        self._devices.clear()
        self.forget_lost()
        self._had.clear()
        self._common = None
        if self.last.on_keyboard:
            self.last = KEYBOARD

    def move(self, seats: Mapping[int, int]) -> None:
        """Number the seats anew: from old to new; who is not named gets up."""
        self._devices = {seats[seat]: d for seat, d in self._devices.items() if seat in seats}
        self._lost = {seats[seat]: gone for seat, gone in self._lost.items() if seat in seats}
        self._had = {seats[seat]: model for seat, model in self._had.items() if seat in seats}

    def use(self, device: Device) -> None:
        """Remember a device for the prompts; a mouse needs none."""
        if device != MOUSE:
            self.last = device
        if device != MOUSE and self.owner(device) is None:
            self._free = device

    def _clusters(self) -> tuple[Kind, ...]:
        return tuple(d.kind for d in self._devices.values() if d.kind in CLUSTERS)

    def _halve(self, device: Device) -> None:
        """Whoever has the whole keyboard moves, if ``device`` is a part of it."""
        whole = self.owner(KEYBOARD)
        if whole is not None and device.kind in _PARTNERS:
            again = self._before_all if self._before_all != device.kind else None
            self._devices[whole] = Device(again or _PARTNERS[device.kind])

    def _free_half(self) -> Device | None:
        """A half of the keyboard that nobody has."""
        taken = self._clusters()
        return next((Device(kind) for kind in CLUSTERS[:2] if kind not in taken), None)

    def _widen(self) -> None:
        """The last one on the keyboard has all of it, unless others share what is left."""
        left = [seat for seat, device in self._devices.items() if device.kind in CLUSTERS]
        if len(left) == 1 and self._common != KEYBOARD and not self._joining:
            self._before_all = self._devices[left[0]].kind
            self._devices[left[0]] = KEYBOARD

    def _may_be_common(self, device: Device) -> bool:
        """Whether people may have shared a free device: the one agreed on, else that in use.

        Whoever has a device of their own may have been the last to use theirs.
        """
        if self._common:
            return self._common == device
        return self.last == device or self.owner(self.last) is not None
