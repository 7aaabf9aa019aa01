"""Checks of what callers pass: each raises `ValidationError` that says what was expected and what came."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from .errors import ValidationError
from .models._record import Aspect

T = TypeVar("T")

# The longest part of a value that a message repeats.
_MAX_SHOWN = 80


def shown(value: object) -> str:
    """A value for a message, shortened: `'dataset'`, `5`, `the class Status`."""
    if isinstance(value, type):
        return f"the class {value.__name__}"
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001  # Of the caller's class: the message must not fail for it.
        text = f"an object of {type(value).__name__}"
    return f"{text[:_MAX_SHOWN]}…" if len(text) > _MAX_SHOWN else text


def wrong(name: str, expected: str, value: object) -> ValidationError:
    """The error of an argument."""
    return ValidationError(f"{name}: expected {expected}, got {shown(value)}")


def text(name: str, value: object) -> str:
    """The text of an argument; of a URN object, its URN."""
    if isinstance(value, str):
        return value
    make_text = getattr(value, "urn", None)
    if callable(make_text) and not isinstance(value, type):
        return str(make_text())
    raise wrong(name, "a str", value)


def texts(name: str, values: object) -> list[str]:
    """The texts of an argument. A single text is an error: Python would take it letter by letter."""
    if isinstance(values, str):
        raise ValidationError(f"{name}: expected a list of str, got the str {values!r}: pass [{values!r}]")
    if isinstance(values, (bytes, Mapping)) or not isinstance(values, Iterable):
        raise wrong(name, "a list of str", values)
    return [text(f"{name}[{index}]", value) for index, value in enumerate(values)]


def aspect_class(value: object) -> type[Aspect]:
    """The class of an aspect."""
    if isinstance(value, type) and issubclass(value, Aspect) and hasattr(value, "ASPECT_NAME"):
        return value
    raise wrong("aspect_type", "the class of an aspect, such as models.Status", value)


def items_of(items: Iterable[T]) -> Iterable[T]:
    """What an emitter sends."""
    if isinstance(items, (str, bytes, Mapping)) or not isinstance(items, Iterable):
        raise wrong("items", "an iterable of proposals and events", items)
    return items


def mapping(name: str, value: Any) -> Mapping[Any, Any]:
    """A mapping."""
    if not isinstance(value, Mapping):
        raise wrong(name, "a mapping", value)
    return value


def whole(name: str, value: object, least: int) -> int:
    """A whole number."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise wrong(name, f"a whole number, {least} or more", value)
    return value
