"""What is sent to a catalogue, under the names and with the positions of DataHub's package."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Union

from ..errors import ValidationError
from ..models._record import Aspect, Record
from ..proposals import (
    MetadataChangeEvent,
    PatchProposal,
    Proposal,
    proposal_from_obj,
    to_json_value,
)

if TYPE_CHECKING:
    from ..models import SystemMetadata
    from .ingestion.api.workunit import MetadataWorkUnit


@dataclass
class GenericAspectClass:
    """An aspect, or the operations of a patch, as text."""

    value: bytes
    """The JSON, in UTF-8."""
    contentType: str
    """`application/json`, or `application/json-patch+json` for a patch."""


@dataclass
class MetadataChangeProposalClass:
    """A proposal whose aspect is text. Emitters take it as they take a `MetadataChangeProposalWrapper`."""

    entityType: str
    changeType: str
    auditHeader: None = None
    entityUrn: str | None = None
    entityKeyAspect: None = None
    aspectName: str | None = None
    aspect: GenericAspectClass | None = None
    systemMetadata: SystemMetadata | Mapping[str, Any] | None = None
    headers: Mapping[str, str] | None = None

    def to_obj(self, tuples: bool = False) -> dict[str, Any]:
        """The proposal as a JSON object, without what it does not have."""
        aspect = self.aspect
        members = {
            "entityType": self.entityType,
            "changeType": str(self.changeType),
            "entityUrn": self.entityUrn,
            "aspectName": self.aspectName,
            "aspect": aspect and {"value": aspect.value.decode(), "contentType": aspect.contentType},
            "systemMetadata": to_json_value(self.systemMetadata),
            "headers": self.headers,
        }
        return {name: value for name, value in members.items() if value is not None}

    def to_proposal(self) -> Proposal | PatchProposal:
        """The proposal as emitters send it.

        Raises `ValidationError` if its aspect does not fit the model.
        """
        return proposal_from_obj(self.to_obj())

    def validate(self) -> bool:
        """Raises `ValidationError` if the aspect is not valid, and returns True otherwise."""
        self.to_proposal()
        return True


class MetadataChangeProposalWrapper(Proposal):
    """`Proposal` with the positions of DataHub's class."""

    def __init__(
        self,
        entityType: str = "ENTITY_TYPE_UNSET",
        changeType: str = "UPSERT",
        entityUrn: str | None = None,
        entityKeyAspect: None = None,
        auditHeader: None = None,
        aspectName: str | None = None,
        aspect: Aspect | Mapping[str, Any] | None = None,
        systemMetadata: SystemMetadata | Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        _require_absent(entityKeyAspect=entityKeyAspect, auditHeader=auditHeader)
        super().__init__(
            entityType=entityType,
            changeType=changeType,
            entityUrn=entityUrn,
            aspectName=aspectName,
            aspect=aspect,
            systemMetadata=systemMetadata,
            headers=headers,
        )

    def make_mcp(self) -> MetadataChangeProposalClass:
        """The proposal with its aspect as text."""
        return as_text(self)

    def as_workunit(
        self, *, treat_errors_as_warnings: bool = False, is_primary_source: bool = True
    ) -> MetadataWorkUnit:
        """The proposal as a work unit, whose `metadata` it is."""
        from .ingestion.api.workunit import MetadataWorkUnit

        return MetadataWorkUnit(
            id=f"{self.entityUrn}-{self.aspectName}",
            mcp=self,
            treat_errors_as_warnings=treat_errors_as_warnings,
            is_primary_source=is_primary_source,
        )

    @classmethod
    def try_from_mcpc(cls, mcpc: MetadataChangeProposalClass) -> MetadataChangeProposalWrapper | None:
        """The proposal with its aspect as an object; None for a patch."""
        found = mcpc.to_proposal()
        return wrapped(found) if isinstance(found, Proposal) else None

    @classmethod
    def from_obj(
        cls,
        obj: Mapping[str, Any],
        tuples: bool = False,  # noqa: ARG003  # DataHub's argument.
        *,
        unknown_fields: str = "reject",
    ) -> Proposal | PatchProposal:
        """Reads a proposal from its JSON object, in either form of the aspect."""
        found = proposal_from_obj(obj, unknown_fields=unknown_fields)
        return wrapped(found) if isinstance(found, Proposal) else found

    @classmethod
    def from_obj_require_wrapper(
        cls,
        obj: Mapping[str, Any],
        tuples: bool = False,  # noqa: ARG003  # DataHub's argument.
    ) -> MetadataChangeProposalWrapper:
        """Reads a proposal from its JSON object. Raises `ValidationError` if it is a patch."""
        found = proposal_from_obj(obj)
        if not isinstance(found, Proposal):
            raise ValidationError("changeType: expected a proposal of a whole aspect, got PATCH")
        return wrapped(found)


def as_text(proposal: Proposal | PatchProposal) -> MetadataChangeProposalClass:
    """A proposal with its aspect, or its operations, as text."""
    obj = proposal.to_obj()
    aspect = obj.get("aspect")
    return MetadataChangeProposalClass(
        entityType=proposal.entityType,
        changeType=proposal.changeType,
        entityUrn=proposal.entityUrn,
        aspectName=proposal.aspectName,
        aspect=aspect and GenericAspectClass(aspect["value"].encode(), aspect["contentType"]),
        systemMetadata=proposal.systemMetadata,
        headers=proposal.headers,
    )


def wrapped(proposal: Proposal) -> MetadataChangeProposalWrapper:
    """The same proposal under DataHub's name."""
    if isinstance(proposal, MetadataChangeProposalWrapper):
        return proposal
    return MetadataChangeProposalWrapper(
        entityType=proposal.entityType,
        changeType=proposal.changeType,
        entityUrn=proposal.entityUrn,
        aspectName=proposal.aspectName,
        aspect=proposal.aspect,
        systemMetadata=proposal.systemMetadata,
        headers=proposal.headers,
    )


class MetadataChangeEventClass(MetadataChangeEvent):
    """`MetadataChangeEvent` with the positions of DataHub's class."""

    def __init__(
        self,
        proposedSnapshot: Record,
        auditHeader: None = None,
        proposedDelta: None = None,
        systemMetadata: SystemMetadata | Mapping[str, Any] | None = None,
    ) -> None:
        _require_absent(auditHeader=auditHeader, proposedDelta=proposedDelta)
        super().__init__(proposedSnapshot=proposedSnapshot, systemMetadata=systemMetadata)


AnyEmittable = Union[Proposal, PatchProposal, MetadataChangeProposalClass, MetadataChangeEvent]
"""What the emitters take."""


def as_emittable(item: AnyEmittable) -> Proposal | PatchProposal | MetadataChangeEvent:
    """What Colophon's emitters take in its place."""
    return item.to_proposal() if isinstance(item, MetadataChangeProposalClass) else item


def as_proposals(items: Iterable[Any]) -> list[Any]:
    """What Colophon's emitters take in their place, in order."""
    return [as_emittable(item) for item in items]


def _require_absent(**members: Any) -> None:
    for name, value in members.items():
        if value is not None:
            raise ValidationError(
                f"{name}: expected None, since no catalogue reads it, got {type(value).__name__}"
            )
