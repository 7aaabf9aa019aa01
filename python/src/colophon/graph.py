"""Reads and searches metadata over REST, and maintains it: deletes, rolls back runs, restores indices."""

from __future__ import annotations

import json
import re
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import islice
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeVar

from ._arguments import aspect_class, items_of, mapping, text, texts, whole, wrong
from ._async import AsyncTwin, Runner, async_iterator, awaitable
from ._http import encode_part, expect, expect_members, json_text, query_string, reading, restli_list
from .builders.aspects import Moment, make_status_aspect, to_millis
from .errors import ConfigurationError, ServerError, ValidationError, server_error_for
from .graph_types import (
    AspectVersion,
    Change,
    Deleted,
    DifferenceStep,
    Facet,
    Filter,
    LineageEntity,
    LineagePage,
    Relationship,
    RollbackReport,
    RunRow,
    RunSummary,
    SearchHit,
    SearchPage,
    StoredAspect,
    TimelineChange,
    TimelineEntry,
)
from .models._index import ASPECTS
from .models._lazy import load_class
from .models._record import Aspect, TimeseriesAspect
from .options import ClientOptions, Settings, resolve_options
from .proposals import Proposal
from .rest import RestEmitter
from .urn import guess_entity_type

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from . import models

A = TypeVar("A", bound=Aspect)
T = TypeVar("T", bound=TimeseriesAspect)

DEFAULT_TIMELINE_CATEGORIES = ("DOCUMENTATION", "GLOSSARY_TERM", "OWNERSHIP", "TECHNICAL_SCHEMA", "TAG")
"""Categories of changes that a timeline has by default."""
_CONTAINER_TYPES = ("Database", "Schema", "Project", "Dataset")
# Longest time that a request waits for a change, in seconds.
_MAX_WAIT = 20.0
_CONSUMER = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}|\.[A-Za-z0-9_-][A-Za-z0-9._-]*")
_RUN_ID = "__colophon-graph-client"
# Entities that are read by one request.
_MAX_ENTITIES = 100


class _TimeseriesError(ValidationError, TypeError):
    """DataHub's client raises a TypeError here."""


class GraphClient(RestEmitter):
    """Reads, searches and maintains metadata. It is an emitter as well: what it reads it can change and send.

    >>> from colophon import GraphClient, make_dataset_urn, models
    >>> graph = GraphClient(server)
    >>> urn = make_dataset_urn("mysql", "shop.orders")
    >>> graph.emit(Proposal(entityUrn=urn, aspect=models.DatasetProperties(name="orders"))) and None
    >>> graph.get_aspect(urn, models.DatasetProperties).name
    'orders'
    >>> graph.get_aspect(urn, models.Deprecation) is None
    True

    Every method retries requests according to the settings, raises `ServerError` for an unexpected status, and
    `ConnectionFailedError` if there is no response.
    """

    # Aspects.

    def get_aspect(self, entity_urn: str, aspect_type: type[A], version: int = 0) -> A | None:
        """The value of an aspect; None if the entity does not have it.

        Args:
            entity_urn: URN of the entity.
            aspect_type: Class of the aspect, such as `models.Ownership`.
            version: 0 is the latest; 1 is the first value ever written, if it is kept.

        Raises `ServerError` for any status but 200 and 404, and `ValidationError`, which is a TypeError then, for the
        class of a time series, whose values `get_timeseries_values` returns.
        """
        if issubclass(aspect_class(aspect_type), TimeseriesAspect):
            raise _TimeseriesError(f"{aspect_type.__name__} is a time series: use get_timeseries_values.")
        path = (
            f"/aspects/{encode_part(text('entity_urn', entity_urn))}?aspect={aspect_type.ASPECT_NAME}"
            f"&version={whole('version', version, 0)}"
        )
        answer = self._http.get(path, absent=(404,))
        if answer is None:
            return None
        # The value stands alone under the name of its record.
        with reading(f"GET {path}"):
            (value,) = expect_members(f"GET {path}", answer, aspect=dict)["aspect"].values()
            found: A = _read(aspect_type, value)
        return found

    def get_stored_aspect(self, entity_urn: str, aspect_type: type[A]) -> StoredAspect[A] | None:
        """The latest value with its version, for a conditional write; None if the entity does not have it."""
        from .models import AuditStamp

        name = aspect_class(aspect_type).ASPECT_NAME
        found = self._read_aspects(entity_urn, [name]).get(name)
        # The key of an entity that was never written comes without system metadata.
        if not found or not found.get("systemMetadata"):
            return None
        with reading(f"GET /entitiesV2/{entity_urn}"):
            version = str(found["systemMetadata"].get("version", "1"))
            created = _read(AuditStamp, found["created"])
            return StoredAspect(_read(aspect_type, found["value"]), version, created)

    def get_entity_raw(self, entity_urn: str, aspects: Sequence[str] | None = None) -> dict[str, Any]:
        """The entity as the server has it: its aspects by name, each with value and system metadata."""
        names = f"?aspects={restli_list(texts('aspects', aspects))}" if aspects else ""
        path = f"/entitiesV2/{encode_part(text('entity_urn', entity_urn))}{names}"
        answer: dict[str, Any] = expect_members(f"GET {path}", self._http.get(path), aspects=dict)
        return answer

    def get_aspects(self, entity_urn: str, aspects: Sequence[str] | None = None) -> dict[str, Aspect]:
        """The latest values of an entity, by name of the aspect: of all aspects, or of those named.

        The key aspect is always included, even if the entity does not exist, since the URN implies it. Aspects that
        this version of the model does not have are left out.
        """
        found = self._read_aspects(entity_urn, aspects)
        return _values_of(f"GET /entitiesV2/{entity_urn}", found)

    def get_entity_semityped(
        self, entity_urn: str, aspects: Sequence[str] | None = None
    ) -> dict[str, Aspect]:
        """The latest values of an entity; DataHub's name for `get_aspects`."""
        return self.get_aspects(entity_urn, aspects)

    def get_aspects_for_entity(
        self, entity_urn: str, aspects: Sequence[str], aspect_types: Sequence[type[Any]]
    ) -> dict[str, Any]:
        """The latest values by name of the aspect; None for those that the entity does not have."""
        if len(texts("aspects", aspects)) != len(aspect_types):
            raise ValidationError(
                f"aspect_types: expected as many as aspects, {len(aspects)}, got {len(aspect_types)}"
            )
        for one in aspect_types:
            aspect_class(one)
        found = self._read_aspects(entity_urn, aspects)
        with reading(f"GET /entitiesV2/{entity_urn}"):
            return {
                name: _read(aspect_type, found[name]["value"]) if found.get(name) else None
                for name, aspect_type in zip(aspects, aspect_types, strict=True)
            }

    def get_entity_as_mcps(self, entity_urn: str, aspects: Sequence[str] | None = None) -> list[Proposal]:
        """The entity as proposals that would write it again."""
        found = self.get_aspects(entity_urn, aspects)
        return [Proposal(entityUrn=entity_urn, aspect=aspect) for aspect in found.values()]

    def get_entities(
        self,
        entity_name: str,
        urns: Sequence[str],
        aspects: Sequence[str] | None = None,
        with_system_metadata: bool = False,
    ) -> dict[str, dict[str, tuple[Aspect, models.SystemMetadata | None]]]:
        """The latest values of several entities of one type, by URN and name of the aspect, in one request.

        Args:
            entity_name: Type of the entities, such as `dataset`.
            urns: URNs of the entities; those that do not exist are left out of the result.
            aspects: Names of the aspects. Default: all, without time series.
            with_system_metadata: True reads where each value comes from as well; by default this is None.
        """
        from .models import SystemMetadata

        found = self._get_batch(
            entity_name, texts("urns", urns), texts("aspects", aspects or ()), with_system_metadata
        )
        with reading(f"POST /openapi/v3/entity/{entity_name}/batchGet"):
            return {
                urn: {
                    name: (
                        _read(load_class(ASPECTS[name]), one["value"]),
                        _read(SystemMetadata, one["systemMetadata"]) if with_system_metadata else None,
                    )
                    for name, one in values.items()
                    if name in ASPECTS
                }
                for urn, values in found.items()
            }

    def _read_entities(
        self, urns: Iterable[str], aspects: Sequence[str] = ()
    ) -> Iterator[tuple[str, dict[str, Aspect]]]:
        """The URN and the latest values of each entity, of any type, in order; 100 entities in a request.

        Args:
            urns: URNs of the entities. The values of one that does not exist are empty.
            aspects: Names of the aspects. Default: all, without time series.
        """
        if isinstance(urns, (str, Mapping)) or not isinstance(urns, Iterable):
            # One by one, since there may be any number of them.
            texts("urns", urns)
        remaining = (text("urns", urn) for urn in urns)
        while batch := list(islice(remaining, _MAX_ENTITIES)):
            by_type: dict[str, list[str]] = {}
            for urn in batch:
                by_type.setdefault(guess_entity_type(urn), []).append(urn)
            found: dict[str, dict[str, Any]] = {}
            for entity_type, of_type in by_type.items():
                found.update(self._get_batch(entity_type, of_type, aspects))
            for urn in batch:
                yield urn, _values_of("POST /openapi/v3/entity", found.get(urn, {}))

    def _get_batch(
        self,
        entity_type: str,
        urns: Sequence[str],
        aspects: Sequence[str],
        with_system_metadata: bool = False,
    ) -> dict[str, dict[str, Any]]:
        """The aspects in their envelopes, by URN and name."""
        query = query_string({"systemMetadata": with_system_metadata})
        path = f"/openapi/v3/entity/{encode_part(text('entity_name', entity_type))}/batchGet{query}"
        wanted = [{"urn": urn, **{name: {} for name in aspects}} for urn in urns]
        entities = self._http.request("POST", path, json_text("urns", wanted))
        found = {}
        for entity in expect(f"POST {path}", entities, list):
            expect_members(f"POST {path}", entity, urn=str)
            found[entity["urn"]] = {name: one for name, one in entity.items() if name != "urn"}
        return found

    def _read_aspects(self, urn: str, names: Sequence[str] | None) -> dict[str, Any]:
        found: dict[str, Any] = self.get_entity_raw(urn, names)["aspects"]
        return found

    def get_ownership(self, entity_urn: str) -> models.Ownership | None:
        """The `ownership` aspect."""
        from .models import Ownership

        return self.get_aspect(entity_urn, Ownership)

    def get_schema_metadata(self, entity_urn: str) -> models.SchemaMetadata | None:
        """The `schemaMetadata` aspect."""
        from .models import SchemaMetadata

        return self.get_aspect(entity_urn, SchemaMetadata)

    def get_dataset_properties(self, entity_urn: str) -> models.DatasetProperties | None:
        """The `datasetProperties` aspect."""
        from .models import DatasetProperties

        return self.get_aspect(entity_urn, DatasetProperties)

    def get_domain_properties(self, entity_urn: str) -> models.DomainProperties | None:
        """The `domainProperties` aspect."""
        from .models import DomainProperties

        return self.get_aspect(entity_urn, DomainProperties)

    def get_tags(self, entity_urn: str) -> models.GlobalTags | None:
        """The `globalTags` aspect."""
        from .models import GlobalTags

        return self.get_aspect(entity_urn, GlobalTags)

    def get_glossary_terms(self, entity_urn: str) -> models.GlossaryTerms | None:
        """The `glossaryTerms` aspect."""
        from .models import GlossaryTerms

        return self.get_aspect(entity_urn, GlossaryTerms)

    def get_domain(self, entity_urn: str) -> models.Domains | None:
        """The `domains` aspect."""
        from .models import Domains

        return self.get_aspect(entity_urn, Domains)

    def get_browse_path(self, entity_urn: str) -> models.BrowsePaths | None:
        """The `browsePaths` aspect."""
        from .models import BrowsePaths

        return self.get_aspect(entity_urn, BrowsePaths)

    def exists(self, entity_urn: str, *, include_removed: bool = True) -> bool:
        """Whether the entity exists. Soft-deleted entities count unless `include_removed` is False."""
        parameters = {"urn": text("entity_urn", entity_urn), "includeSoftDelete": include_removed}
        found: bool = self._http.action("entities?action=exists", parameters, bool)
        return found

    def get_aspect_counts(self, aspect: str, urn_like: str | None = None) -> int:
        """Number of entities that have an aspect: all, or those whose URN matches, where `%` is any characters."""
        parameters = {"aspect": text("aspect", aspect), "urnLike": urn_like}
        count: int = self._http.action("aspects?action=getCount", parameters, int)
        return count

    # Time series.

    def get_timeseries_values(
        self,
        entity_urn: str,
        aspect_type: type[T],
        filter: Filter | Mapping[str, Any] | None = None,
        limit: int = 10,
        *,
        start: Moment | None = None,
        end: Moment | None = None,
    ) -> list[T]:
        """Values of a time series, newest first.

        Args:
            entity_urn: URN of the entity.
            aspect_type: Class of the aspect, such as `models.DatasetProfile`.
            filter: Filter on the fields of a value.
            limit: Maximum number of values to return.
            start: From this time on.
            end: Up to this time.
        """
        if not issubclass(aspect_class(aspect_type), TimeseriesAspect):
            raise wrong(
                "aspect_type", "the class of a time series, such as models.DatasetProfile", aspect_type
            )
        parameters = {
            "urn": text("entity_urn", entity_urn),
            "aspect": aspect_type.ASPECT_NAME,
            "startTimeMillis": None if start is None else to_millis(start),
            "endTimeMillis": None if end is None else to_millis(end),
            "filter": filter if isinstance(filter, Mapping) else _wire_filter(filter),
            "limit": whole("limit", limit, 0),
        }
        action = "aspects?action=getTimeseriesAspectValues"
        answer = self._http.action(action, parameters, dict)
        page = expect_members(f"POST /{action}", answer, values=list)
        with reading(f"POST /{action}"):
            return [_read(aspect_type, json.loads(value["aspect"]["value"])) for value in page["values"]]

    def get_latest_timeseries_value(
        self, entity_urn: str, aspect_type: type[T], filter_criteria_map: Mapping[str, str] | None = None
    ) -> T | None:
        """The newest value of a time series whose fields have these values; None if there is none."""
        given = mapping("filter_criteria_map", filter_criteria_map or {})
        criteria = [{"field": name, "values": [value]} for name, value in given.items()]
        found = self.get_timeseries_values(entity_urn, aspect_type, [criteria] if criteria else None, 1)
        return found[0] if found else None

    # Search.

    def search(
        self,
        query: str = "*",
        *,
        entity_type: str = "dataset",
        entity_types: Sequence[str] | None = None,
        filter: Filter | None = None,
        sort: Sequence[str | tuple[str, str]] | None = None,
        start: int = 0,
        count: int = 1,
        include_removed: bool | None = None,
    ) -> SearchPage:
        """One page of a search, best match first. By default it returns one dataset.

        Args:
            query: Search terms, matched as prefixes, or a query such as `name:orders`.
            entity_type: Type of the entities.
            entity_types: Types of the entities, instead of `entity_type`, ranked together; `[]` means all.
            filter: Filter on the results.
            sort: Fields to sort by, in order of precedence; `("name", "DESCENDING")` for the other direction.
            start: Number of hits to skip, at most 10,000. Scroll to go further.
            count: Maximum number of hits to return.
            include_removed: True includes soft-deleted entities.
        """
        types: dict[str, Any] = (
            {"entity": text("entity_type", entity_type)}
            if entity_types is None
            else {"entities": texts("entity_types", entity_types)}
        )
        action = f"entities?action={'search' if entity_types is None else 'searchAcrossEntities'}"
        parameters = {
            **types,
            "start": start,
            "count": count,
            **_wire_search(query, filter, sort, include_removed),
        }
        page = expect_members(
            f"POST /{action}", self._http.action(action, parameters, dict), entities=list, numEntities=int
        )
        with reading(f"POST /{action}"):
            facets = tuple(
                Facet(facet["name"], {value["value"]: value["facetCount"] for value in facet["filterValues"]})
                for facet in (page.get("metadata") or {}).get("aggregations") or ()
            )
            return SearchPage(start, page["numEntities"], _hits(page), facets)

    def scroll(
        self,
        query: str = "*",
        *,
        entity_types: Sequence[str] = (),
        filter: Filter | None = None,
        sort: Sequence[str | tuple[str, str]] | None = None,
        include_removed: bool | None = None,
        page_size: int = 100,
    ) -> Iterator[SearchHit]:
        """All results of a search, fetched page by page, in the order of the first write.

        Takes the arguments of `search`; `page_size` is the maximum number of hits in a request.
        """
        types = texts("entity_types", entity_types)
        wire = _wire_search(query, filter, sort, include_removed)
        # Facets count everything that is found: nobody sees them here.
        flags = {**(wire["searchFlags"] or {}), "skipAggregates": True}
        action = "entities?action=scrollAcrossEntities"
        scroll_id: str | None = None
        while True:
            parameters = {"entities": types, "count": page_size, **wire, "searchFlags": flags}
            answer = self._http.action(action, {**parameters, "scrollId": scroll_id}, dict)
            page = expect_members(f"POST /{action}", answer, entities=list)
            with reading(f"POST /{action}"):
                hits = _hits(page)
            yield from hits
            scroll_id = page.get("scrollId")
            if scroll_id is None:
                return

    def get_search_results(self, start: int = 0, count: int = 1, entity: str = "dataset") -> dict[str, Any]:
        """One page of all entities of a type, as the server has it."""
        parameters = {"input": "*", "entity": entity, "start": start, "count": count}
        return {"value": self._http.action("entities?action=search", parameters, dict)}

    def get_urns_by_filter(
        self,
        *,
        entity_types: Sequence[str] | None = None,
        platform: str | Sequence[str] | None = None,
        platform_instance: str | None = None,
        env: str | None = None,
        query: str | None = None,
        container: str | Sequence[str] | None = None,
        status: str | Enum | None = "NOT_SOFT_DELETED",
        batch_size: int = 5000,
        extraFilters: Sequence[Mapping[str, Any]] | None = None,
        extra_or_filters: Sequence[Mapping[str, Sequence[Any]]] | None = None,
        skip_cache: bool = False,
        sort_by: str | None = None,
        sort_order: str = "ASCENDING",
    ) -> Iterator[str]:
        """URNs of the entities that match.

        Args:
            entity_types: Types of the entities. Default: all.
            platform: Names or URNs of platforms.
            platform_instance: URN of a platform instance, or its name together with one platform.
            env: Environment, such as `PROD`: in the URN, or as the custom property `env` or `instance`.
            query: Search terms.
            container: URN of a container in which the entities are.
            status: `NOT_SOFT_DELETED`, `ONLY_SOFT_DELETED` or `ALL`; None means all.
            batch_size: Maximum number of entities in a request.
            extraFilters: Further criteria, all of which must match.
            extra_or_filters: Lists of criteria under the key `and`, one of which must match.
            skip_cache: Has no effect: nothing is cached.
            sort_by: Field to sort by.
            sort_order: `ASCENDING` or `DESCENDING`.
        """
        from ._filters import entity_filter, status_name

        filter = entity_filter(
            platform=platform,
            platform_instance=platform_instance,
            env=env,
            container=container,
            status=status_name(status),
            extra_filters=extraFilters,
            extra_or_filters=extra_or_filters,
        )
        hits = self.scroll(
            query or "*",
            entity_types=entity_types or (),
            filter=filter,
            sort=[(sort_by, sort_order)] if sort_by else None,
            include_removed=None if status_name(status) == "NOT_SOFT_DELETED" else True,
            page_size=batch_size,
        )
        for hit in hits:
            yield hit.urn

    def list_all_entity_urns(self, entity_type: str, start: int, count: int) -> list[str]:
        """One page of the URNs of a type."""
        action = "entities?action=listUrns"
        page = self._http.action(action, {"entity": entity_type, "start": start, "count": count}, dict)
        urns: list[str] = expect_members(f"POST /{action}", page, entities=list)["entities"]
        return urns

    def get_domain_urn_by_name(self, domain_name: str) -> str | None:
        """URN of the domain with that name; None if there is none. If there are several, the best match."""
        return self._urn_by_name("domain", domain_name)

    def get_data_product_urn_by_name(self, data_product_name: str) -> str | None:
        """URN of the data product with that name; None if there is none."""
        return self._urn_by_name("dataProduct", data_product_name)

    def _urn_by_name(self, entity_type: str, name: str) -> str | None:
        hits = self.search(entity_type=entity_type, filter=[[{"field": "name", "values": [name]}]]).hits
        return hits[0].urn if hits else None

    def get_container_urns_by_filter(
        self,
        env: str | None = None,
        search_query: str = "*",
        *,
        sub_types: Sequence[str] = _CONTAINER_TYPES,
    ) -> Iterator[str]:
        """URNs of containers: databases, schemas, projects and BigQuery datasets, or other kinds that you name.

        Args:
            env: Value that their custom property `instance` must have: the environment or the platform instance.
            search_query: Search terms.
            sub_types: Their types in the source, any of which matches.
        """
        criteria: list[dict[str, Any]] = [{"field": "typeNames", "values": texts("sub_types", sub_types)}]
        if env is not None:
            criteria.append({"field": "customProperties", "values": [f"instance={env}"]})
        for hit in self.scroll(search_query, entity_types=["container"], filter=[criteria]):
            yield hit.urn

    # Relationships and lineage.

    def get_related_entities(
        self,
        entity_urn: str,
        relationship_types: Sequence[str] = (),
        direction: str = "OUTGOING",
        *,
        page_size: int = 100,
    ) -> Iterator[Relationship]:
        """The relationships of an entity, fetched page by page.

        Args:
            entity_urn: URN of the entity.
            relationship_types: Names such as `OwnedBy` or `DownstreamOf`. Default: all.
            direction: `OUTGOING` relationships start at the entity, `INCOMING` ones point to it.
            page_size: Maximum number of relationships in a request.
        """
        way = str(getattr(direction, "value", direction))
        if way not in ("INCOMING", "OUTGOING"):
            raise ConfigurationError(f"direction: expected INCOMING or OUTGOING, got {direction!r}")
        types = texts("relationship_types", relationship_types)
        names = f"&types={restli_list(types)}" if types else ""
        start = 0
        while True:
            query = query_string(
                {"urn": text("entity_urn", entity_urn), "direction": way, "start": start, "count": page_size}
            )
            path = f"/relationships{query}{names}"
            page = expect_members(f"GET {path}", self._http.get(path), total=int, relationships=list)
            with reading(f"GET {path}"):
                found = [Relationship(one["entity"], one["type"]) for one in page["relationships"]]
            yield from found
            start += len(page["relationships"])
            if not page["relationships"] or start >= page["total"]:
                return

    def get_lineage(
        self,
        entity_urn: str,
        direction: str = "UPSTREAM",
        max_hops: int = 1,
        *,
        start: int = 0,
        count: int = 100,
    ) -> LineagePage:
        """What an entity is made from, or what is made from it, nearest first, with the path to each.

        Args:
            entity_urn: URN of the entity; that of a column, from `make_schema_field_urn`, follows column lineage.
            direction: `UPSTREAM` or `DOWNSTREAM`.
            max_hops: Maximum number of hops; 1 means direct neighbours.
            start: Number of entities to skip, nearest first.
            count: Maximum number of entities to return.
        """
        action = "relationships?action=getLineage"
        parameters = {
            "urn": text("entity_urn", entity_urn),
            "direction": text("direction", direction).upper(),
            "maxHops": whole("max_hops", max_hops, 1),
            "start": start,
            "count": count,
        }
        answer = self._http.action(action, parameters, dict)
        page = expect_members(f"POST /{action}", answer, total=int, relationships=list)
        with reading(f"POST /{action}"):
            entities = tuple(
                LineageEntity(
                    found["entity"], found["type"], found["degree"], tuple((found["paths"] or [[]])[0])
                )
                for found in page["relationships"]
            )
        return LineagePage(page["total"], entities, bool(page.get("partial", False)))

    def scroll_lineage(
        self, entity_urn: str, direction: str = "UPSTREAM", max_hops: int = 1, *, page_size: int = 100
    ) -> Iterator[LineageEntity]:
        """All entities of a lineage, nearest first, fetched page by page.

        Takes the arguments of `get_lineage`; `page_size` is the maximum number of entities in a request.
        """
        start = 0
        while True:
            page = self.get_lineage(entity_urn, direction, max_hops, start=start, count=page_size)
            yield from page.entities
            start += len(page.entities)
            if not page.entities or start >= page.total:
                return

    # GraphQL.

    def execute_graphql(
        self, query: str, variables: Mapping[str, Any] | None = None, operation_name: str | None = None
    ) -> dict[str, Any]:
        """Runs a GraphQL operation, and returns its data.

        A mutation is retried only if the server cannot have received it.

        Args:
            query: The operation, as text.
            variables: Values of its variables.
            operation_name: Which operation to run, if the text has several.

        Raises `ServerError` of the class for the code that an error of the operation has, with the messages of all errors.
        """
        request = "POST /api/graphql"
        body = {"query": query, "variables": dict(variables or {}), "operationName": operation_name}
        is_mutation = "mutation" in query
        answer = self._http.post("/api/graphql", body, repeatable=not is_mutation)
        errors = answer.get("errors") if isinstance(answer, dict) else None
        if errors:
            raise _graphql_error(request, errors)
        data: dict[str, Any] = expect_members(request, answer, data=dict)["data"]
        return data

    # History.

    def get_timeline(
        self,
        entity_urn: str,
        categories: Sequence[str] = DEFAULT_TIMELINE_CATEGORIES,
        *,
        start: Moment | None = None,
        end: Moment | None = None,
    ) -> list[TimelineEntry]:
        """What changed about an entity, oldest first. By default, in the last seven days.

        Args:
            entity_urn: URN of the entity.
            categories: Categories of the changes.
            start: Earliest change. Default: seven days before `end`.
            end: Latest change. Default: now.
        """
        query = query_string(
            {
                "categories": ",".join(texts("categories", categories)),
                "startTime": None if start is None else to_millis(start),
                "endTime": None if end is None else to_millis(end),
            }
        )
        path = f"/openapi/v2/timeline/v1/{encode_part(text('entity_urn', entity_urn))}{query}"
        entries = expect(f"GET {path}", self._http.get(path), list)
        with reading(f"GET {path}"):
            return [_timeline_entry(entry) for entry in entries]

    def get_aspect_versions(
        self, entity_urn: str, aspect_type: type[A], *, page_size: int = 100
    ) -> Iterator[AspectVersion[A]]:
        """The versions of an aspect that are kept, newest first, fetched page by page.

        Args:
            entity_urn: URN of the entity.
            aspect_type: Class of the aspect, such as `models.Ownership`.
            page_size: Maximum number of versions in a request, up to 1,000.
        """
        from .models import AuditStamp

        history = _history_path(entity_urn, aspect_type)
        start = 0
        while True:
            path = f"{history}/versions{query_string({'start': start, 'count': page_size, 'systemMetadata': True})}"
            page = expect_members(f"GET {path}", self._http.get(path), total=int, versions=list)
            with reading(f"GET {path}"):
                found = [
                    AspectVersion(
                        one["version"], _read(aspect_type, one["value"]), _read(AuditStamp, one["auditStamp"])
                    )
                    for one in page["versions"]
                ]
            yield from found
            start += len(found)
            if not found or start >= page["total"]:
                return

    def get_aspect_difference(
        self, entity_urn: str, aspect_type: type[Aspect], from_: int = 1, to: int = 0
    ) -> list[DifferenceStep]:
        """What turns one version of an aspect into another, as a JSON Patch.

        Args:
            entity_urn: URN of the entity.
            aspect_type: Class of the aspect, such as `models.Ownership`.
            from_: The older version; 1 is the first value ever written.
            to: The newer version; 0 is the latest.

        Raises `NotFoundError` if one of the versions is not kept. A value that was never replaced is version 0 alone.
        """
        query = query_string({"from": whole("from_", from_, 0), "to": whole("to", to, 0)})
        path = f"{_history_path(entity_urn, aspect_type)}/difference{query}"
        answer = expect_members(f"GET {path}", self._http.get(path), patch=list)
        with reading(f"GET {path}"):
            return [DifferenceStep(one["op"], one["path"], one.get("value")) for one in answer["patch"]]

    def changes(
        self,
        *,
        consumer: str | None = None,
        from_: int | None = None,
        entity_types: Sequence[str] = (),
        aspect_names: Sequence[str] = (),
        follow: bool = False,
        page_size: int = 100,
    ) -> Iterator[Change]:
        """The change log, in order.

        Args:
            consumer: Name under which the catalogue stores your position. A change counts as processed when you
                request the next one; one that was not processed is delivered again.
            from_: Offset of the first change to read. Default: where the consumer stopped, or 0, the beginning.
            entity_types: Types of the entities that changed. Default: all.
            aspect_names: Names of the aspects that changed. Default: all.
            follow: True waits for further changes, until you `break`.
            page_size: Maximum number of changes in a request, up to 1,000.
        """
        types, names = texts("entity_types", entity_types), texts("aspect_names", aspect_names)
        # Half of the read time-out: a server that waits is not one that is silent.
        wait = int(min(_MAX_WAIT, self.options.read_timeout / 2) * 1000) if follow else None
        stored = self.get_consumer_position(consumer) if from_ is None and consumer is not None else None
        position = from_ if from_ is not None else stored or 0
        kept = position

        def keep() -> None:
            nonlocal kept
            if consumer is not None and position != kept:
                self.set_consumer_position(consumer, position)
                kept = position

        try:
            while True:
                query = {
                    "from": position,
                    "limit": page_size,
                    "wait": wait,
                    "entityType": types,
                    "aspect": names,
                }
                path = f"/changes{query_string(query)}"
                page = expect_members(f"GET {path}", self._http.get(path), changes=list, next=int)
                with reading(f"GET {path}"):
                    changes = [_change(change) for change in page["changes"]]
                for change in changes:
                    position = change.offset
                    yield change
                    position = change.offset + 1
                # A page may be empty and still lead on: the server looks at so many changes at the same time.
                is_end = not page["changes"] and page["next"] == position
                position = page["next"]
                keep()
                if is_end and not follow:
                    return
        finally:
            keep()

    def get_consumer_position(self, consumer: str) -> int | None:
        """Offset at which a consumer continues; None if it has not processed any change."""
        path = _consumer_path(consumer)
        answer = self._http.get(path, absent=(404,))
        if answer is None:
            return None
        position: int = expect_members(f"GET {path}", answer, next=int)["next"]
        return position

    def set_consumer_position(self, consumer: str, position: int) -> None:
        """Sets the offset at which a consumer continues, forwards or backwards."""
        body = json.dumps({"next": whole("position", position, 0)})
        self._http.request("PUT", _consumer_path(consumer), body)

    def delete_consumer(self, consumer: str) -> None:
        """Deletes the position of a consumer."""
        self._http.send("DELETE", _consumer_path(consumer), absent=(204,), repeatable=False)

    # Deleting.

    def soft_delete_entity(
        self, urn: str, run_id: str = _RUN_ID, deletion_timestamp: int | None = None
    ) -> None:
        """Hides an entity from search without deleting its metadata."""
        self.set_soft_delete_status(urn, True, run_id, deletion_timestamp)

    def set_soft_delete_status(
        self, urn: str, delete: bool, run_id: str = _RUN_ID, deletion_timestamp: int | None = None
    ) -> None:
        """Hides an entity from search, or restores it."""
        observed = int(time.time() * 1000) if deletion_timestamp is None else deletion_timestamp
        metadata = {"runId": run_id, "lastObserved": observed}
        self.emit(Proposal(entityUrn=urn, aspect=make_status_aspect(delete), systemMetadata=metadata))

    def hard_delete_entity(self, urn: str) -> tuple[int, int]:
        """Permanently deletes an entity; DataHub's name for `hard_delete`. Returns the numbers of rows."""
        deleted = self.hard_delete(urn)
        return deleted.rows, deleted.timeseries_rows

    def hard_delete(self, urn: str) -> Deleted:
        """Permanently deletes an entity with all its aspects and their history.

        References from other entities remain; see `delete_references_to_urn`.
        """
        action = "entities?action=delete"
        # Sent twice, it would report that there was nothing to delete.
        answer = self._http.action(action, {"urn": text("urn", urn)}, dict, repeatable=False)
        deleted = expect_members(f"POST /{action}", answer, rows=int)
        return Deleted(deleted["rows"], _optional_int(f"POST /{action}", deleted, "timeseriesRows"))

    def delete_entity(self, urn: str, hard: bool = False) -> None:
        """Deletes an entity: softly, or permanently."""
        if hard:
            self.hard_delete(urn)
        else:
            self.soft_delete_entity(urn)

    def hard_delete_timeseries_aspect(
        self, urn: str, aspect_name: str, start_time: Moment | None = None, end_time: Moment | None = None
    ) -> int:
        """Deletes the values of a time series, all or those in a time range, and returns their number."""
        action = "entities?action=delete"
        parameters = {
            "urn": text("urn", urn),
            "aspectName": text("aspect_name", aspect_name),
            "startTimeMillis": None if start_time is None else to_millis(start_time),
            "endTimeMillis": None if end_time is None else to_millis(end_time),
        }
        answer = self._http.action(action, parameters, dict, repeatable=False)
        rows: int = expect_members(f"POST /{action}", answer, timeseriesRows=int)["timeseriesRows"]
        return rows

    def delete_references_to_urn(self, urn: str, dry_run: bool = False) -> tuple[int, list[dict[str, Any]]]:
        """Removes all references to a URN. A dry run only reports them.

        Returns the number of aspects that refer to it, and the first of them: relationship, entity and aspect of each.
        """
        action = "entities?action=deleteReferences"
        parameters = {"urn": text("urn", urn), "dryRun": dry_run}
        answer = self._http.action(action, parameters, dict, repeatable=dry_run)
        found = expect_members(f"POST /{action}", answer, total=int, relatedAspects=list)
        return found["total"], found["relatedAspects"]

    # Runs.

    def list_runs(
        self, *, start: int = 0, count: int = 100, include_removed: bool = False
    ) -> list[RunSummary]:
        """The ingestion runs that wrote any current value, newest first."""
        parameters = {"pageOffset": start, "pageSize": count, "includeSoft": include_removed}
        rows = self._http.action("runs?action=list", parameters, list)
        with reading("POST /runs?action=list"):
            return [RunSummary(row["runId"], row["timestamp"], row["rows"]) for row in rows]

    def describe_run(
        self, run_id: str, *, start: int = 0, count: int = 100, include_removed: bool = False
    ) -> list[RunRow]:
        """The current aspects that an ingestion run wrote, ordered by URN."""
        parameters = {"runId": run_id, "start": start, "count": count, "includeSoft": include_removed}
        rows = self._http.action("runs?action=describe", parameters, list)
        with reading("POST /runs?action=describe"):
            return [_run_row(row) for row in rows]

    def rollback_run(self, run_id: str, *, dry_run: bool = False, hard: bool = False) -> RollbackReport:
        """Rolls back what an ingestion run wrote. A dry run only reports what would change.

        Args:
            run_id: Id of the run.
            dry_run: True changes nothing.
            hard: True deletes the entities that the run created, with everything that others wrote to them. By
                default they are soft-deleted.
        """
        action = "runs?action=rollback"
        parameters = {"runId": text("run_id", run_id), "dryRun": dry_run, "safe": not hard}
        answer = self._http.action(action, parameters, dict, repeatable=dry_run)
        report = expect_members(f"POST /{action}", answer, entitiesAffected=int, aspectRowSummaries=list)
        with reading(f"POST /{action}"):
            return RollbackReport(
                entities_affected=report["entitiesAffected"],
                aspects_reverted=report.get("aspectsReverted", 0),
                entities_deleted=report.get("entitiesDeleted", 0),
                aspects_affected=report.get("aspectsAffected", 0),
                unsafe_urns=tuple(entity["urn"] for entity in report.get("unsafeEntities", ())),
                rows=tuple(_run_row(row) for row in report["aspectRowSummaries"]),
            )

    # Maintenance.

    def restore_indices(
        self,
        urn_pattern: str | None = None,
        aspect: str | None = None,
        start: int | None = None,
        batch_size: int | None = None,
        *,
        limit: int | None = None,
    ) -> str:
        """Rebuilds search documents and relationships from the aspects, and returns a sentence that reports it.

        Args:
            urn_pattern: URN of one entity, or a pattern with `%` for any characters. Default: all.
            aspect: Only entities that have this aspect.
            start: Number of aspects to skip, in the order of the URNs.
            batch_size: Aspects in a batch.
            limit: Maximum number of aspects to process.
        """
        is_pattern = urn_pattern is not None and "%" in urn_pattern
        parameters = {
            "urn": None if is_pattern else urn_pattern,
            "urnLike": urn_pattern if is_pattern else None,
            "aspect": aspect,
            "start": start,
            "batchSize": batch_size,
            "limit": limit,
        }
        report: str = self._http.action("operations?action=restoreIndices", parameters, str)
        return report

    def emit_all(self, items: Iterable[Any], run_id: str = _RUN_ID) -> None:
        """Sends many proposals; those without system metadata get the id of the run."""

        def with_run(given: Iterable[Any]) -> Iterator[Any]:
            for item in given:
                if getattr(item, "systemMetadata", True) is None:
                    item.systemMetadata = {"runId": run_id}
                yield item

        self.emit_many(with_run(items_of(items)))

    def __enter__(self) -> GraphClient:
        return self


def _graphql_error(request: str, errors: Sequence[Any]) -> ServerError:
    """GraphQL answers with status 200, and says in an error which one it stands for."""
    extensions = errors[0].get("extensions") or {}
    code = extensions.get("code")
    status = code if isinstance(code, int) else 400
    message = "; ".join(str(error.get("message")) for error in errors)
    return server_error_for(status)(request, status, message, server_code=extensions.get("errorCode"))


def _read(record: type[Any], value: Any) -> Any:
    """A value from the server: fields of a newer model are kept, and written again."""
    try:
        return record.from_obj(value, unknown_fields="keep")
    except ValidationError:
        # Stored by a server with other rules: better read than refused.
        return record._read(value)


def _values_of(request: str, envelopes: Mapping[str, Any]) -> dict[str, Aspect]:
    """The values of aspects by name; those that this version of the model does not have are left out."""
    with reading(request):
        return {
            name: _read(load_class(ASPECTS[name]), one["value"])
            for name, one in envelopes.items()
            if name in ASPECTS and one is not None
        }


def _optional_int(request: str, found: Mapping[str, Any], name: str) -> int:
    value: int = expect(f"{request}: {name}", found.get(name, 0), int)
    return value


def _wire_filter(filter: Filter | None) -> dict[str, Any] | None:
    if filter is None:
        return None
    expected = 'lists of criteria such as [[{"field": "platform", "values": ["urn:li:dataPlatform:mysql"]}]]'
    groups = []
    for criteria in _items("filter", expected, filter):
        group = []
        for criterion in _items("filter", expected, criteria):
            if not isinstance(criterion, Mapping):
                raise wrong("filter", expected, criterion)
            values = criterion.get("values", ())
            group.append({**criterion, "values": list(_items("filter: values", "a list", values))})
        groups.append({"and": group})
    return {"or": groups} if groups else None


def _items(name: str, expected: str, value: Any) -> Iterable[Any]:
    if isinstance(value, (str, bytes, Mapping)) or not isinstance(value, Iterable):
        raise wrong(name, expected, value)
    return value


def _wire_search(
    query: str,
    filter: Filter | None,
    sort: Sequence[str | tuple[str, str]] | None,
    include_removed: bool | None,
) -> dict[str, Any]:
    expected = 'fields such as ["urn", ("name", "DESCENDING")]'
    criteria = [
        (one, "ASCENDING") if isinstance(one, str) else one for one in _items("sort", expected, sort or ())
    ]
    for one in criteria:
        if (
            not isinstance(one, (tuple, list))
            or len(one) != 2
            or not all(isinstance(part, str) for part in one)
        ):
            raise wrong("sort", expected, one)
    return {
        "input": text("query", query),
        "filter": _wire_filter(filter),
        "sortCriteria": [{"field": field, "order": order} for field, order in criteria] or None,
        "searchFlags": None if include_removed is None else {"includeSoftDeleted": include_removed},
    }


def _hits(page: Mapping[str, Any]) -> tuple[SearchHit, ...]:
    return tuple(
        SearchHit(
            hit["entity"],
            hit.get("score", 0.0),
            tuple((field["name"], field["value"]) for field in hit.get("matchedFields", ())),
        )
        for hit in page["entities"]
    )


def _timeline_entry(entry: Mapping[str, Any]) -> TimelineEntry:
    changes = tuple(
        TimelineChange(
            entity_urn=change["entityUrn"],
            category=change["category"],
            operation=change["operation"],
            modifier=change.get("modifier"),
            parameters=change.get("parameters") or {},
            semantic_change=change["semVerChange"],
            description=change["description"],
        )
        for change in entry["changeEvents"]
    )
    return TimelineEntry(entry["timestamp"], entry["actor"], entry["semVer"], entry["semVerChange"], changes)


def _history_path(entity_urn: str, aspect_type: type[Aspect]) -> str:
    if issubclass(aspect_class(aspect_type), TimeseriesAspect):
        raise _TimeseriesError(f"{aspect_type.__name__} is a time series: it has no versions.")
    entity_type = guess_entity_type(text("entity_urn", entity_urn))
    return (
        f"/openapi/v3/entity/{encode_part(entity_type)}/{encode_part(entity_urn)}/{aspect_type.ASPECT_NAME}"
    )


def _run_row(row: Mapping[str, Any]) -> RunRow:
    return RunRow(row["runId"], row["urn"], row["aspectName"], row["timestamp"], row["keyAspect"])


def _change(change: Mapping[str, Any]) -> Change:
    from .models import AuditStamp

    return Change(
        offset=change["offset"],
        urn=change["urn"],
        entity_type=change["entityType"],
        aspect_name=change["aspect"],
        change_type=change["changeType"],
        value=change.get("value"),
        previous_value=change.get("previousValue"),
        created=_read(AuditStamp, change["created"]),
    )


def _consumer_path(consumer: str) -> str:
    # An empty name, `.` and `..` would lead to another path.
    if not isinstance(consumer, str) or not _CONSUMER.fullmatch(consumer):
        raise ConfigurationError(
            f"consumer: expected up to 100 letters, digits, dots, dashes and underscores, got {consumer!r}"
        )
    return f"/changes/consumers/{encode_part(consumer)}"


class AsyncGraphClient(AsyncTwin[GraphClient]):
    """The asynchronous twin of `GraphClient`: the same methods, to be awaited or used with `async for`.

    >>> from colophon import AsyncGraphClient
    >>> async def main():
    ...     async with AsyncGraphClient(server) as graph:
    ...         return [hit.urn async for hit in graph.scroll(entity_types=["dashboard"])]
    >>> asyncio.run(main())
    []
    """

    def __init__(self, server: str | ClientOptions, **settings: Unpack[Settings]) -> None:
        super().__init__(GraphClient(resolve_options(server, settings)))

    @classmethod
    def _of(cls, client: GraphClient, runner: Runner) -> AsyncGraphClient:
        """The twin of a client that exists."""
        twin = cls.__new__(cls)
        AsyncTwin.__init__(twin, client, runner)
        return twin

    @property
    def options(self) -> ClientOptions:
        """The current settings, including defaults."""
        return self._client.options

    test_connection = awaitable(GraphClient.test_connection)
    get_server_config = awaitable(GraphClient.get_server_config)
    emit = awaitable(GraphClient.emit)
    emit_many = awaitable(GraphClient.emit_many)
    emit_mcp = awaitable(GraphClient.emit_mcp)
    emit_mcps = awaitable(GraphClient.emit_mcps)
    emit_mce = awaitable(GraphClient.emit_mce)
    emit_all = awaitable(GraphClient.emit_all)
    queue = awaitable(GraphClient.queue)
    flush = awaitable(GraphClient.flush)
    write_states = awaitable(GraphClient.write_states)
    get_entity_raw = awaitable(GraphClient.get_entity_raw)
    get_aspects = awaitable(GraphClient.get_aspects)
    get_entity_semityped = awaitable(GraphClient.get_entity_semityped)
    get_aspects_for_entity = awaitable(GraphClient.get_aspects_for_entity)
    get_entity_as_mcps = awaitable(GraphClient.get_entity_as_mcps)
    get_entities = awaitable(GraphClient.get_entities)
    get_ownership = awaitable(GraphClient.get_ownership)
    get_schema_metadata = awaitable(GraphClient.get_schema_metadata)
    get_dataset_properties = awaitable(GraphClient.get_dataset_properties)
    get_domain_properties = awaitable(GraphClient.get_domain_properties)
    get_tags = awaitable(GraphClient.get_tags)
    get_glossary_terms = awaitable(GraphClient.get_glossary_terms)
    get_domain = awaitable(GraphClient.get_domain)
    get_browse_path = awaitable(GraphClient.get_browse_path)
    exists = awaitable(GraphClient.exists)
    get_aspect_counts = awaitable(GraphClient.get_aspect_counts)
    search = awaitable(GraphClient.search)
    scroll = async_iterator(GraphClient.scroll)
    get_search_results = awaitable(GraphClient.get_search_results)
    get_urns_by_filter = async_iterator(GraphClient.get_urns_by_filter)
    list_all_entity_urns = awaitable(GraphClient.list_all_entity_urns)
    get_domain_urn_by_name = awaitable(GraphClient.get_domain_urn_by_name)
    get_data_product_urn_by_name = awaitable(GraphClient.get_data_product_urn_by_name)
    get_container_urns_by_filter = async_iterator(GraphClient.get_container_urns_by_filter)
    get_related_entities = async_iterator(GraphClient.get_related_entities)
    get_lineage = awaitable(GraphClient.get_lineage)
    scroll_lineage = async_iterator(GraphClient.scroll_lineage)
    execute_graphql = awaitable(GraphClient.execute_graphql)
    get_timeline = awaitable(GraphClient.get_timeline)
    get_aspect_difference = awaitable(GraphClient.get_aspect_difference)
    changes = async_iterator(GraphClient.changes)
    get_consumer_position = awaitable(GraphClient.get_consumer_position)
    set_consumer_position = awaitable(GraphClient.set_consumer_position)
    delete_consumer = awaitable(GraphClient.delete_consumer)
    soft_delete_entity = awaitable(GraphClient.soft_delete_entity)
    set_soft_delete_status = awaitable(GraphClient.set_soft_delete_status)
    hard_delete = awaitable(GraphClient.hard_delete)
    hard_delete_entity = awaitable(GraphClient.hard_delete_entity)
    delete_entity = awaitable(GraphClient.delete_entity)
    hard_delete_timeseries_aspect = awaitable(GraphClient.hard_delete_timeseries_aspect)
    delete_references_to_urn = awaitable(GraphClient.delete_references_to_urn)
    list_runs = awaitable(GraphClient.list_runs)
    describe_run = awaitable(GraphClient.describe_run)
    rollback_run = awaitable(GraphClient.rollback_run)
    restore_indices = awaitable(GraphClient.restore_indices)

    # Generic methods are written out, for their types.

    async def get_aspect(self, entity_urn: str, aspect_type: type[A], version: int = 0) -> A | None:
        """The value of an aspect; None if the entity does not have it."""
        return await self._runner.run(lambda: self._client.get_aspect(entity_urn, aspect_type, version))

    async def get_stored_aspect(self, entity_urn: str, aspect_type: type[A]) -> StoredAspect[A] | None:
        """The latest value with its version, for a conditional write; None if the entity does not have it."""
        return await self._runner.run(lambda: self._client.get_stored_aspect(entity_urn, aspect_type))

    def get_aspect_versions(
        self, entity_urn: str, aspect_type: type[A], *, page_size: int = 100
    ) -> AsyncIterator[AspectVersion[A]]:
        """The versions of an aspect that are kept, newest first, fetched page by page."""
        return self._runner.iterate(
            self._client.get_aspect_versions(entity_urn, aspect_type, page_size=page_size)
        )

    async def get_timeseries_values(
        self,
        entity_urn: str,
        aspect_type: type[T],
        filter: Filter | None = None,
        limit: int = 10,
        *,
        start: Moment | None = None,
        end: Moment | None = None,
    ) -> list[T]:
        """Values of a time series, newest first."""
        return await self._runner.run(
            lambda: self._client.get_timeseries_values(
                entity_urn, aspect_type, filter, limit, start=start, end=end
            )
        )

    async def get_latest_timeseries_value(
        self, entity_urn: str, aspect_type: type[T], filter_criteria_map: Mapping[str, str] | None = None
    ) -> T | None:
        """The newest value of a time series whose fields have these values; None if there is none."""
        return await self._runner.run(
            lambda: self._client.get_latest_timeseries_value(entity_urn, aspect_type, filter_criteria_map)
        )

    async def close(self) -> None:
        """Sends what is queued and closes open connections."""
        await self._runner.run(self._client.close)
        self._runner.close()

    async def __aenter__(self) -> AsyncGraphClient:
        return self

    async def __aexit__(
        self, type_: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
