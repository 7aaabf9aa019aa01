"""The patch builder of `datahub.specific.dataset`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ...errors import ConfigurationError
from ...urn import Urn
from ..emitter.mcp_patch_builder import MetadataPatchProposal
from .aspect_helpers.custom_properties import HasCustomPropertiesPatch
from .aspect_helpers.documentation import HasDocumentationPatch
from .aspect_helpers.domains import HasDomainsPatch
from .aspect_helpers.fine_grained_lineage import HasFineGrainedLineagePatch
from .aspect_helpers.ownership import HasOwnershipPatch
from .aspect_helpers.siblings import HasSiblingsPatch
from .aspect_helpers.structured_properties import HasStructuredPropertiesPatch
from .aspect_helpers.tags import HasTagsPatch
from .aspect_helpers.terms import HasTermsPatch

if TYPE_CHECKING:
    from ... import models

P = TypeVar("P", bound=MetadataPatchProposal)


class FieldPatchHelper(Generic[P]):
    """Collects changes to what people say about a column. `parent` leads back to the dataset.

    Raises `ConfigurationError` for `editable=False`: the columns of `schemaMetadata` have no patches.
    """

    def __init__(self, parent: P, field_path: str, editable: bool = True) -> None:
        if not editable:
            raise ConfigurationError(
                "editable: expected True, since columns of schemaMetadata cannot be patched: write the aspect"
            )
        self._parent = parent
        self.field_path = field_path

    def add_tag(self, tag: models.TagAssociation) -> FieldPatchHelper[P]:
        """Adds a tag."""
        return self._add(("globalTags", "tags", str(tag.tag)), tag)

    def remove_tag(self, tag: str | Urn, attribution_source: str | Urn | None = None) -> FieldPatchHelper[P]:
        """Removes a tag; `attribution_source` has no effect."""
        text = str(tag)
        return self._remove(
            ("globalTags", "tags", text if text.startswith("urn:li:tag:") else f"urn:li:tag:{text}")
        )

    def add_term(self, term: models.GlossaryTermAssociation) -> FieldPatchHelper[P]:
        """Adds a glossary term."""
        return self._add(("glossaryTerms", "terms", str(term.urn)), term)

    def remove_term(
        self, term: str | Urn, attribution_source: str | Urn | None = None
    ) -> FieldPatchHelper[P]:
        """Removes a glossary term; `attribution_source` has no effect."""
        text = str(term)
        urn = text if text.startswith("urn:li:glossaryTerm:") else f"urn:li:glossaryTerm:{text}"
        return self._remove(("glossaryTerms", "terms", urn))

    def parent(self) -> P:
        """The builder of the dataset."""
        return self._parent

    def _path(self, path: tuple[str, ...]) -> tuple[str, ...]:
        return ("editableSchemaFieldInfo", self.field_path, *path)

    def _add(self, path: tuple[str, ...], value: Any) -> FieldPatchHelper[P]:
        self._parent._add("editableSchemaMetadata", self._path(path), value)
        return self

    def _remove(self, path: tuple[str, ...]) -> FieldPatchHelper[P]:
        self._parent._remove("editableSchemaMetadata", self._path(path))
        return self


class DatasetPatchBuilder(
    HasOwnershipPatch,
    HasCustomPropertiesPatch,
    HasStructuredPropertiesPatch,
    HasTagsPatch,
    HasTermsPatch,
    HasDomainsPatch,
    HasFineGrainedLineagePatch,
    HasSiblingsPatch,
    HasDocumentationPatch,
):
    """Changes parts of a dataset's aspects."""

    _PROPERTIES = "datasetProperties"
    _LINEAGE = "upstreamLineage"

    def add_upstream_lineage(self, upstream: models.Upstream) -> DatasetPatchBuilder:
        """Adds an upstream dataset."""
        return self._add("upstreamLineage", ("upstreams", str(upstream.dataset)), upstream)

    def remove_upstream_lineage(self, dataset: str | Urn) -> DatasetPatchBuilder:
        """Removes an upstream dataset."""
        return self._remove("upstreamLineage", ("upstreams", str(dataset)))

    def set_upstream_lineages(self, upstreams: list[models.Upstream]) -> DatasetPatchBuilder:
        """Replaces all upstream datasets."""
        return self._add("upstreamLineage", ("upstreams",), upstreams)

    def add_fine_grained_upstream_lineage(
        self, fine_grained_lineage: models.FineGrainedLineage
    ) -> DatasetPatchBuilder:
        """The older name of `add_fine_grained_lineage`."""
        return self.add_fine_grained_lineage(fine_grained_lineage)

    def remove_fine_grained_upstream_lineage(
        self, fine_grained_lineage: models.FineGrainedLineage
    ) -> DatasetPatchBuilder:
        """The older name of `remove_fine_grained_lineage`."""
        return self.remove_fine_grained_lineage(fine_grained_lineage)

    def set_fine_grained_upstream_lineages(
        self, fine_grained_lineages: list[models.FineGrainedLineage]
    ) -> DatasetPatchBuilder:
        """The older name of `set_fine_grained_lineages`."""
        return self.set_fine_grained_lineages(fine_grained_lineages)

    def for_field(self, field_path: str, editable: bool = True) -> FieldPatchHelper[DatasetPatchBuilder]:
        """Changes of a column."""
        return FieldPatchHelper(self, field_path, editable)

    def set_description(self, description: str | None = None, editable: bool = False) -> DatasetPatchBuilder:
        """Describes the dataset as its source does, or, with `editable=True`, as people do."""
        name = "editableDatasetProperties" if editable else "datasetProperties"
        return self._set(name, "description", description)

    def set_display_name(self, display_name: str | None = None) -> DatasetPatchBuilder:
        """Sets the name."""
        return self._set("datasetProperties", "name", display_name)

    def set_qualified_name(self, qualified_name: str | None = None) -> DatasetPatchBuilder:
        """Sets the qualified name."""
        return self._set("datasetProperties", "qualifiedName", qualified_name)

    def set_external_url(self, external_url: str | None = None) -> DatasetPatchBuilder:
        """Sets the address in the source."""
        return self._set("datasetProperties", "externalUrl", external_url)

    def set_created(self, timestamp: models.TimeStamp | None = None) -> DatasetPatchBuilder:
        """Sets when the dataset was created."""
        return self._set("datasetProperties", "created", timestamp)

    def set_last_modified(self, timestamp: models.TimeStamp | None = None) -> DatasetPatchBuilder:
        """Sets when the dataset was last modified."""
        return self._set("datasetProperties", "lastModified", timestamp)


__all__ = ["DatasetPatchBuilder", "FieldPatchHelper"]
