"""One client for daily use: everything of the emitter and the graph client, grouped by subject."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeVar, overload

from ._arguments import aspect_class, texts, wrong
from ._async import AsyncTwin, Runner, async_iterator, awaitable
from .builders.aspects import Moment
from .graph import DEFAULT_TIMELINE_CATEGORIES, AsyncGraphClient, GraphClient
from .graph_types import (
    AspectVersion,
    Change,
    Deleted,
    DifferenceStep,
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
    TimelineEntry,
)
from .models._record import Aspect, TimeseriesAspect
from .options import ClientOptions, Settings
from .patch import PatchBuilder
from .proposals import AnyProposal, Emittable, Proposal
from .rest import Receipt

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from . import models

A = TypeVar("A", bound=Aspect)
B = TypeVar("B", bound=Aspect)
C = TypeVar("C", bound=Aspect)
T = TypeVar("T", bound=TimeseriesAspect)


def _are_classes(aspects: object) -> bool:
    return isinstance(aspects, tuple) and any(isinstance(one, type) for one in aspects)


class _Group:
    """The base of the groups of a client's methods."""

    def __init__(self, graph: GraphClient) -> None:
        self._graph = graph


class Aspects(_Group):
    """Reads and writes aspects."""

    def get(self, urn: str, aspect_type: type[A], *, version: int = 0) -> A | None:
        """The value of an aspect; None if the entity does not have it. `version=0` is the latest."""
        return self._graph.get_aspect(urn, aspect_type, version)

    def get_all(self, urn: str, names: Sequence[str] | None = None) -> dict[str, Aspect]:
        """The latest values of an entity, by name of the aspect: of all aspects, or of those named."""
        return self._graph.get_aspects(urn, names)

    def get_stored(self, urn: str, aspect_type: type[A]) -> StoredAspect[A] | None:
        """The latest value with its version, for a conditional write; None if the entity does not have it."""
        return self._graph.get_stored_aspect(urn, aspect_type)

    def write(
        self,
        urn: str,
        *aspects: Aspect,
        system_metadata: models.SystemMetadata | Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[Receipt]:
        """Writes aspects of one entity, all or none: only more than 200 or 15 MiB take several requests.

        Args:
            urn: URN of the entity.
            aspects: The whole new values.
            system_metadata: Where the values come from, such as the id of the ingestion run.
            headers: Conditions, from `write_conditions`.

        Raises `ValidationError` before anything is sent, and `RejectedError` if the server rejects one of them.
        """
        return self._emit(
            [
                Proposal(entityUrn=urn, aspect=aspect, systemMetadata=system_metadata, headers=headers)
                for aspect in aspects
            ]
        )

    def patch(self, patch: PatchBuilder) -> list[Receipt]:
        """Changes parts of aspects, as collected by a `PatchBuilder`, all or none."""
        if not isinstance(patch, PatchBuilder):
            raise wrong("patch", "a PatchBuilder", patch)
        return self._emit(patch.build())

    def _emit(self, proposals: Sequence[AnyProposal]) -> list[Receipt]:
        if len(proposals) == 1:
            return [self._graph.emit(proposals[0])]
        return self._graph._emit_together(proposals)

    def delete(self, urn: str, aspect_type: type[Aspect]) -> Receipt:
        """Deletes an aspect of an entity."""
        return self._graph.emit(
            Proposal(entityUrn=urn, aspectName=aspect_class(aspect_type).ASPECT_NAME, changeType="DELETE")
        )

    def count(self, aspect_type: type[Aspect], *, urn_like: str | None = None) -> int:
        """Number of entities that have an aspect: all, or those whose URN matches; `%` is any characters."""
        return self._graph.get_aspect_counts(aspect_class(aspect_type).ASPECT_NAME, urn_like)

    def timeseries(
        self,
        urn: str,
        aspect_type: type[T],
        *,
        start: Moment | None = None,
        end: Moment | None = None,
        filter: Filter | None = None,
        limit: int = 100,
    ) -> list[T]:
        """Values of a time series, newest first."""
        return self._graph.get_timeseries_values(urn, aspect_type, filter, limit, start=start, end=end)


class Entities(_Group):
    """Finds out about entities as a whole, and deletes them."""

    def exists(self, urn: str, *, include_removed: bool = True) -> bool:
        """Whether the entity exists. Soft-deleted entities count unless `include_removed` is False."""
        return self._graph.exists(urn, include_removed=include_removed)

    @overload
    def get(
        self, urns: Iterable[str], aspects: Sequence[str] | None = None
    ) -> Iterator[tuple[str, dict[str, Aspect]]]: ...
    @overload
    def get(self, urns: Iterable[str], aspects: type[A]) -> Iterator[tuple[str, A | None]]: ...
    @overload
    def get(
        self, urns: Iterable[str], aspects: tuple[type[A], type[B]]
    ) -> Iterator[tuple[str, tuple[A | None, B | None]]]: ...
    @overload
    def get(
        self, urns: Iterable[str], aspects: tuple[type[A], type[B], type[C]]
    ) -> Iterator[tuple[str, tuple[A | None, B | None, C | None]]]: ...
    @overload
    def get(
        self, urns: Iterable[str], aspects: tuple[type[Aspect], ...]
    ) -> Iterator[tuple[str, tuple[Any, ...]]]: ...
    def get(
        self,
        urns: Iterable[str],
        aspects: Sequence[str] | type[Aspect] | tuple[type[Aspect], ...] | None = None,
    ) -> Iterator[tuple[str, Any]]:
        """The URN and the latest values of each entity, in order; 100 entities in a request.

        Args:
            urns: URNs of the entities.
            aspects: A class gives its aspect, a tuple of classes a tuple of theirs; None stands for an aspect that the
                entity does not have. Names of aspects, or None for all, give a dictionary of values by name, which is
                empty for an entity that does not exist.
        """
        if isinstance(aspects, type):
            name = aspect_class(aspects).ASPECT_NAME
            for urn, found in self._graph._read_entities(urns, [name]):
                yield urn, found.get(name)
            return
        if isinstance(aspects, str) or not isinstance(aspects or (), Sequence):
            texts("aspects", aspects)
        names = [one if isinstance(one, str) else aspect_class(one).ASPECT_NAME for one in aspects or ()]
        for urn, found in self._graph._read_entities(urns, names):
            yield urn, tuple(map(found.get, names)) if _are_classes(aspects) else found

    def soft_delete(self, urn: str) -> None:
        """Hides an entity from search without deleting its metadata."""
        self._graph.set_soft_delete_status(urn, True)

    def restore(self, urn: str) -> None:
        """Shows a soft-deleted entity again."""
        self._graph.set_soft_delete_status(urn, False)

    def hard_delete(self, urn: str) -> Deleted:
        """Permanently deletes an entity with all its aspects and their history."""
        return self._graph.hard_delete(urn)

    def delete_references(self, urn: str, *, dry_run: bool = False) -> tuple[int, list[dict[str, Any]]]:
        """Removes all references to a URN, and returns their number and the first of them."""
        return self._graph.delete_references_to_urn(urn, dry_run)

    def delete_timeseries(
        self,
        urn: str,
        aspect_type: type[TimeseriesAspect],
        *,
        start: Moment | None = None,
        end: Moment | None = None,
    ) -> int:
        """Deletes the values of a time series, all or those in a time range, and returns their number."""
        name = aspect_class(aspect_type).ASPECT_NAME
        return self._graph.hard_delete_timeseries_aspect(urn, name, start, end)

    def domain_by_name(self, name: str) -> str | None:
        """URN of the domain with that name; None if there is none."""
        return self._graph.get_domain_urn_by_name(name)

    def containers(self, env: str | None = None, query: str = "*") -> Iterator[str]:
        """URNs of containers, by their environment or platform instance."""
        return self._graph.get_container_urns_by_filter(env, query)


class Search(_Group):
    """Searches entities."""

    def find(
        self,
        query: str = "*",
        *,
        entity_types: Sequence[str] = (),
        filter: Filter | None = None,
        sort: Sequence[str | tuple[str, str]] | None = None,
        start: int = 0,
        count: int = 10,
        include_removed: bool | None = None,
    ) -> SearchPage:
        """One page of a search among entities of all types, or of those named, best match first."""
        return self._graph.search(
            query,
            entity_types=entity_types,
            filter=filter,
            sort=sort,
            start=start,
            count=count,
            include_removed=include_removed,
        )

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
        """All results of a search, fetched page by page, in the order of the first write."""
        return self._graph.scroll(
            query,
            entity_types=entity_types,
            filter=filter,
            sort=sort,
            include_removed=include_removed,
            page_size=page_size,
        )


class Lineage(_Group):
    """Follows lineage."""

    def upstream(self, urn: str, *, max_hops: int = 1, start: int = 0, count: int = 100) -> LineagePage:
        """What an entity is made from, nearest first."""
        return self._graph.get_lineage(urn, "UPSTREAM", max_hops, start=start, count=count)

    def downstream(self, urn: str, *, max_hops: int = 1, start: int = 0, count: int = 100) -> LineagePage:
        """What is made from an entity, nearest first."""
        return self._graph.get_lineage(urn, "DOWNSTREAM", max_hops, start=start, count=count)

    def scroll(
        self, urn: str, direction: str = "UPSTREAM", *, max_hops: int = 1, page_size: int = 100
    ) -> Iterator[LineageEntity]:
        """All that an entity is made from, or that is made from it, nearest first, fetched page by page."""
        return self._graph.scroll_lineage(urn, direction, max_hops, page_size=page_size)


class Relationships(_Group):
    """Reads relationships."""

    def outgoing(self, urn: str, types: Sequence[str] = ()) -> Iterator[Relationship]:
        """The relationships that start at an entity: of all types, or of those named."""
        return self._graph.get_related_entities(urn, types, "OUTGOING")

    def incoming(self, urn: str, types: Sequence[str] = ()) -> Iterator[Relationship]:
        """The relationships that point to an entity: of all types, or of those named."""
        return self._graph.get_related_entities(urn, types, "INCOMING")


class Timeline(_Group):
    """Reads the history of an entity."""

    def get(
        self,
        urn: str,
        categories: Sequence[str] = DEFAULT_TIMELINE_CATEGORIES,
        *,
        start: Moment | None = None,
        end: Moment | None = None,
    ) -> list[TimelineEntry]:
        """What changed about an entity, oldest first. By default, in the last seven days."""
        return self._graph.get_timeline(urn, categories, start=start, end=end)

    def versions(self, urn: str, aspect_type: type[A], *, page_size: int = 100) -> Iterator[AspectVersion[A]]:
        """The versions of an aspect that are kept, newest first, fetched page by page."""
        return self._graph.get_aspect_versions(urn, aspect_type, page_size=page_size)

    def difference(
        self, urn: str, aspect_type: type[Aspect], from_: int = 1, to: int = 0
    ) -> list[DifferenceStep]:
        """What turns one version of an aspect into another, as a JSON Patch; by default, the first into the latest."""
        return self._graph.get_aspect_difference(urn, aspect_type, from_, to)


class Runs(_Group):
    """Lists ingestion runs and rolls them back."""

    def list(self, *, start: int = 0, count: int = 100, include_removed: bool = False) -> list[RunSummary]:
        """The ingestion runs that wrote any current value, newest first."""
        return self._graph.list_runs(start=start, count=count, include_removed=include_removed)

    def describe(
        self, run_id: str, *, start: int = 0, count: int = 100, include_removed: bool = False
    ) -> Sequence[RunRow]:
        """The current aspects that an ingestion run wrote, ordered by URN."""
        return self._graph.describe_run(run_id, start=start, count=count, include_removed=include_removed)

    def rollback(self, run_id: str, *, dry_run: bool = False, hard: bool = False) -> RollbackReport:
        """Rolls back what an ingestion run wrote. A dry run only reports what would change."""
        return self._graph.rollback_run(run_id, dry_run=dry_run, hard=hard)


class Changes(_Group):
    """Reads the change log."""

    def read(
        self,
        *,
        consumer: str | None = None,
        from_: int | None = None,
        entity_types: Sequence[str] = (),
        aspect_names: Sequence[str] = (),
        follow: bool = False,
        page_size: int = 100,
    ) -> Iterator[Change]:
        """The change log, in order; a named consumer continues where it stopped."""
        return self._graph.changes(
            consumer=consumer,
            from_=from_,
            entity_types=entity_types,
            aspect_names=aspect_names,
            follow=follow,
            page_size=page_size,
        )

    def position(self, consumer: str) -> int | None:
        """Offset at which a consumer continues; None if it has not processed any change."""
        return self._graph.get_consumer_position(consumer)

    def set_position(self, consumer: str, position: int) -> None:
        """Sets the offset at which a consumer continues, forwards or backwards."""
        self._graph.set_consumer_position(consumer, position)

    def delete(self, consumer: str) -> None:
        """Deletes the position of a consumer."""
        self._graph.delete_consumer(consumer)


class Maintenance(_Group):
    """Maintains the catalogue."""

    def restore_indices(
        self, urn_pattern: str | None = None, *, aspect: str | None = None, limit: int | None = None
    ) -> str:
        """Rebuilds search documents and relationships from the aspects, and returns a sentence that reports it."""
        return self._graph.restore_indices(urn_pattern, aspect, limit=limit)

    def server_config(self) -> dict[str, Any]:
        """The server's configuration: its version and what it can do."""
        return self._graph.get_server_config()

    def test_connection(self) -> None:
        """Raises an error unless the address is that of a catalogue."""
        self._graph.test_connection()


class Colophon:
    """The client for daily use.

    >>> from colophon import Colophon, PatchBuilder, make_dataset_urn, models
    >>> with Colophon(server) as client:
    ...     urn = make_dataset_urn("mysql", "shop.orders")
    ...     receipts = client.aspects.write(urn, models.DatasetProperties(name="orders"), models.Status())
    ...     receipts = client.aspects.patch(PatchBuilder(urn).add_tag("pii"))
    ...     client.aspects.get(urn, models.GlobalTags).tags
    [TagAssociation(tag='urn:li:tag:pii')]

    Args:
        server: Address of the server, or the options from `EmitterBuilder.options`.
        settings: Settings of `ClientOptions`, such as `token` or `max_retries`.

    Its methods are in groups: `aspects`, `entities`, `search`, `lineage`, `relationships`, `timeline`, `runs`, `changes`
    and `maintenance`. `graph` has the same under the names of DataHub's graph client.
    """

    graph: GraphClient
    """The same under the names of DataHub's graph client."""
    aspects: Aspects
    """Reads and writes aspects."""
    entities: Entities
    """Finds out about entities as a whole, and deletes them."""
    search: Search
    """Searches entities."""
    lineage: Lineage
    """Follows lineage."""
    relationships: Relationships
    """Reads relationships."""
    timeline: Timeline
    """Reads the history of an entity."""
    runs: Runs
    """Lists ingestion runs and rolls them back."""
    changes: Changes
    """Reads the change log."""
    maintenance: Maintenance
    """Maintains the catalogue."""

    def __init__(self, server: str | ClientOptions, **settings: Unpack[Settings]) -> None:
        self.graph = GraphClient(server, **settings)
        self.aspects = Aspects(self.graph)
        self.entities = Entities(self.graph)
        self.search = Search(self.graph)
        self.lineage = Lineage(self.graph)
        self.relationships = Relationships(self.graph)
        self.timeline = Timeline(self.graph)
        self.runs = Runs(self.graph)
        self.changes = Changes(self.graph)
        self.maintenance = Maintenance(self.graph)

    @property
    def options(self) -> ClientOptions:
        """The current settings, including defaults."""
        return self.graph.options

    def emit(self, item: Emittable) -> Receipt:
        """Sends one proposal or event."""
        return self.graph.emit(item)

    def emit_many(self, items: Iterable[Emittable]) -> list[Receipt]:
        """Sends many proposals, in as few requests as possible."""
        return self.graph.emit_many(items)

    def patch(self, patch: PatchBuilder) -> list[Receipt]:
        """Changes parts of aspects, as `aspects.patch` does."""
        return self.aspects.patch(patch)

    def close(self) -> None:
        """Sends what is queued in `graph` and closes open connections."""
        self.graph.close()

    def __enter__(self) -> Colophon:
        return self

    def __exit__(
        self, type_: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class AsyncAspects(AsyncTwin[Aspects]):
    """Reads and writes aspects."""

    get_all = awaitable(Aspects.get_all)
    write = awaitable(Aspects.write)
    patch = awaitable(Aspects.patch)
    delete = awaitable(Aspects.delete)
    count = awaitable(Aspects.count)

    # Generic methods are written out, for their types.

    async def get(self, urn: str, aspect_type: type[A], *, version: int = 0) -> A | None:
        """The value of an aspect; None if the entity does not have it. `version=0` is the latest."""
        return await self._runner.run(lambda: self._client.get(urn, aspect_type, version=version))

    async def get_stored(self, urn: str, aspect_type: type[A]) -> StoredAspect[A] | None:
        """The latest value with its version, for a conditional write; None if the entity does not have it."""
        return await self._runner.run(lambda: self._client.get_stored(urn, aspect_type))

    async def timeseries(
        self,
        urn: str,
        aspect_type: type[T],
        *,
        start: Moment | None = None,
        end: Moment | None = None,
        filter: Filter | None = None,
        limit: int = 100,
    ) -> list[T]:
        """Values of a time series, newest first."""
        return await self._runner.run(
            lambda: self._client.timeseries(
                urn, aspect_type, start=start, end=end, filter=filter, limit=limit
            )
        )


class AsyncEntities(AsyncTwin[Entities]):
    """Finds out about entities as a whole, and deletes them."""

    exists = awaitable(Entities.exists)
    soft_delete = awaitable(Entities.soft_delete)
    restore = awaitable(Entities.restore)
    hard_delete = awaitable(Entities.hard_delete)
    delete_references = awaitable(Entities.delete_references)
    delete_timeseries = awaitable(Entities.delete_timeseries)
    domain_by_name = awaitable(Entities.domain_by_name)
    containers = async_iterator(Entities.containers)

    @overload
    def get(
        self, urns: Iterable[str], aspects: Sequence[str] | None = None
    ) -> AsyncIterator[tuple[str, dict[str, Aspect]]]: ...
    @overload
    def get(self, urns: Iterable[str], aspects: type[A]) -> AsyncIterator[tuple[str, A | None]]: ...
    @overload
    def get(
        self, urns: Iterable[str], aspects: tuple[type[A], type[B]]
    ) -> AsyncIterator[tuple[str, tuple[A | None, B | None]]]: ...
    @overload
    def get(
        self, urns: Iterable[str], aspects: tuple[type[A], type[B], type[C]]
    ) -> AsyncIterator[tuple[str, tuple[A | None, B | None, C | None]]]: ...
    @overload
    def get(
        self, urns: Iterable[str], aspects: tuple[type[Aspect], ...]
    ) -> AsyncIterator[tuple[str, tuple[Any, ...]]]: ...
    def get(self, urns: Iterable[str], aspects: Any = None) -> AsyncIterator[tuple[str, Any]]:
        """The URN and the latest values of each entity, in order; 100 entities in a request.

        Args:
            urns: URNs of the entities.
            aspects: A class gives its aspect, a tuple of classes a tuple of theirs; None stands for an aspect that the
                entity does not have. Names of aspects, or None for all, give a dictionary of values by name, which is
                empty for an entity that does not exist.
        """
        return self._runner.iterate(self._client.get(urns, aspects))


class AsyncSearch(AsyncTwin[Search]):
    """Searches entities."""

    find = awaitable(Search.find)
    scroll = async_iterator(Search.scroll)


class AsyncLineage(AsyncTwin[Lineage]):
    """Follows lineage."""

    upstream = awaitable(Lineage.upstream)
    downstream = awaitable(Lineage.downstream)
    scroll = async_iterator(Lineage.scroll)


class AsyncRelationships(AsyncTwin[Relationships]):
    """Reads relationships."""

    outgoing = async_iterator(Relationships.outgoing)
    incoming = async_iterator(Relationships.incoming)


class AsyncTimeline(AsyncTwin[Timeline]):
    """Reads the history of an entity."""

    get = awaitable(Timeline.get)
    difference = awaitable(Timeline.difference)

    # Generic methods are written out, for their types.

    def versions(
        self, urn: str, aspect_type: type[A], *, page_size: int = 100
    ) -> AsyncIterator[AspectVersion[A]]:
        """The versions of an aspect that are kept, newest first, fetched page by page."""
        return self._runner.iterate(self._client.versions(urn, aspect_type, page_size=page_size))


class AsyncRuns(AsyncTwin[Runs]):
    """Lists ingestion runs and rolls them back."""

    list = awaitable(Runs.list)
    describe = awaitable(Runs.describe)
    rollback = awaitable(Runs.rollback)


class AsyncChanges(AsyncTwin[Changes]):
    """Reads the change log."""

    read = async_iterator(Changes.read)
    position = awaitable(Changes.position)
    set_position = awaitable(Changes.set_position)
    delete = awaitable(Changes.delete)


class AsyncMaintenance(AsyncTwin[Maintenance]):
    """Maintains the catalogue."""

    restore_indices = awaitable(Maintenance.restore_indices)
    server_config = awaitable(Maintenance.server_config)
    test_connection = awaitable(Maintenance.test_connection)


class AsyncColophon:
    """The asynchronous twin of `Colophon`: the same groups and methods, to be awaited or used with `async for`.

    >>> from colophon import AsyncColophon, make_tag_urn, models
    >>> async def main():
    ...     async with AsyncColophon(server) as client:
    ...         await client.aspects.write(make_tag_urn("pii"), models.TagProperties(name="PII"))
    ...         return await client.aspects.get(make_tag_urn("pii"), models.TagProperties)
    >>> asyncio.run(main()).name
    'PII'
    """

    graph: AsyncGraphClient
    """The same under the names of DataHub's graph client."""
    aspects: AsyncAspects
    """Reads and writes aspects."""
    entities: AsyncEntities
    """Finds out about entities as a whole, and deletes them."""
    search: AsyncSearch
    """Searches entities."""
    lineage: AsyncLineage
    """Follows lineage."""
    relationships: AsyncRelationships
    """Reads relationships."""
    timeline: AsyncTimeline
    """Reads the history of an entity."""
    runs: AsyncRuns
    """Lists ingestion runs and rolls them back."""
    changes: AsyncChanges
    """Reads the change log."""
    maintenance: AsyncMaintenance
    """Maintains the catalogue."""

    def __init__(self, server: str | ClientOptions, **settings: Unpack[Settings]) -> None:
        self._client = Colophon(server, **settings)
        self._runner = Runner()
        self.graph = AsyncGraphClient._of(self._client.graph, self._runner)
        self.aspects = AsyncAspects(self._client.aspects, self._runner)
        self.entities = AsyncEntities(self._client.entities, self._runner)
        self.search = AsyncSearch(self._client.search, self._runner)
        self.lineage = AsyncLineage(self._client.lineage, self._runner)
        self.relationships = AsyncRelationships(self._client.relationships, self._runner)
        self.timeline = AsyncTimeline(self._client.timeline, self._runner)
        self.runs = AsyncRuns(self._client.runs, self._runner)
        self.changes = AsyncChanges(self._client.changes, self._runner)
        self.maintenance = AsyncMaintenance(self._client.maintenance, self._runner)

    @property
    def options(self) -> ClientOptions:
        """The current settings, including defaults."""
        return self._client.options

    async def emit(self, item: Emittable) -> Receipt:
        """Sends one proposal or event."""
        return await self._runner.run(lambda: self._client.emit(item))

    async def emit_many(self, items: Iterable[Emittable]) -> list[Receipt]:
        """Sends many proposals, in as few requests as possible."""
        return await self._runner.run(lambda: self._client.emit_many(items))

    async def patch(self, patch: PatchBuilder) -> list[Receipt]:
        """Changes parts of aspects, as `aspects.patch` does."""
        return await self._runner.run(lambda: self._client.patch(patch))

    async def close(self) -> None:
        """Sends what is queued in `graph` and closes open connections."""
        await self._runner.run(self._client.close)
        self._runner.close()

    async def __aenter__(self) -> AsyncColophon:
        return self

    async def __aexit__(
        self, type_: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
