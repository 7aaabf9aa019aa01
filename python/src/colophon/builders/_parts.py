"""The rules by which DataHub's clients put URNs together. Each builder names the one that it follows."""

from __future__ import annotations

import json

from ..errors import InvalidUrnError
from ..urn import Urn, encode_urn_part, has_reserved_character


def fail(entity_type: str, reason: str) -> InvalidUrnError:
    """The error of a builder."""
    return InvalidUrnError(f"Cannot make the URN of a {entity_type}: {reason}")


def raw_part(entity_type: str, name: str, text: str) -> str:
    """A part, letter by letter."""
    if not isinstance(text, str):
        raise fail(entity_type, f"expected a str as its {name}, got {type(text).__name__}")
    if not text:
        raise fail(entity_type, f"its {name} is empty")
    return text


def text_part(entity_type: str, name: str, text: str) -> str:
    """A part with its reserved characters percent-encoded."""
    return encode_urn_part(raw_part(entity_type, name, text))


def env_part(entity_type: str, env: str) -> str:
    """An environment, in upper case."""
    if has_reserved_character(raw_part(entity_type, "env", env)):
        raise fail(entity_type, f"{json.dumps(env)} is not an environment")
    return env.upper()


def name_on_instance(name: str, instance: str | None) -> str:
    """The name with that of the platform instance before it."""
    return f"{instance}.{name}" if instance else name


def looks_like_urn(text: str) -> bool:
    """Whether the text starts as every URN does."""
    return isinstance(text, str) and text.startswith("urn:li:")


def checked_urn(entity_type: str, text: str, part_count: int = 1) -> str:
    """A URN of that type, as it is."""
    urn = Urn.parse(text)
    if urn.entity_type != entity_type:
        raise fail(entity_type, f"{text} is the URN of another kind of entity, {urn.entity_type}")
    if len(urn.parts) != part_count:
        raise fail(entity_type, f"{text} has {len(urn.parts)} parts instead of {part_count}")
    if any(has_reserved_character(part) for part in urn.parts):
        raise fail(entity_type, f"a part of {text} holds a comma or a parenthesis that is not encoded")
    return urn.urn()


def id_urn(entity_type: str, id_: str) -> str:
    """A URN of one part, encoded; a URN of that type is kept."""
    if looks_like_urn(id_):
        return checked_urn(entity_type, id_)
    return f"urn:li:{entity_type}:{text_part(entity_type, 'id', id_)}"


def raw_id_urn(entity_type: str, id_: str) -> str:
    """A URN of one part, letter by letter; a URN of that type is kept."""
    raw_part(entity_type, "id", id_)
    prefix = f"urn:li:{entity_type}:"
    return id_ if id_.startswith(prefix) else prefix + id_


def parts_of(entity_type: str, text: str, part_count: int) -> tuple[str, ...] | None:
    """The parts of a URN of that type; None for anything else."""
    try:
        urn = Urn.parse(text)
    except InvalidUrnError:
        return None
    return urn.parts if urn.entity_type == entity_type and len(urn.parts) == part_count else None
