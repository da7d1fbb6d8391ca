"""Options as plain data, for recordings: what JSON makes of them and back."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from game.raiders.rules.options import Deal, Options

if TYPE_CHECKING:
    from collections.abc import Mapping

_UNREADABLE = "The options of the recording cannot be read."


def options_record(options: Options) -> dict[str, Any]:
    """The options as JSON has them: lists for tuples."""
    record: dict[str, Any] = json.loads(json.dumps(asdict(options)))
    return record


def options_from_record(record: Mapping[str, Any]) -> Options:
    """The options that :func:`options_record` wrote.

    Raises:
        ValueError: a field is missing, strange or of another shape.
    """
    deal = record.get("deal")
    if not isinstance(deal, dict):
        raise ValueError(_UNREADABLE)
    try:
        options = Options(**_frozen(record) | {"deal": Deal(**_frozen(deal))})
    except TypeError:
        raise ValueError(_UNREADABLE) from None
    if not _same_shape(record, options_record(options), options):
        raise ValueError(_UNREADABLE)
    return options


def _same_shape(record: Mapping[str, Any], again: Mapping[str, Any], options: Options) -> bool:
    """Whether nothing was dropped or invented, and every list is a list of plain things."""
    deal = options.deal
    lists: tuple[object, ...] = (deal.characters, deal.rooms, deal.levels, deal.attack)
    lists += (options.coins, options.wounds, options.items)
    return record == again and all(entry is None or isinstance(entry, tuple) for entry in lists)


def _frozen(table: Mapping[str, Any]) -> dict[str, Any]:
    return {key: _tuples(value) for key, value in table.items()}


def _tuples(value: object) -> object:
    return tuple(_tuples(entry) for entry in value) if isinstance(value, list) else value
