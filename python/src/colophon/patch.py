"""Patches: proposals that change parts of an aspect and leave the rest unchanged."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ._arguments import mapping, texts, wrong
from .builders.aspects import (
    PropertyValue,
    make_ownership_aspect_from_urn_list,
    make_property_assignment,
)
from .builders.urns import (
    make_domain_urn,
    make_schema_field_urn,
    make_structured_property_urn,
    make_tag_urn,
    make_term_urn,
)
from .errors import ConfigurationError
from .models._lazy import load_class
from .models._record import Record
from .proposals import PatchProposal, to_json_value
from .urn import guess_entity_type

if TYPE_CHECKING:
    from . import models

# Separates the names of nested fields in a key; who says so is a part of the key of what several sources may say.
_SOURCE = "attribution\u241fsource"
_TAG_KEYS = {"tags": ["tag", _SOURCE]}
_TERM_KEYS = {"terms": ["urn", _SOURCE]}
_OWNER_KEYS = {"owners": ["owner", "type", "typeUrn", _SOURCE]}

_Places = dict[str, tuple[str, str]]

# The aspect that holds the custom properties, by entity type.
_CUSTOM_PROPERTIES: _Places = {
    entity_type: (aspect_name, "customProperties")
    for entity_type, aspect_name in {
        "dataset": "datasetProperties",
        "container": "containerProperties",
        "dataFlow": "dataFlowInfo",
        "dataJob": "dataJobInfo",
        "chart": "chartInfo",
        "dashboard": "dashboardInfo",
        "dataProduct": "dataProductProperties",
        "domain": "domainProperties",
        "glossaryTerm": "glossaryTermInfo",
        "glossaryNode": "glossaryNodeInfo",
        "mlModel": "mlModelProperties",
        "mlModelGroup": "mlModelGroupProperties",
    }.items()
}
# The list of edges, by the type of what is read or written, and the type of the entity.
_INPUTS: dict[str, _Places] = {
    "dataset": {
        "dataJob": ("dataJobInputOutput", "inputDatasetEdges"),
        "chart": ("chartInfo", "inputEdges"),
        "dashboard": ("dashboardInfo", "datasetEdges"),
    },
    "dataJob": {"dataJob": ("dataJobInputOutput", "inputDatajobEdges")},
    "chart": {"dashboard": ("dashboardInfo", "chartEdges")},
}
_OUTPUTS: dict[str, _Places] = {"dataset": {"dataJob": ("dataJobInputOutput", "outputDatasetEdges")}}


class PatchBuilder:
    """Collects changes to parts of an entity's aspects. Each method returns the builder.

    >>> from colophon import PatchBuilder, RestEmitter, make_dataset_urn
    >>> urn = make_dataset_urn("mysql", "shop.orders")
    >>> patch = PatchBuilder(urn).add_tag("pii").add_owner("urn:li:corpuser:ana").set_custom_property("team", "sales")
    >>> [proposal.aspectName for proposal in patch.build()]
    ['globalTags', 'ownership', 'datasetProperties']

    Args:
        urn: URN of the entity.
        system_metadata: Where the changes come from, such as the id of the ingestion run.
        headers: Conditions, from `write_conditions`.
    """

    def __init__(
        self,
        urn: str,
        system_metadata: models.SystemMetadata | Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.urn = str(urn)
        self.entity_type = guess_entity_type(self.urn)
        self._system_metadata = system_metadata
        self._headers = headers
        self._groups: dict[str, PatchProposal] = {}

    def build(self) -> list[PatchProposal]:
        """The proposals: one for each aspect, and for each way to address the items of its lists."""
        return list(self._groups.values())

    def add_at(
        self, aspect_name: str, path: Sequence[str], value: Any, *, keys: dict[str, list[str]] | None = None
    ) -> PatchBuilder:
        """Adds or replaces a value.

        Args:
            aspect_name: Name of the aspect.
            path: Names of members, and keys of items, from the outside in; not escaped.
            value: The value.
            keys: Fields that make up the key of a list's items. Default: as the aspect has them.
        """
        return self._step("add", aspect_name, path, keys, value)

    def remove_at(
        self, aspect_name: str, path: Sequence[str], *, keys: dict[str, list[str]] | None = None
    ) -> PatchBuilder:
        """Removes a value. Takes the place as `add_at` does."""
        return self._step("remove", aspect_name, path, keys, None)

    def _step(
        self, op: str, aspect_name: str, path: Sequence[str], keys: dict[str, list[str]] | None, value: Any
    ) -> PatchBuilder:
        group = self._groups.setdefault(
            json.dumps([aspect_name, keys]),
            PatchProposal(
                entityUrn=self.urn,
                aspectName=aspect_name,
                operations=[],
                arrayPrimaryKeys=keys,
                systemMetadata=self._system_metadata,
                headers=self._headers,
            ),
        )
        for name, fields in (keys or {}).items():
            texts(f"keys[{name!r}]", fields)
        # RFC 6901: the tilde first, since the slash becomes one.
        pointer = "".join(
            f"/{str(step).replace('~', '~0').replace('/', '~1')}" for step in texts("path", path)
        )
        step = {"op": op, "path": pointer}
        group.operations.append(step if op == "remove" else {**step, "value": to_json_value(value)})
        return self

    def _place(self, what: str, places: _Places) -> tuple[str, str]:
        if self.entity_type in places:
            return places[self.entity_type]
        expected = ", ".join(places) or "another type"
        raise ConfigurationError(f"{what}: expected an entity of type {expected}, got {self.entity_type}")

    # Tags, terms, domains.

    def add_tag(self, tag: str | models.TagAssociation) -> PatchBuilder:
        """Adds a tag: a name, a URN, or an association that also says who added it, and why."""
        value = _association("tag", tag, "TagAssociation", "tag", make_tag_urn)
        source = value.get("attribution", {}).get("source", "")
        return self.add_at("globalTags", ("tags", value["tag"], source), value, keys=_TAG_KEYS)

    def remove_tag(self, tag: str) -> PatchBuilder:
        """Removes a tag, no matter who added it."""
        return self.remove_at("globalTags", ("tags", make_tag_urn(str(tag))), keys=_TAG_KEYS)

    def add_term(self, term: str | models.GlossaryTermAssociation) -> PatchBuilder:
        """Adds a glossary term: a name, a URN, or an association."""
        value = _association("term", term, "GlossaryTermAssociation", "urn", make_term_urn)
        source = value.get("attribution", {}).get("source", "")
        return self.add_at("glossaryTerms", ("terms", value["urn"], source), value, keys=_TERM_KEYS)

    def remove_term(self, term: str) -> PatchBuilder:
        """Removes a glossary term, no matter who added it."""
        return self.remove_at("glossaryTerms", ("terms", make_term_urn(str(term))), keys=_TERM_KEYS)

    def add_domain(self, domain: str) -> PatchBuilder:
        """Adds the entity to a domain, without removing it from others."""
        urn = make_domain_urn(domain)
        return self.add_at("domains", ("domains", urn), urn)

    def remove_domain(self, domain: str) -> PatchBuilder:
        """Removes the entity from a domain."""
        return self.remove_at("domains", ("domains", make_domain_urn(domain)))

    # Ownership.

    def add_owner(
        self,
        owner: str | models.Owner,
        owner_type: models.OwnershipType | str = "DATAOWNER",
        type_urn: str | None = None,
    ) -> PatchBuilder:
        """Adds an owner, without removing others.

        Args:
            owner: URN of a user or group, or an `Owner`.
            owner_type: Built-in type of ownership. Default `DATAOWNER`, or `CUSTOM` where `type_urn` is given.
            type_urn: URN of a type of ownership.
        """
        if isinstance(owner, str):
            owner = make_ownership_aspect_from_urn_list([owner], None, owner_type, type_urn=type_urn).owners[
                0
            ]
        value = _obj_of("owner", owner, "Owner")
        source = value.get("attribution", {}).get("source", "")
        path = ("owners", value["owner"], value.get("type", ""), value.get("typeUrn", ""), source)
        return self.add_at("ownership", path, value, keys=_OWNER_KEYS)

    def remove_owner(
        self,
        owner: str,
        owner_type: models.OwnershipType | str | None = None,
        type_urn: str | None = None,
    ) -> PatchBuilder:
        """Removes an owner.

        Args:
            owner: URN of the user or group.
            owner_type: Built-in type of ownership to remove. Default: all, or `CUSTOM` where `type_urn` is given.
            type_urn: URN of the type of ownership to remove. Default: all.
        """
        path = ["owners", str(owner)]
        if owner_type is not None or type_urn is not None:
            path.append("CUSTOM" if owner_type is None else str(owner_type))
        if type_urn is not None:
            path.append(str(type_urn))
        return self.remove_at("ownership", path, keys=_OWNER_KEYS)

    def set_owners(self, owners: Iterable[models.Owner]) -> PatchBuilder:
        """Replaces all owners."""
        return self.add_at("ownership", ("owners",), _list_of("owners", owners, "Owner"))

    # Properties.

    def set_custom_property(self, key: str, value: str) -> PatchBuilder:
        """Sets one custom property, without changing others."""
        aspect_name, member = self._place("customProperties", _CUSTOM_PROPERTIES)
        return self.add_at(aspect_name, (member, key), value)

    def add_custom_property(self, key: str, value: str) -> PatchBuilder:
        """Sets one custom property; DataHub's name for `set_custom_property`."""
        return self.set_custom_property(key, value)

    def add_custom_properties(self, custom_properties: Mapping[str, str]) -> PatchBuilder:
        """Sets several custom properties, without changing others."""
        for key, value in mapping("custom_properties", custom_properties).items():
            self.set_custom_property(key, value)
        return self

    def remove_custom_property(self, key: str) -> PatchBuilder:
        """Removes one custom property."""
        aspect_name, member = self._place("customProperties", _CUSTOM_PROPERTIES)
        return self.remove_at(aspect_name, (member, key))

    def set_custom_properties(self, custom_properties: Mapping[str, str]) -> PatchBuilder:
        """Replaces all custom properties."""
        aspect_name, member = self._place("customProperties", _CUSTOM_PROPERTIES)
        return self.add_at(aspect_name, (member,), dict(mapping("custom_properties", custom_properties)))

    def set_structured_property(
        self, property: str, value: PropertyValue | Sequence[PropertyValue]
    ) -> PatchBuilder:
        """Sets the values of a structured property, by its name or URN."""
        assignment = make_property_assignment(property, value)
        return self.add_at("structuredProperties", ("properties", assignment.propertyUrn), assignment)

    def remove_structured_property(self, property: str) -> PatchBuilder:
        """Removes a structured property."""
        urn = make_structured_property_urn(property)
        return self.remove_at("structuredProperties", ("properties", urn))

    # Lineage.

    def add_upstream_lineage(
        self, upstream: str | models.Upstream, type: models.DatasetLineageType | str = "TRANSFORMED"
    ) -> PatchBuilder:
        """Adds an upstream dataset: its URN, or an `Upstream`."""
        value: dict[str, Any]
        if isinstance(upstream, str):
            value = {"dataset": upstream, "type": str(type)}
            _require_valid("Upstream", value)
        else:
            value = _obj_of("upstream", upstream, "Upstream")
        return self.add_at("upstreamLineage", ("upstreams", value["dataset"]), value)

    def remove_upstream_lineage(self, upstream: str) -> PatchBuilder:
        """Removes an upstream dataset."""
        return self.remove_at("upstreamLineage", ("upstreams", str(upstream)))

    def set_upstream_lineages(self, upstreams: Iterable[models.Upstream]) -> PatchBuilder:
        """Replaces all upstream datasets."""
        return self.add_at("upstreamLineage", ("upstreams",), _list_of("upstreams", upstreams, "Upstream"))

    def add_column_lineage(
        self,
        upstream: tuple[str, str],
        column: str,
        *,
        transform_operation: str | None = None,
        query: str | None = None,
        confidence_score: float = 1.0,
    ) -> PatchBuilder:
        """Adds lineage from a column of an upstream dataset.

        Args:
            upstream: URN of the dataset, and the field path of its column.
            column: Field path of the column that is computed.
            transform_operation: Operation as free text, for example `SUM`.
            query: URN of the query from which this was read.
            confidence_score: How certain this is, from 0 to 1.
        """
        path = self._column_path(upstream, column, transform_operation, query)
        value = {"confidenceScore": confidence_score}
        _require_valid(
            "FineGrainedLineage", {"upstreamType": "FIELD_SET", "downstreamType": "FIELD", **value}
        )
        return self.add_at("upstreamLineage", path, value)

    def remove_column_lineage(
        self,
        upstream: tuple[str, str],
        column: str,
        *,
        transform_operation: str | None = None,
        query: str | None = None,
    ) -> PatchBuilder:
        """Removes what `add_column_lineage` added for the same columns, transformation and query."""
        return self.remove_at(
            "upstreamLineage", self._column_path(upstream, column, transform_operation, query)
        )

    def _column_path(
        self, upstream: tuple[str, str], column: str, operation: str | None, query: str | None
    ) -> tuple[str, ...]:
        if not isinstance(upstream, (tuple, list)) or len(upstream) != 2:
            raise wrong("upstream", "the URN of a dataset and the field path of its column", upstream)
        dataset, upstream_column = upstream
        return (
            "fineGrainedLineages",
            operation or "NONE",
            make_schema_field_urn(self.urn, column),
            query or "NONE",
            make_schema_field_urn(dataset, upstream_column),
        )

    def add_input(self, urn: str) -> PatchBuilder:
        """Adds an input to a data job, a chart or a dashboard: a dataset, an upstream job, a chart."""
        aspect_name, member = self._place("input", _INPUTS.get(guess_entity_type(urn), {}))
        value = {"destinationUrn": urn}
        _require_valid("Edge", value)
        return self.add_at(aspect_name, (member, urn), value)

    def remove_input(self, urn: str) -> PatchBuilder:
        """Removes an input."""
        aspect_name, member = self._place("input", _INPUTS.get(guess_entity_type(urn), {}))
        return self.remove_at(aspect_name, (member, urn))

    def add_output(self, urn: str) -> PatchBuilder:
        """Adds an output dataset to a data job."""
        aspect_name, member = self._place("output", _OUTPUTS.get(guess_entity_type(urn), {}))
        value = {"destinationUrn": urn}
        _require_valid("Edge", value)
        return self.add_at(aspect_name, (member, urn), value)

    def remove_output(self, urn: str) -> PatchBuilder:
        """Removes an output dataset."""
        aspect_name, member = self._place("output", _OUTPUTS.get(guess_entity_type(urn), {}))
        return self.remove_at(aspect_name, (member, urn))

    # Datasets.

    def set_description(self, description: str, editable: bool = True) -> PatchBuilder:
        """Describes a dataset. With `editable=False` the source's description is set, which the other hides."""
        name = "editableDatasetProperties" if editable else "datasetProperties"
        return self.add_at(name, ("description",), description)

    def set_display_name(self, display_name: str) -> PatchBuilder:
        """Sets the name of a dataset, as the source has it."""
        return self.add_at("datasetProperties", ("name",), display_name)

    def for_field(self, field_path: str) -> FieldPatchBuilder:
        """Changes of a column of the dataset."""
        return FieldPatchBuilder(self, field_path)


def _record_class(name: str) -> type[Record]:
    found: type[Record] = load_class(name)
    return found


def _obj_of(argument: str, record: object, name: str) -> dict[str, Any]:
    """The JSON of a record of that class."""
    if not isinstance(record, _record_class(name)):
        raise wrong(argument, f"a str or models.{name}", record)
    return record.to_obj()


def _list_of(argument: str, records: Any, name: str) -> list[Any]:
    """The JSON of records of that class."""
    if isinstance(records, (str, bytes, Mapping)) or not isinstance(records, Iterable):
        raise wrong(argument, f"a list of models.{name}", records)
    return [_obj_of(f"{argument}[{index}]", record, name) for index, record in enumerate(records)]


def _association(
    argument: str, given: object, name: str, member: str, make_urn: Callable[[str], str]
) -> dict[str, Any]:
    """The JSON of an association: from a name, a URN, or as it is."""
    return {member: make_urn(given)} if isinstance(given, str) else _obj_of(argument, given, name)


def _require_valid(name: str, value: Mapping[str, Any]) -> None:
    from .models._validate import check_obj

    check_obj(_record_class(name), value)


class FieldPatchBuilder:
    """Collects changes to what people say about a column. `parent` leads back to the dataset."""

    def __init__(self, parent: PatchBuilder, field_path: str) -> None:
        self._parent = parent
        self._field_path = field_path

    def parent(self) -> PatchBuilder:
        """The builder of the dataset."""
        return self._parent

    def add_tag(self, tag: str | models.TagAssociation) -> FieldPatchBuilder:
        """Adds a tag: a name, a URN, or an association."""
        value = _association("tag", tag, "TagAssociation", "tag", make_tag_urn)
        return self._add(("globalTags", "tags", value["tag"]), value)

    def remove_tag(self, tag: str) -> FieldPatchBuilder:
        """Removes a tag."""
        return self._remove(("globalTags", "tags", make_tag_urn(str(tag))))

    def add_term(self, term: str | models.GlossaryTermAssociation) -> FieldPatchBuilder:
        """Adds a glossary term: a name, a URN, or an association."""
        value = _association("term", term, "GlossaryTermAssociation", "urn", make_term_urn)
        return self._add(("glossaryTerms", "terms", value["urn"]), value)

    def remove_term(self, term: str) -> FieldPatchBuilder:
        """Removes a glossary term."""
        return self._remove(("glossaryTerms", "terms", make_term_urn(str(term))))

    def set_description(self, description: str) -> FieldPatchBuilder:
        """Describes the column. This takes precedence over the source's description."""
        return self._add(("description",), description)

    def _path(self, path: tuple[str, ...]) -> tuple[str, ...]:
        return ("editableSchemaFieldInfo", self._field_path, *path)

    def _add(self, path: tuple[str, ...], value: Any) -> FieldPatchBuilder:
        self._parent.add_at("editableSchemaMetadata", self._path(path), value)
        return self

    def _remove(self, path: tuple[str, ...]) -> FieldPatchBuilder:
        self._parent.remove_at("editableSchemaMetadata", self._path(path))
        return self
