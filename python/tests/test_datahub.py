"""`colophon.datahub`: what programs written for DataHub's package use."""

from __future__ import annotations

import subprocess
import sys
import uuid
from typing import Any

import pytest

from colophon import (
    ConfigurationError,
    GraphClient,
    InvalidUrnError,
    Proposal,
    ValidationError,
    make_data_platform_urn,
    make_dataplatform_instance_urn,
    models,
)
from colophon.datahub.emitter.kafka_emitter import KafkaEmitterConfig
from colophon.datahub.emitter.mcp import MetadataChangeProposalWrapper
from colophon.datahub.emitter.mcp_builder import DatabaseKey, add_dataset_to_container, gen_containers
from colophon.datahub.emitter.rest_emitter import DataHubRestEmitter, EmitMode
from colophon.datahub.ingestion.api.workunit import MetadataWorkUnit
from colophon.datahub.ingestion.graph.client import DatahubClientConfig, DataHubGraph, get_default_graph
from colophon.datahub.ingestion.graph.filters import (
    RemovedStatusFilter,
    SearchFilterRule,
    generate_filter,
)
from colophon.datahub.metadata import schema_classes, urns
from colophon.datahub.specific.datajob import DataJobPatchBuilder
from colophon.datahub.specific.dataset import DatasetPatchBuilder

# Positions are for programs that move over: type checkers accept keywords alone.
classes: Any = schema_classes


def test_models_take_positions_and_are_those_of_the_package() -> None:
    by_position = classes.OwnerClass("urn:li:corpuser:ana", "DATAOWNER")
    plain = models.Owner(owner="urn:li:corpuser:ana", type="DATAOWNER")
    assert by_position == plain
    assert type(by_position) is models.Owner
    assert isinstance(plain, classes.OwnerClass)
    assert not isinstance(plain, classes.StatusClass)
    assert classes.StatusClass(True).removed is True
    assert classes.OwnershipClass([plain]) == models.Ownership(owners=[plain])
    assert classes.OwnerClass.from_obj(plain.to_obj()) == plain
    # Required fields come first, whatever their order on the wire.
    assert classes.DataJobInfoClass("load", "SPARK", {"a": "1"}).customProperties == {"a": "1"}


def test_positions_that_do_not_fit_are_rejected() -> None:
    with pytest.raises(TypeError, match="StatusClass\\(\\) takes 3 arguments, got 4"):
        classes.StatusClass(True, None, None, None)
    with pytest.raises(TypeError, match="multiple values for argument 'removed'"):
        classes.StatusClass(True, removed=False)
    with pytest.raises(TypeError):
        models.Status(True)  # type: ignore[call-arg, misc]


def test_a_class_derived_from_a_mirrored_one_is_a_class_of_its_own() -> None:
    class Special(schema_classes.StatusClass):
        """A status."""

    made = Special(removed=True)
    assert type(made) is Special
    assert isinstance(made, classes.StatusClass)
    assert not isinstance(models.Status(removed=True), Special)
    assert made.to_obj() == {"removed": True}


def test_mirrored_classes_load_their_subject_alone() -> None:
    script = (
        "import sys; from colophon.datahub.metadata.schema_classes import OwnerClass; print(*sys.modules)"
    )
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    subjects = [name for name in loaded.split() if name.startswith("colophon.models.") and "._" not in name]
    assert subjects == ["colophon.models.ownership"]
    assert "urllib3" not in loaded


def test_the_emitter_takes_the_settings_of_datahubs() -> None:
    settings: dict[str, Any] = {
        "retry_status_codes": [503],
        "retry_methods": ["GET"],
        "retry_max_times": 1,
        "extra_headers": {"X-A": "b"},
        "disable_ssl_verification": True,
    }
    emitter = DataHubRestEmitter("http://localhost:1", "secret", None, 5, None, 7, **settings)
    options = emitter.options
    assert (options.token, options.connect_timeout, options.read_timeout) == ("secret", 5, 7)
    assert (options.retry_status_codes, options.retry_methods, options.max_retries) == ({503}, {"GET"}, 1)
    with pytest.raises(ConfigurationError, match="client_certificate_path: not supported"):
        DataHubRestEmitter("http://localhost:1", client_certificate_path="x.pem")  # type: ignore[arg-type]
    with pytest.raises(ConfigurationError, match="emit_mode: expected an EmitMode, got 'ASYNC'"):
        emitter.emit_mcps([], "ASYNC")  # type: ignore[arg-type]


def test_emit_modes_decide_whether_a_write_is_asynchronous(stand_in: Any) -> None:
    answer = stand_in((200, {"traceparent": f"00-{'a' * 32}-{'b' * 16}-01"}, '{"value": "x"}'))
    emitter = DataHubRestEmitter(answer.address, default_emit_mode=EmitMode.ASYNC)
    proposal = MetadataChangeProposalWrapper(entityUrn="urn:li:tag:a", aspect=models.Status())
    trace = emitter.emit(proposal)
    assert (trace.trace_id, trace.data) == ("a" * 32, {"urn:li:tag:a": ["status"]})
    emitter.emit(proposal, emit_mode=EmitMode.SYNC_WAIT)
    emitter.emit_mcp(proposal, True)
    emitter.emit_mcp(proposal, emit_mode=EmitMode.ASYNC_WAIT)
    emitter.emit_mcps([proposal, proposal.make_mcp()], EmitMode.SYNC_PRIMARY)
    flags = [b'"async":"true"' in body for _, _, _, body in answer.requests]
    assert flags == [True, False, True, False, False]


def test_proposals_are_made_by_positions_and_become_text_and_work_units() -> None:
    proposal = MetadataChangeProposalWrapper(
        "tag", "UPSERT", "urn:li:tag:a", aspect=models.Status(removed=True)
    )
    text = proposal.make_mcp()
    assert text.aspect == classes.GenericAspectClass(b'{"removed":true}', "application/json")
    assert MetadataChangeProposalWrapper.try_from_mcpc(text) == proposal
    unit = proposal.as_workunit()
    assert (unit.id, unit.metadata, unit.get_urn()) == ("urn:li:tag:a-status", proposal, "urn:li:tag:a")
    assert isinstance(proposal, Proposal)
    with pytest.raises(ConfigurationError, match="needs one of mce, mcp and mcp_raw, got 0"):
        MetadataWorkUnit("x")
    with pytest.raises(ValidationError, match="auditHeader: expected None"):
        MetadataChangeProposalWrapper(entityUrn="urn:li:tag:a", aspect=models.Status(), auditHeader={})  # type: ignore[arg-type]
    wrong = classes.MetadataChangeProposalClass(
        "tag",
        "UPSERT",
        None,
        "urn:li:tag:a",
        None,
        "status",
        classes.GenericAspectClass(b'{"x":1}', "application/json"),
    )
    with pytest.raises(ValidationError, match="x"):
        wrong.validate()


def test_urns_are_made_from_parts_and_read_as_the_class_of_their_type() -> None:
    orders = urns.DatasetUrn("mysql", "a,b")
    assert str(orders) == "urn:li:dataset:(urn:li:dataPlatform:mysql,a%2Cb,PROD)"
    assert (orders.platform, orders.name, orders.env) == ("urn:li:dataPlatform:mysql", "a%2Cb", "PROD")
    found = urns.Urn.from_string(str(orders))
    assert isinstance(found, urns.DatasetUrn)
    assert found == orders
    assert {found, orders} == {orders}
    assert urns.TagUrn("urn:li:tag:a") == urns.TagUrn("a") == urns.Urn("tag", ["a"])
    assert urns.Urn.from_string("urn:li:nothing:a").entity_ids == ["a"]
    assert orders.to_key_aspect().origin == "PROD"
    assert urns.DatasetUrn.from_key_aspect(orders.to_key_aspect()) == orders
    for make, problem in (
        (lambda: urns.TagUrn("urn:li:dataset:a"), "expected the URN of a tag"),
        (lambda: urns.TagUrn.from_string("urn:li:domain:a"), "Invalid TagUrn"),
        (lambda: urns.DatasetUrn.from_string("urn:li:dataset:(a,b)"), "expected 3 parts, got 2"),
        (lambda: urns.DatasetUrn("mysql", ""), "not empty"),
        (lambda: urns.Urn.from_string("tag"), "must start with"),
        (lambda: urns.DataJobUrn("nightly", "load"), "expected the URN of a dataFlow"),
    ):
        with pytest.raises(InvalidUrnError, match=problem):
            make()


def test_a_urn_may_stand_where_its_text_may() -> None:
    proposal = MetadataChangeProposalWrapper(entityUrn=urns.TagUrn("a"), aspect=models.Status())  # type: ignore[arg-type]
    assert proposal.entityUrn == "urn:li:tag:a"
    tags = models.GlobalTags(tags=[models.TagAssociation(tag=urns.TagUrn("a"))])  # type: ignore[arg-type]
    assert tags.to_obj() == {"tags": [{"tag": "urn:li:tag:a"}]}


def test_patches_of_edges_and_columns_reject_what_does_not_fit() -> None:
    job = "urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,PROD),load)"
    with pytest.raises(InvalidUrnError, match="expected the URN of a dataset, got that of a tag"):
        DataJobPatchBuilder(job).add_input_dataset("urn:li:tag:a")
    dataset = DatasetPatchBuilder("urn:li:dataset:(urn:li:dataPlatform:mysql,a,PROD)")
    with pytest.raises(ConfigurationError, match="editable: expected True"):
        dataset.for_field("id", editable=False)
    lineage = models.FineGrainedLineage(upstreamType="FIELD_SET", downstreamType="FIELD")
    with pytest.raises(ConfigurationError, match="expected one downstream column, got 0"):
        dataset.add_fine_grained_lineage(lineage)
    assert dataset.set_created(None).build() == []


def test_filters_name_what_does_not_fit(graph: GraphClient) -> None:
    with pytest.raises(ConfigurationError, match="status: expected one of NOT_SOFT_DELETED"):
        list(graph.get_urns_by_filter(status="GONE"))
    with pytest.raises(ConfigurationError, match="platform_instance: expected a URN"):
        list(graph.get_urns_by_filter(platform_instance="eu1"))
    rule = SearchFilterRule("name", "EQUAL", ["a"])
    assert generate_filter(None, None, None, None, None, [rule.negate().to_raw()]) == [
        {"and": [{"field": "name", "condition": "EQUAL", "values": ["a"], "negated": True}]}
    ]


def test_the_graph_client_is_made_from_a_configuration(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with DataHubGraph(DatahubClientConfig.parse_obj({"server": server, "unknown": 1})) as graph:
        graph.test_connection()
        assert graph.to_graph().options == graph.options
    monkeypatch.setenv("DATAHUB_GMS_URL", server)
    assert get_default_graph().config.server == server
    with pytest.raises(ConfigurationError, match="server: expected the address"):
        DatahubClientConfig.parse_obj({})


def test_urns_are_found_by_every_argument_of_the_filter(server: str) -> None:
    graph = DataHubGraph(DatahubClientConfig(server=server))
    platform, other = f"p{uuid.uuid4().hex}", f"q{uuid.uuid4().hex}"
    instance = make_dataplatform_instance_urn(platform, "eu1")
    key = DatabaseKey(platform=platform, instance="eu1", env="PROD", database="shop")
    for unit in gen_containers(key, "shop", ["Database"]):
        graph.emit(unit.metadata)
    urn_of = {name: str(urns.DatasetUrn(platform, f"shop.{name}")) for name in ("orders", "sales", "old")}
    urn_of["dev"] = str(urns.DatasetUrn(other, "orders", "DEV"))
    for name, urn in urn_of.items():
        graph.emit(Proposal(entityUrn=urn, aspect=models.DatasetProperties(name=name)))
    of_instance = classes.DataPlatformInstanceClass(make_data_platform_urn(platform), instance)
    graph.emit(Proposal(entityUrn=urn_of["orders"], aspect=of_instance))
    for unit in add_dataset_to_container(key, urn_of["sales"]):
        graph.emit(unit.metadata)
    graph.soft_delete_entity(urn_of["old"])

    def found(**arguments: Any) -> list[str]:
        chosen = {"platform": [platform, other], **arguments}
        by_urn = {urn: name for name, urn in urn_of.items()}
        return [by_urn.get(urn, urn) for urn in graph.get_urns_by_filter(entity_types=["dataset"], **chosen)]

    orders = SearchFilterRule("name", "EQUAL", ["orders"])
    assert found() == ["orders", "sales", "dev"]
    assert found(platform=platform) == ["orders", "sales"]
    assert found(platform=platform, platform_instance="eu1") == ["orders"]
    assert found(platform_instance=instance) == ["orders"]
    assert found(env="DEV") == ["dev"]
    assert found(container=key.as_urn()) == ["sales"]
    assert found(query="sales") == ["sales"]
    assert found(status=RemovedStatusFilter.ONLY_SOFT_DELETED) == ["old"]
    assert found(status=RemovedStatusFilter.ALL, batch_size=1) == ["orders", "sales", "old", "dev"]
    assert found(status=None, env="PROD") == ["orders", "sales", "old"]
    assert found(extraFilters=[orders.to_raw()]) == ["orders"]
    assert found(extraFilters=[orders.negate().to_raw()]) == ["sales", "dev"]
    either = [{"and": [{"field": "name", "values": [name]}]} for name in ("orders", "dev")]
    assert found(extra_or_filters=either) == ["orders", "dev"]
    assert found(sort_by="urn", sort_order="DESCENDING") == ["dev", "sales", "orders"]
    containers = graph.get_urns_by_filter(entity_types=["container"], platform=platform, env="PROD")
    assert list(containers) == [key.as_urn()]


def test_the_kafka_configuration_is_nested() -> None:
    config = KafkaEmitterConfig.parse_obj({"connection": {"bootstrap": "broker:9092"}})
    assert config.connection.bootstrap == "broker:9092"  # type: ignore[union-attr]
