"""Reading JSON that a stranger wrote: every function returns a value of the right type or refuses.

A refusal is one clear sentence that names the field.  Python's ``True`` is an ``int`` and JSON's
is not, so whole numbers are told apart by their exact type.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

T = TypeVar("T")

SHOWN = 40
"""How many characters of a wrong value a refusal repeats."""


class RefusalError(ValueError):
    """A request that cannot be taken; its text is the sentence that says why."""


def shown(value: object) -> str:
    """A value as JSON, shortened, fit to be repeated in a sentence."""
    try:
        text = json.dumps(value)
    except (ValueError, TypeError, RecursionError):
        return "that"
    return text if len(text) <= SHOWN else text[:SHOWN] + "..."


def read_object(line: bytes) -> dict[str, Any]:
    """The JSON object that a line holds.

    Raises:
        RefusalError: the line is not UTF-8, not JSON, or not an object.
    """
    try:
        text = line.decode("utf-8")
        value = json.loads(
            text, object_pairs_hook=_pairs, parse_constant=_constant, parse_float=_finite
        )
    except UnicodeDecodeError as error:
        raise RefusalError(f"This line is not UTF-8: byte {error.start + 1} is wrong.") from None
    except json.JSONDecodeError as error:
        raise RefusalError(f"This line is not JSON: {error.msg}, column {error.colno}.") from None
    except RecursionError:
        raise RefusalError("This line is nested too deeply.") from None
    except RefusalError:
        raise
    except ValueError:  # more digits than Python turns into a number
        raise RefusalError("This line holds a number that is too long.") from None
    if not isinstance(value, dict):
        raise RefusalError("A request is a JSON object, in braces.")
    return value


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) < len(pairs):
        raise RefusalError("This line names a key twice in one object.")
    return value


def _constant(name: str) -> float:
    raise RefusalError(f"This line is not JSON: {name} is no JSON number.")


def _finite(text: str) -> float:
    value = float(text)
    if value in (float("inf"), float("-inf")):
        raise RefusalError("This line holds a number that is too large.")
    return value


def whole(value: object, name: str) -> int:
    """A whole number that 64 bits hold, with a sign or without."""
    if type(value) is not int:
        raise RefusalError(f'"{name}" must be a whole number, not {shown(value)}.')
    if not -(2**63) <= value < 2**64:
        raise RefusalError(f'"{name}" must fit in 64 bits; {shown(value)} does not.')
    return value


def string(value: object, name: str) -> str:
    """A string."""
    if not isinstance(value, str):
        raise RefusalError(f'"{name}" must be a string, not {shown(value)}.')
    return value


def truth(value: object, name: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise RefusalError(f'"{name}" must be true or false, not {shown(value)}.')
    return value


def mapping(value: object, name: str) -> dict[str, Any]:
    """An object."""
    if not isinstance(value, dict):
        raise RefusalError(f'"{name}" must be an object, not {shown(value)}.')
    return value


def wholes(value: object, name: str) -> tuple[int, ...]:
    """A list of whole numbers."""
    return tuple(whole(entry, name) for entry in _list(value, name))


def strings(value: object, name: str) -> tuple[str, ...]:
    """A list of strings."""
    return tuple(string(entry, name) for entry in _list(value, name))


def lists_of_strings(value: object, name: str) -> tuple[tuple[str, ...], ...]:
    """A list of lists of strings."""
    return tuple(strings(entry, name) for entry in _list(value, name))


def _list(value: object, name: str) -> list[Any]:
    if not isinstance(value, list):
        raise RefusalError(f'"{name}" must be a list, not {shown(value)}.')
    return value


def needed(request: Mapping[str, Any], name: str, read: Callable[[object, str], T]) -> T:
    """The field ``name``, read by ``read``; refused when it is missing."""
    if name not in request:
        raise RefusalError(f'The request has no "{name}".')
    return read(request[name], name)


def optional(request: Mapping[str, Any], name: str, read: Callable[[object, str], T]) -> T | None:
    """The field ``name``, or None where it is missing or null."""
    return None if request.get(name) is None else read(request[name], name)
