"""What is sent to a catalogue: proposals to write, change or delete one aspect of one entity, and older events."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from json.encoder import encode_basestring_ascii
from typing import TYPE_CHECKING, Any, TypeVar, Union

from ._arguments import mapping, text, wrong
from .errors import ValidationError
from .models._index import ASPECTS, ENTITY_ASPECTS
from .models._lazy import load_class
from .models._record import Aspect, Record, Unfit
from .urn import entity_type_of, parse_urn

if TYPE_CHECKING:
    from .models import SystemMetadata

CHANGE_TYPES = ("UPSERT", "CREATE", "UPDATE", "DELETE", "PATCH", "RESTATE", "CREATE_ENTITY")
"""The change types of the wire."""

_UNSET = "ENTITY_TYPE_UNSET"
# Of two such writes, the second one fails.
_ONCE = ("CREATE", "CREATE_ENTITY")
# Operations of a patch whose result depends on the current value.
_DEPENDENT = ("test", "move", "copy")
# A cycle ends in a `RecursionError`, so the encoder need not look for one in each value.
_to_text = json.JSONEncoder(separators=(",", ":"), allow_nan=False, check_circular=False).encode
_quote = encode_basestring_ascii

A = TypeVar("A", bound=Aspect)


@dataclass(kw_only=True)
class Proposal:
    """A proposal to write or delete one aspect of one entity.

    >>> from colophon import Proposal, make_tag_urn, models
    >>> proposal = Proposal(entityUrn=make_tag_urn("pii"), aspect=models.TagProperties(name="PII"))
    >>> proposal.aspectName
    'tagProperties'
    """

    entityType: str = _UNSET
    """Type of the entity. Default: that of the URN."""
    changeType: str = "UPSERT"
    """`UPSERT` writes, `CREATE` and `CREATE_ENTITY` write only if nothing exists, `DELETE` deletes."""
    entityUrn: str | None = None
    """URN of the entity. Required."""
    aspectName: str | None = None
    """Name of the aspect. Default: that of `aspect`."""
    aspect: Aspect | Mapping[str, Any] | None = None
    """The whole new value: an aspect of `colophon.models`, or a JSON object together with `aspectName`."""
    systemMetadata: SystemMetadata | Mapping[str, Any] | None = None
    """Where the value comes from, such as the id of the ingestion run."""
    headers: Mapping[str, str] | None = None
    """Conditions for the write; `write_conditions` makes them."""

    def __post_init__(self) -> None:
        if not self.entityUrn:
            raise ValidationError("A proposal needs entityUrn, the URN of the entity.")
        if self.entityType.__class__ is not str and not isinstance(self.entityType, str):
            raise wrong("entityType", "a str", self.entityType)
        if self.headers is not None:
            _require_headers(self.headers)
        if self.systemMetadata is not None and not isinstance(self.systemMetadata, (Mapping, Record)):
            raise wrong("systemMetadata", "models.SystemMetadata or a JSON object", self.systemMetadata)
        self.entityUrn = str(self.entityUrn)
        entity_type = entity_type_of(self.entityUrn)
        if entity_type is None:
            entity_type = parse_urn(self.entityUrn).entity_type
        if self.entityType not in (_UNSET, entity_type) and self.entityType.lower() != entity_type.lower():
            raise ValidationError(
                f"entityType: expected {entity_type}, the type in {self.entityUrn}, got {self.entityType}"
            )
        self.entityType = entity_type
        if isinstance(self.aspect, Aspect):
            name = self.aspect.ASPECT_NAME
            if self.aspectName not in (None, name):
                raise ValidationError(
                    f"aspectName: expected {name}, the name of the aspect, got {self.aspectName}"
                )
            self.aspectName = name
        elif self.aspect is not None and not isinstance(self.aspect, Mapping):
            raise ValidationError(
                f"aspect: expected an aspect or a JSON object, got {type(self.aspect).__name__}"
            )
        if not self.aspectName:
            raise ValidationError("A proposal needs aspect, or aspectName with changeType DELETE.")
        self.changeType = str(self.changeType)
        if self.changeType not in CHANGE_TYPES:
            raise ValidationError(
                f"changeType: expected one of {', '.join(CHANGE_TYPES)}, got {self.changeType}"
            )
        if self.aspect is None and self.changeType not in ("DELETE", "RESTATE"):
            raise ValidationError(f"A proposal to {self.changeType} {self.aspectName} needs the aspect.")

    @classmethod
    def construct_many(cls, entityUrn: str, aspects: Sequence[Aspect | None]) -> list[Proposal]:
        """A proposal for each of the aspects; those that are None are skipped."""
        return [cls(entityUrn=entityUrn, aspect=aspect) for aspect in aspects if aspect is not None]

    def validate(self) -> bool:
        """Raises `ValidationError` if the aspect is not valid, and returns True otherwise."""
        self.to_json()
        return True

    def to_json(self, *, unknown_fields: str = "reject") -> str:
        """The proposal as it goes over the wire.

        `unknown_fields="keep"` lets fields through that this version of the model does not have, for a server with a
        newer one; by default they are rejected.

        Raises `ValidationError` if the aspect is not valid.
        """
        value = None
        keeps_unknown = unknown_fields == "keep"
        if self.aspect is not None:
            obj = _aspect_obj(self.aspect, self.aspectName or "", keeps_unknown)
            value = _encode(f"Aspect {self.aspectName}", obj)
        return _envelope(
            self,
            self.entityUrn or "",
            self.entityType,
            self.changeType,
            value,
            "application/json",
            keeps_unknown,
        )

    def to_obj(self, tuples: bool = False, simplified_structure: bool = False) -> dict[str, Any]:
        """The proposal as a JSON object. `simplified_structure` has the aspect as an object instead of as text."""
        obj: dict[str, Any] = json.loads(self.to_json())
        if simplified_structure and "aspect" in obj:
            obj["aspect"] = {"json": json.loads(obj["aspect"]["value"])}
        return obj

    @classmethod
    def from_obj(cls, obj: Mapping[str, Any], *, unknown_fields: str = "reject") -> Proposal | PatchProposal:
        """Reads a proposal from its JSON object, in either form of the aspect.

        `unknown_fields="keep"` keeps fields of the aspect that this version of the model does not have.

        Raises `ValidationError` that names the place if it is anything else.
        """
        return proposal_from_obj(obj, unknown_fields=unknown_fields)


MetadataChangeProposalWrapper = Proposal
"""The name of `Proposal` in DataHub's package."""


@dataclass(kw_only=True)
class PatchProposal:
    """A proposal to change parts of one aspect and leave the rest; `patch_proposals` makes them from steps."""

    entityUrn: str
    """URN of the entity."""
    aspectName: str
    """Name of the aspect."""
    operations: list[dict[str, Any]]
    """JSON Patch operations (RFC 6902), where the items of lists are addressed by their keys."""
    arrayPrimaryKeys: dict[str, list[str]] | None = None
    """Fields that make up the key of a list's items, by the name of the list. Default: as the aspect has them."""
    systemMetadata: SystemMetadata | Mapping[str, Any] | None = None
    """Where the values come from."""
    headers: Mapping[str, str] | None = None
    """Conditions for the write."""
    changeType: str = field(default="PATCH", init=False)

    def __post_init__(self) -> None:
        parse_urn(self.entityUrn)
        text("aspectName", self.aspectName)
        if not isinstance(self.operations, (list, tuple)):
            raise wrong("operations", "a list of JSON Patch operations", self.operations)
        if self.headers is not None:
            _require_headers(self.headers)
        if self.systemMetadata is not None and not isinstance(self.systemMetadata, (Mapping, Record)):
            raise wrong("systemMetadata", "models.SystemMetadata or a JSON object", self.systemMetadata)

    @property
    def entityType(self) -> str:
        """Type of the entity."""
        return parse_urn(self.entityUrn).entity_type

    def to_json(self, *, unknown_fields: str = "reject") -> str:
        """The proposal as it goes over the wire.

        Raises `ValidationError` if it adds a field that the model does not have, unless `unknown_fields="keep"`.
        """
        for index, operation in enumerate(self.operations):
            if not isinstance(operation, Mapping):
                raise wrong(f"operations[{index}]", "a JSON Patch operation", operation)
        operations = _plain(f"Patch of {self.aspectName}", self.operations)
        if unknown_fields != "keep" and self.aspectName in ASPECTS:
            from .models._validate import check_patch

            check_patch(load_class(ASPECTS[self.aspectName]), operations)
        patch: Any = operations
        if self.arrayPrimaryKeys is not None:
            patch = {"arrayPrimaryKeys": self.arrayPrimaryKeys, "patch": operations}
        return _envelope(
            self,
            self.entityUrn,
            self.entityType,
            "PATCH",
            _encode(f"Patch of {self.aspectName}", patch),
            "application/json-patch+json",
            unknown_fields == "keep",
        )

    def to_obj(self, tuples: bool = False, simplified_structure: bool = False) -> dict[str, Any]:
        """The proposal as a JSON object. `simplified_structure` has the patch as an object instead of as text."""
        obj: dict[str, Any] = json.loads(self.to_json())
        if simplified_structure:
            obj["aspect"] = {"json": json.loads(obj["aspect"]["value"])}
        return obj


def proposal_from_obj(obj: Mapping[str, Any], *, unknown_fields: str = "reject") -> Proposal | PatchProposal:
    """Reads a proposal from its JSON object: aspects that the model has become objects of their classes."""
    _require_type("a proposal", obj, Mapping)
    urn, name = (_require_type(member, obj.get(member), str) for member in ("entityUrn", "aspectName"))
    value = _value_from_obj(obj.get("aspect"))
    more: dict[str, Any] = {"systemMetadata": obj.get("systemMetadata"), "headers": obj.get("headers")}
    if obj.get("changeType") == "PATCH":
        steps = value.get("patch") if isinstance(value, Mapping) else value
        keys = value.get("arrayPrimaryKeys") if isinstance(value, Mapping) else None
        operations = _require_type("aspect: the operations of a patch", steps, list)
        return PatchProposal(
            entityUrn=urn, aspectName=name, operations=operations, arrayPrimaryKeys=keys, **more
        )
    if value is not None and name in ASPECTS:
        value = load_class(ASPECTS[name]).from_obj(value, unknown_fields=unknown_fields)
    change_type = obj.get("changeType", "UPSERT")
    return Proposal(entityUrn=urn, changeType=change_type, aspectName=name, aspect=value, **more)


def _value_from_obj(aspect: Any) -> Any:
    """The value of an aspect, in either form: as an object, or as text."""
    if aspect is None:
        return None
    _require_type("aspect", aspect, Mapping)
    if "json" in aspect:
        return aspect["json"]
    try:
        return json.loads(_require_type("aspect/value", aspect.get("value"), str))
    except (ValueError, RecursionError) as error:
        if isinstance(error, ValidationError):
            raise
        raise ValidationError(f"aspect/value: expected JSON: {error}") from error


def _require_type(what: str, value: Any, type_: type) -> Any:
    if not isinstance(value, type_):
        names: dict[type, str] = {str: "a string", list: "a list"}
        expected = names.get(type_, "an object")
        came = "nothing" if value is None else type(value).__name__
        raise ValidationError(f"{what}: expected {expected}, got {came}")
    return value


def _envelope(
    proposal: Proposal | PatchProposal,
    urn: str,
    entity_type: str,
    change_type: str,
    value: str | None,
    content: str,
    keeps_unknown: bool,
) -> str:
    # Joined in one step: a value may be large, and each step would copy it.
    aspect = "" if value is None else f',"aspect":{{"contentType":"{content}","value":{_quote(value)}}}'
    metadata = proposal.systemMetadata
    origin = (
        ""
        if metadata is None
        else f',"systemMetadata":{_encode("systemMetadata", metadata_obj(metadata, keeps_unknown))}'
    )
    conditions = ""
    if proposal.headers:
        _require_headers(proposal.headers)
        conditions = f',"headers":{_encode("headers", dict(proposal.headers))}'
    return (
        f'{{"entityType":{_quote(entity_type)},"entityUrn":{_quote(urn)},"changeType":"{change_type}",'
        f'"aspectName":{_quote(proposal.aspectName or "")}{aspect}{origin}{conditions}}}'
    )


def metadata_obj(metadata: Any, keeps_unknown: bool = False) -> Any:
    """Where a value comes from, as JSON."""
    if isinstance(metadata, Record):
        return metadata.to_obj()
    writers = _metadata_writers or _fill_metadata_writers()
    try:
        return {name: writers[name](value) for name, value in metadata.items() if value is not None}
    except (KeyError, Unfit, TypeError, ValueError, ArithmeticError):
        # Looked at again: for what is wrong with it, or for records in the form of JSON objects.
        from .models._validate import check_obj

        obj = _plain("systemMetadata", metadata)
        check_obj(load_class("SystemMetadata"), obj, allow_unknown=keeps_unknown)
        return obj


# By field. There may be system metadata in every proposal, so these are looked up once.
_metadata_writers: dict[str, Callable[[Any], Any]] = {}


def _fill_metadata_writers() -> dict[str, Callable[[Any], Any]]:
    from .models._codec import fields_of, value_writer

    fields = fields_of(load_class("SystemMetadata"))
    _metadata_writers.update({name: value_writer(field.type) for name, field in fields.items()})
    return _metadata_writers


def _require_headers(headers: Any) -> None:
    for name, value in mapping("headers", headers).items():
        if not isinstance(name, str) or not isinstance(value, str):
            raise wrong("headers", "names and values of type str", {name: value})


def is_repeatable(proposal: AnyProposal) -> bool:
    """Whether sending it twice reports, and does, the same as sending it once."""
    if proposal.headers:
        return False
    if isinstance(proposal, PatchProposal):
        return not any(operation.get("op") in _DEPENDENT for operation in proposal.operations)
    return proposal.changeType not in _ONCE


def place_of(item: object) -> tuple[str, str]:
    """The URN and the name of the aspect for a report; empty texts for what has none."""
    if isinstance(item, MetadataChangeEvent):
        return str(getattr(item.proposedSnapshot, "urn", "") or ""), ""
    return str(getattr(item, "entityUrn", "") or ""), str(getattr(item, "aspectName", "") or "")


def _encode(what: str, value: Any) -> str:
    try:
        return _to_text(value)
    except (TypeError, ValueError, RecursionError) as error:
        raise ValidationError(f"{what}: expected JSON: {error}") from error


def _aspect_obj(aspect: Aspect | Mapping[str, Any], name: str, allow_unknown: bool) -> Mapping[str, Any]:
    if isinstance(aspect, Aspect):
        return aspect.to_obj()
    obj: dict[str, Any] = _plain(f"Aspect {name}", aspect)
    # An aspect that this version of the model does not have is validated by the server alone.
    if name in ASPECTS:
        from .models._validate import check_obj

        check_obj(load_class(ASPECTS[name]), obj, allow_unknown=allow_unknown)
    return obj


def to_json_value(value: Any) -> Any:
    """JSON of a value that may contain records."""
    if isinstance(value, Record):
        return value.to_obj()
    if isinstance(value, Mapping):
        return {key: to_json_value(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [to_json_value(item) for item in value]
    return value


def _plain(what: str, value: Any) -> Any:
    try:
        return to_json_value(value)
    except RecursionError as error:
        raise ValidationError(
            f"{what}: expected JSON, got a value that contains itself or is nested too deeply"
        ) from error


@dataclass(kw_only=True)
class MetadataChangeEvent:
    """An event of the older kind: several aspects of one entity in a snapshot. New programs send proposals.

    >>> from colophon import MetadataChangeEvent, make_dataset_urn, models
    >>> urn = make_dataset_urn("mysql", "shop.orders")
    >>> snapshot = models.DatasetSnapshot(urn=urn, aspects=[models.Status(removed=False)])
    >>> [proposal.aspectName for proposal in MetadataChangeEvent(proposedSnapshot=snapshot).to_proposals()]
    ['status']
    """

    proposedSnapshot: Record
    """The snapshot of the entity, such as `models.DatasetSnapshot`."""
    systemMetadata: SystemMetadata | Mapping[str, Any] | None = None
    """Where the values come from."""
    auditHeader: None = None
    proposedDelta: None = None

    def __post_init__(self) -> None:
        if not type(self.proposedSnapshot).__name__.endswith("Snapshot"):
            raise ValidationError(
                "proposedSnapshot: expected a snapshot, such as models.DatasetSnapshot, "
                f"got {type(self.proposedSnapshot).__name__}"
            )

    @property
    def urn(self) -> str:
        """URN of the entity."""
        return str(self.proposedSnapshot.urn)  # type: ignore[attr-defined]  # every snapshot has one

    @property
    def aspects(self) -> list[Aspect]:
        """The aspects of the snapshot."""
        found: list[Aspect] = self.proposedSnapshot.aspects  # type: ignore[attr-defined]  # every snapshot has them
        return found

    def validate(self) -> bool:
        """Raises `ValidationError` if the snapshot is not valid, and returns True otherwise."""
        self.proposedSnapshot.validate()
        return True

    def to_obj(self, tuples: bool = False) -> dict[str, Any]:
        """The event as a JSON object, as Rest.li has it."""
        return {
            "proposedSnapshot": {self.proposedSnapshot.RECORD_NAME: self.proposedSnapshot.to_obj()},
            **({} if self.systemMetadata is None else {"systemMetadata": metadata_obj(self.systemMetadata)}),
        }

    def to_proposals(self) -> list[Proposal]:
        """A proposal for each aspect."""
        if not isinstance(self.aspects, (list, tuple)):
            raise wrong("proposedSnapshot/aspects", "a list of aspects", self.aspects)
        return [
            Proposal(entityUrn=self.urn, aspect=aspect, systemMetadata=self.systemMetadata)
            for aspect in self.aspects
        ]


AnyProposal = Union[Proposal, PatchProposal]
"""What writes one aspect."""
Emittable = Union[Proposal, PatchProposal, MetadataChangeEvent]
"""What an emitter takes."""


def write_conditions(
    *,
    if_version: str | int | None = None,
    if_modified_since: Any = None,
    if_unmodified_since: Any = None,
    skip_if_exists: bool = False,
) -> dict[str, str]:
    """The `headers` of a conditional proposal. If they do not hold, the server rejects the write with status 422.

    Args:
        if_version: Version that the aspect must have; `"absent"` if it must not exist.
        if_modified_since: The aspect must have changed after this time: a datetime, or milliseconds since the epoch.
        if_unmodified_since: The aspect must not have changed after this time.
        skip_if_exists: Skip a `CREATE` or `CREATE_ENTITY` of what exists, instead of failing.

    >>> write_conditions(if_version="absent")
    {'If-Version-Match': '-1'}
    """
    from .builders.aspects import to_iso

    headers = {}
    if if_version is not None and (isinstance(if_version, bool) or not isinstance(if_version, (str, int))):
        raise wrong("if_version", "a version, such as 2, or 'absent'", if_version)
    if if_version is not None:
        headers["If-Version-Match"] = "-1" if if_version == "absent" else str(if_version)
    if if_modified_since is not None:
        headers["If-Modified-Since"] = to_iso(if_modified_since)
    if if_unmodified_since is not None:
        headers["If-Unmodified-Since"] = to_iso(if_unmodified_since)
    if skip_if_exists:
        headers["If-None-Match"] = "*"
    return headers


def entity_supports_aspect(entity_type: str, aspect_type: type[Aspect]) -> bool:
    """Whether entities of that type can have the aspect.

    >>> from colophon import models
    >>> entity_supports_aspect("tag", models.SchemaMetadata)
    False
    """
    return aspect_type.ASPECT_NAME in ENTITY_ASPECTS.get(entity_type, "").split()


def mcps_from_mce(mce: MetadataChangeEvent) -> Iterable[Proposal]:
    """A proposal for each aspect of an event."""
    return mce.to_proposals()
