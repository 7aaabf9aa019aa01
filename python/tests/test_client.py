"""The client for daily use, against the real server, and its asynchronous twin."""

from __future__ import annotations

import asyncio
import inspect
from typing import Any

import pytest

from colophon import (
    AsyncColophon,
    AsyncGraphClient,
    AsyncRestEmitter,
    Colophon,
    GraphClient,
    PatchBuilder,
    Proposal,
    RejectedError,
    RestEmitter,
    ValidationError,
    make_tag_urn,
    models,
    write_conditions,
)

NEVER = write_conditions(if_version="7")


def test_one_value_that_is_rejected_raises_its_own_error(server: str, orders: str) -> None:
    with Colophon(server) as client:
        calls: list[Any] = [
            lambda: client.aspects.write(orders, models.Status(removed=True), headers=NEVER),
            lambda: client.aspects.patch(PatchBuilder(orders, headers=NEVER).add_tag("pii")),
        ]
        for call in calls:
            with pytest.raises(RejectedError) as rejected:
                call()
            assert rejected.value.status == 422
            assert rejected.value.code == "HTTP_STATUS"
            assert rejected.value.server_code == "PRECONDITION_FAILED"
            assert rejected.value.request_id
        with pytest.raises(ValidationError, match="^Aspect status: /removed: expected boolean"):
            client.aspects.write(orders, models.Status(removed="no"))  # type: ignore[arg-type]
        assert not client.entities.exists(orders)


def test_several_values_of_an_entity_are_written_all_or_none(server: str, orders: str) -> None:
    with Colophon(server) as client:
        with pytest.raises(RejectedError, match="tagProperties"):
            client.aspects.write(orders, models.Status(), models.TagProperties(name="x"))
        assert client.aspects.get(orders, models.Status) is None
        with pytest.raises(ValidationError, match="removed"):
            client.aspects.write(orders, models.DatasetProperties(), models.Status(removed="no"))  # type: ignore[arg-type]
        assert client.aspects.get(orders, models.DatasetProperties) is None
        patch = PatchBuilder(orders).set_description("Orders.").add_at("tagProperties", ["name"], "x")
        with pytest.raises(RejectedError, match="tagProperties"):
            client.aspects.patch(patch)
        assert client.aspects.get(orders, models.EditableDatasetProperties) is None
        assert client.aspects.write(orders) == []
        assert (
            len(client.aspects.write(orders, models.Status(), models.DatasetProperties(name="orders"))) == 1
        )


def test_entities_are_read_in_batches_with_the_classes_that_are_asked_for(server: str, orders: str) -> None:
    with Colophon(server) as client:
        tag = make_tag_urn(orders.split(",")[1])
        client.aspects.write(orders, models.DatasetProperties(name="orders"), models.Status())
        client.aspects.write(tag, models.Status(removed=True))
        absent = make_tag_urn("no-such-tag")
        urns = [tag, orders, absent]
        assert list(client.entities.get(urns, models.Status)) == [
            (tag, models.Status(removed=True)),
            (orders, models.Status()),
            (absent, None),
        ]
        assert list(client.entities.get(urns, (models.Status,))) == [
            (tag, (models.Status(removed=True),)),
            (orders, (models.Status(),)),
            (absent, (None,)),
        ]
        [(_, (properties, status))] = client.entities.get([orders], (models.DatasetProperties, models.Status))
        assert properties is not None
        assert (properties.name, status) == ("orders", models.Status())
        by_name = dict(client.entities.get(urns, ["status"]))
        assert by_name == {
            tag: {"status": models.Status(removed=True)},
            orders: {"status": models.Status()},
            absent: {},
        }
        assert set(dict(client.entities.get([orders]))[orders]) == set(client.aspects.get_all(orders))


def test_many_entities_are_read_in_few_requests(server: str, orders: str) -> None:
    with Colophon(server) as client:
        urns = [f"{make_tag_urn(orders.split(',')[1])}.{n}" for n in range(250)]
        client.emit_many(Proposal(entityUrn=urn, aspect=models.TagProperties(name=urn)) for urn in urns)
        requests = []
        request = client.graph._http.request

        def counting(method: str, path: str, *args: Any, **kwargs: Any) -> Any:
            requests.append(path)
            return request(method, path, *args, **kwargs)

        client.graph._http.request = counting  # type: ignore[method-assign]
        found = list(client.entities.get(urns, models.TagProperties))
        assert [(urn, properties.name if properties else "") for urn, properties in found] == [
            (urn, urn) for urn in urns
        ]
        assert len(requests) == 3


def test_entities_of_one_type_are_read_as_datahubs_client_does(graph: GraphClient, orders: str) -> None:
    metadata = models.SystemMetadata(runId="run-1", lastObserved=5)
    graph.emit(Proposal(entityUrn=orders, aspect=models.Status(), systemMetadata=metadata))
    assert graph.get_entities("dataset", [orders], ["status"]) == {
        orders: {"status": (models.Status(), None)}
    }
    found = graph.get_entities("dataset", [orders], with_system_metadata=True)
    _, stored = found[orders]["status"]
    assert stored is not None
    assert stored.runId == "run-1"


def public(cls: type) -> dict[str, Any]:
    """The public members of a class: methods, properties, and what its constructor sets."""
    return {name: getattr(cls, name) for name in dir(cls) if not name.startswith("_")}


def parameters(method: Any) -> list[tuple[str, Any, Any]]:
    return [(one.name, one.kind, one.default) for one in inspect.signature(method).parameters.values()]


@pytest.mark.parametrize(
    ("blocking", "asynchronous"),
    [(RestEmitter, AsyncRestEmitter), (GraphClient, AsyncGraphClient), (Colophon, AsyncColophon)],
)
def test_asynchronous_clients_have_the_same_members(blocking: type, asynchronous: type) -> None:
    assert public(asynchronous).keys() == public(blocking).keys()
    for name, member in public(blocking).items():
        if inspect.isfunction(member):
            assert parameters(public(asynchronous)[name]) == parameters(member), name


def test_the_groups_of_both_clients_have_the_same_members(server: str) -> None:
    blocking, asynchronous = Colophon(server), AsyncColophon(server)
    groups = {name for name in vars(blocking) if not name.startswith("_")}
    assert groups == {name for name in vars(asynchronous) if not name.startswith("_")}
    assert len(groups) == 10
    for group in groups:
        ours, theirs = public(type(getattr(blocking, group))), public(type(getattr(asynchronous, group)))
        assert ours.keys() == theirs.keys(), group
        for name, member in ours.items():
            if inspect.isfunction(member):
                assert parameters(theirs[name]) == parameters(member), f"{group}.{name}"


def test_close_sends_what_is_queued(server: str, graph: GraphClient, orders: str) -> None:
    queued = Proposal(entityUrn=orders, aspect=models.Status())
    with Colophon(server) as client:
        client.graph.queue(queued)
        assert not graph.exists(orders)
    assert graph.exists(orders)
    graph.hard_delete(orders)

    async def main() -> None:
        async with AsyncColophon(server) as client:
            await client.graph.queue(queued)
            assert not await client.entities.exists(orders)

    asyncio.run(main())
    assert graph.exists(orders)


def test_asynchronous_iterators_fetch_as_they_are_used(server: str, orders: str) -> None:
    async def main() -> list[tuple[str, models.Status | None]]:
        async with AsyncColophon(server) as client:
            await client.aspects.write(orders, models.Status())
            return [found async for found in client.entities.get([orders], models.Status)]

    assert asyncio.run(main()) == [(orders, models.Status())]
