"""URNs: the names of entities."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache

from .errors import InvalidUrnError

_PREFIX = "urn:li:"
_RESERVED = {",": "%2C", "(": "%28", ")": "%29", "\u241f": "%E2%90%9F"}
_ESCAPES = str.maketrans(_RESERVED)
# The longest part of a text that a message repeats.
_MAX_SHOWN = 1000


@dataclass(frozen=True)
class Urn:
    """A parsed URN.

    `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)` has the entity type `dataset` and the parts
    `urn:li:dataPlatform:mysql`, `shop.orders` and `PROD`; a URN with a simple id has one part.

    >>> urn = Urn.parse("urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)")
    >>> urn.parts[1]
    'shop.orders'
    >>> str(Urn("tag", ("pii",)))
    'urn:li:tag:pii'
    """

    entity_type: str
    """Type of the entity, such as `dataset`."""
    parts: tuple[str, ...]
    """The parts of the id, in order, exactly as they are written."""

    @classmethod
    def parse(cls, text: str) -> Urn:
        """Reads a URN without decoding anything.

        Raises `InvalidUrnError`, which says what is wrong with the text.
        """
        if not isinstance(text, str):
            raise InvalidUrnError(f"Invalid URN: expected a str, got {type(text).__name__}")
        if not text.startswith(_PREFIX):
            raise _invalid(text, f'it must start with "{_PREFIX}"')
        entity_type, colon, id_ = text[len(_PREFIX) :].partition(":")
        if not colon:
            raise _invalid(text, "an entity type and an id must follow, as in urn:li:tag:pii")
        if not _is_well_formed(text):
            raise _invalid(text, "it holds half of a surrogate pair, which is not a character")
        if not entity_type:
            raise _invalid(text, "the entity type is empty")
        if not id_:
            raise _invalid(text, "the id is empty")
        return cls(entity_type, _split(text, id_))

    def urn(self) -> str:
        """The URN as text."""
        id_ = self.parts[0] if len(self.parts) == 1 else f"({','.join(self.parts)})"
        return f"{_PREFIX}{self.entity_type}:{id_}"

    def __str__(self) -> str:
        return self.urn()


def parse_urn(text: str) -> Urn:
    """Reads a URN; the same as `Urn.parse`.

    >>> parse_urn("urn:li:dataFlow:(airflow,nightly,prod)").parts
    ('airflow', 'nightly', 'prod')
    """
    return Urn.parse(text)


def is_urn(text: str, entity_type: str | None = None) -> bool:
    """Whether the text is a URN, of the given entity type if one is named.

    >>> is_urn("urn:li:tag:pii", "dataset")
    False
    """
    found = entity_type_of(text)
    return found is not None and entity_type in (None, found)


def guess_entity_type(urn: str) -> str:
    """The type of the entity that a URN names.

    >>> guess_entity_type("urn:li:tag:pii")
    'tag'
    """
    return Urn.parse(urn).entity_type


def encode_urn_part(text: str) -> str:
    """Percent-encodes the four reserved characters of a URN part: `,` `(` `)` and U+241F; nothing else.

    >>> encode_urn_part("orders (2026)")
    'orders %282026%29'
    """
    return text.translate(_ESCAPES)


def has_reserved_character(text: str) -> bool:
    """Whether the text holds a character that a URN part may not contain as it is."""
    return any(character in text for character in _RESERVED)


@lru_cache(maxsize=8192)
def entity_type_of(text: str) -> str | None:
    """The entity type of a URN, or None if the text is not a URN."""
    try:
        return Urn.parse(text).entity_type
    except InvalidUrnError:
        return None


def _is_well_formed(text: str) -> bool:
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _split(text: str, id_: str) -> tuple[str, ...]:
    """Splits `(a,urn:li:x:(b,c),d)` at the commas of the outermost level."""
    if not (id_.startswith("(") and id_.endswith(")")):
        return (id_,)
    parts: list[str] = []
    depth = 1
    start = 1
    for index in range(1, len(id_)):
        character = id_[index]
        if character == "(":
            depth += 1
        elif character == ")":
            depth -= 1
            if depth == 0 and index < len(id_) - 1:
                raise _invalid(text, "its parentheses close before the end")
        elif character == "," and depth == 1:
            parts.append(id_[start:index])
            start = index + 1
    if depth != 0:
        raise _invalid(text, "its parentheses do not match")
    parts.append(id_[start:-1])
    if "" in parts:
        raise _invalid(text, f"part {parts.index('') + 1} is empty")
    return tuple(parts)


def show_urn(text: str) -> str:
    """A text for a message, shortened."""
    return json.dumps(f"{text[:_MAX_SHOWN]}…" if len(text) > _MAX_SHOWN else text, ensure_ascii=False)


def _invalid(text: str, reason: str) -> InvalidUrnError:
    return InvalidUrnError(f"Invalid URN {show_urn(text)}: {reason}")
