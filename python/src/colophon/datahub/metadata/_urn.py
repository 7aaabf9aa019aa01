"""What every URN of `datahub.metadata.urns` can do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import total_ordering
from typing import Any, ClassVar, TypeVar, cast
from urllib.parse import quote

from ...builders.urns import make_form_urn, make_structured_property_urn
from ...errors import InvalidUrnError
from ...urn import Urn as ColophonUrn, encode_urn_part, has_reserved_character

U = TypeVar("U", bound="Urn")


@total_ordering
class Urn(ColophonUrn):
    """A URN. `Urn.from_string` makes one of the class of its entity type, such as `DatasetUrn`."""

    URN_PREFIX: ClassVar[str] = "urn"
    LI_DOMAIN: ClassVar[str] = "li"

    def __init__(self, entity_type: str, entity_id: Sequence[str]) -> None:
        parts = (entity_id,) if isinstance(entity_id, str) else tuple(str(part) for part in entity_id)
        if not parts:
            raise InvalidUrnError(
                f"Invalid URN: expected at least one part of the id of a {entity_type}, got none"
            )
        super().__init__(entity_type, parts)

    @property
    def entity_ids(self) -> list[str]:
        """The parts of the id, in order."""
        return list(self.parts)

    @classmethod
    def from_string(cls: type[U], urn_str: str | ColophonUrn) -> U:
        """Reads a URN.

        Raises `InvalidUrnError` if it is none, or of another entity type than that of the class.
        """
        from . import urns

        found = ColophonUrn.parse(str(urn_str))
        own = urns.class_of(found.entity_type)
        if not issubclass(own, cls):
            raise InvalidUrnError(f"Invalid {cls.__name__}: expected another entity type, got {found}")
        return cast("U", own._of_parts(found.entity_type, found.parts))

    @classmethod
    def parse(cls: type[U], text: str) -> U:
        """Reads a URN, as `from_string` does."""
        return cls.from_string(text)

    @classmethod
    def create_from_string(cls: type[U], urn_str: str) -> U:
        """The older name of `from_string`."""
        return cls.from_string(urn_str)

    @classmethod
    def _of_parts(cls, entity_type: str, parts: tuple[str, ...]) -> Urn:
        return cls(entity_type, parts)

    @staticmethod
    def validate(urn_str: str) -> None:
        """Raises `InvalidUrnError` if the text is not a URN."""
        Urn.from_string(urn_str)

    @staticmethod
    def url_encode(urn: str) -> str:
        """A URN as a part of a path or a query."""
        return quote(urn, safe="")

    def urn_url_encoded(self) -> str:
        """The URN as a part of a path or a query."""
        return Urn.url_encode(self.urn())

    def get_type(self) -> str:
        """Type of the entity; `entity_type`."""
        return self.entity_type

    def get_entity_id(self) -> list[str]:
        """The parts of the id; `entity_ids`."""
        return self.entity_ids

    def get_entity_id_as_string(self) -> str:
        """The id as it stands in the URN."""
        return self.urn().split(":", 3)[3]

    def get_domain(self) -> str:
        """The namespace of URNs, `li`."""
        return self.LI_DOMAIN

    @staticmethod
    def make_data_type_urn(type: str) -> str:
        """The URN of a data type, such as `string`."""
        return _datahub_urn("dataType", type)

    @staticmethod
    def get_data_type_from_urn(urn: str) -> str:
        """The name of a data type, such as `string`."""
        return urn.split(":")[-1].removeprefix("datahub.")

    @staticmethod
    def make_entity_type_urn(entity_type: str) -> str:
        """The URN of an entity type, such as `dataset`."""
        return _datahub_urn("entityType", entity_type)

    @staticmethod
    def make_form_urn(form: str) -> str:
        """The URN of a form."""
        return make_form_urn(form)

    @staticmethod
    def make_structured_property_urn(structured_property: str) -> str:
        """The URN of a structured property."""
        return make_structured_property_urn(structured_property)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ColophonUrn) and self.urn() == other.urn()

    def __lt__(self, other: object) -> bool:
        return self.urn() < other.urn() if isinstance(other, ColophonUrn) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.urn())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.urn()})"


class Part:
    """A part of the id, as a property of the class."""

    def __init__(self, index: int) -> None:
        self._index = index

    def __get__(self, urn: Urn | None, owner: type | None = None) -> str:
        # A class has no part: its documentation asks for one.
        return "" if urn is None else urn.parts[self._index]


class SpecificUrn(Urn):
    """The base of the classes of one entity type."""

    ENTITY_TYPE: ClassVar[str]
    """Type of the entity, such as `dataset`."""
    _PART_TYPES: ClassVar[tuple[str | None, ...]] = (None,)
    # The entity type of each part that is a URN itself.

    def _set(self, *parts: str | ColophonUrn) -> None:
        """Sets the parts as a constructor gets them: encoded, and URNs made from names."""
        texts = [self._part(str(part), type_) for part, type_ in zip(parts, self._PART_TYPES, strict=True)]
        super().__init__(self.ENTITY_TYPE, texts)

    def _part(self, text: str, type_: str | None) -> str:
        name = type(self).__name__
        if not text:
            raise InvalidUrnError(
                f"Invalid {name}: expected {len(self._PART_TYPES)} parts that are not empty"
            )
        is_urn = text.startswith("urn:li:")
        if type_ is None:
            # A single part may be given as the whole URN.
            if len(self._PART_TYPES) > 1 or not is_urn:
                return encode_urn_part(text)
            type_, text = self.ENTITY_TYPE, text
            return _checked(name, text, type_).partition(f"urn:li:{type_}:")[2]
        if type_ == "*" or is_urn:
            return _checked(name, text, type_)
        if type_ != "dataPlatform":
            raise InvalidUrnError(f"Invalid {name}: expected the URN of a {type_}, got {text!r}")
        return f"urn:li:dataPlatform:{encode_urn_part(text)}"

    @classmethod
    def _of_parts(cls, entity_type: str, parts: tuple[str, ...]) -> Urn:
        if len(parts) != len(cls._PART_TYPES):
            raise InvalidUrnError(
                f"Invalid {cls.__name__}: expected {len(cls._PART_TYPES)} parts, got {len(parts)}: {', '.join(parts)}"
            )
        for part, type_ in zip(parts, cls._PART_TYPES, strict=True):
            if type_ is not None:
                _checked(cls.__name__, part, type_)
        urn = cls.__new__(cls)
        Urn.__init__(urn, entity_type, parts)
        return urn

    def to_key_aspect(self) -> Any:
        """The key aspect of the entity."""
        from ...models._codec import fields_of

        key = self.underlying_key_aspect_type()
        names = [field.attribute for field in fields_of(key).values()]
        return key(**dict(zip(names, self.parts, strict=True)))

    @classmethod
    def from_key_aspect(cls, key_aspect: Any) -> Any:
        """The URN of an entity from its key aspect."""
        from ...models._codec import fields_of

        names = [field.attribute for field in fields_of(type(key_aspect)).values()]
        return cls(*(str(getattr(key_aspect, name)) for name in names))

    @classmethod
    def underlying_key_aspect_type(cls) -> Any:
        """The class of the key aspect."""
        from ...models._index import ASPECTS
        from ...models._lazy import load_class

        name = {"corpuser": "corpUserKey"}.get(cls.ENTITY_TYPE, f"{cls.ENTITY_TYPE}Key")
        return load_class(ASPECTS[name])


def environment(env: str) -> str:
    """The environment in capitals. Raises `InvalidUrnError` if it cannot be a part of a URN."""
    if has_reserved_character(env):
        raise InvalidUrnError(f"Invalid environment: expected a name such as PROD, got {env!r}")
    return env.upper()


def _checked(name: str, text: str, type_: str) -> str:
    found = ColophonUrn.parse(text)
    if type_ not in ("*", found.entity_type):
        raise InvalidUrnError(f"Invalid {name}: expected the URN of a {type_}, got {text}")
    return text


def _datahub_urn(entity_type: str, name: str) -> str:
    if name.startswith(f"urn:li:{entity_type}:"):
        return name
    return f"urn:li:{entity_type}:{name if name.startswith('datahub.') else f'datahub.{name}'}"
