"""Who sat where in the last set-up: kept by the title, so that the next one opens on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.cabinet.devices import Device
    from game.raiders.setup_choice import Choice


@dataclass(slots=True)
class LastParty:
    """What was chosen, None before the first time, and the devices of the pedestals' seats."""

    choice: Choice | None = None
    devices: dict[int, Device] = field(default_factory=dict)
