"""Deletes, undoes and restores with the unmodified client, and prints a JSON line per case."""

import json
import sys
from datetime import datetime, timezone

from datahub.emitter.mce_builder import make_dataset_urn, make_tag_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper as Proposal
from datahub.emitter.rest_emitter import DatahubRestEmitter
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.config import DatahubClientConfig
from datahub.metadata import schema_classes as s

SERVER = sys.argv[1]
emitter = DatahubRestEmitter(SERVER)
graph = DataHubGraph(DatahubClientConfig(server=SERVER))

DATASET = make_dataset_urn("mysql", "shop.maintenance")
TAG = make_tag_urn("maintenance")


def report(name: str, expected: object, act) -> None:
    """Does one thing and prints what came of it; an exception is an answer too."""
    try:
        read = act()
    except Exception as error:
        read = {"raised": f"{type(error).__name__}: {error}"}
    print(json.dumps({"name": name, "expected": expected, "read": read}))


def tag_everything() -> None:
    emitter.emit(Proposal(entityUrn=TAG, aspect=s.TagPropertiesClass(name="maintenance")))
    emitter.emit(
        Proposal(entityUrn=DATASET, aspect=s.GlobalTagsClass(tags=[s.TagAssociationClass(tag=TAG)]))
    )


def profile(second: int) -> Proposal:
    return Proposal(entityUrn=DATASET, aspect=s.DatasetProfileClass(timestampMillis=second * 1000, rowCount=second))


def references() -> object:
    tag_everything()
    dry = graph.delete_references_to_urn(TAG, dry_run=True)
    done = graph.delete_references_to_urn(TAG)
    left = graph.get_aspect(DATASET, s.GlobalTagsClass)
    return [dry[0], done[0], done[1], left.tags, graph.delete_references_to_urn(TAG)[0]]


report(
    "references are counted, then taken away",
    [1, 1, [{"relationship": "TaggedWith", "entity": DATASET, "aspect": "globalTags"}], [], 0],
    references,
)


def points() -> object:
    emitter.emit_mcps([profile(second) for second in (1, 2, 3)])
    moment = datetime.fromtimestamp(2, tz=timezone.utc)
    deleted = graph.hard_delete_timeseries_aspect(DATASET, "datasetProfile", moment, None)
    return [deleted, graph.get_latest_timeseries_value(DATASET, s.DatasetProfileClass, {}).rowCount]


report("points in time are deleted from a time on", [2, 1], points)


def soft() -> object:
    graph.soft_delete_entity(TAG)
    hidden = graph.get_aspect(TAG, s.StatusClass).removed
    graph.set_soft_delete_status(TAG, delete=False)
    return [hidden, graph.get_aspect(TAG, s.StatusClass).removed]


report("an entity is hidden and shown again", [True, False], soft)


def hard() -> object:
    before = graph.exists(TAG)
    rows, series = graph.hard_delete_entity(TAG)
    return [before, rows, series, graph.exists(TAG), graph.hard_delete_entity(TAG)]


# Key, properties, and three values of its status: hidden and shown.
report("an entity is deleted wholly", [True, 4, 0, False, [0, 0]], hard)


def by_emitter() -> object:
    tag_everything()
    emitter.emit_mcp(Proposal(entityUrn=TAG, aspectName="tagKey", changeType="DELETE"))
    return graph.exists(TAG)


report("an entity is deleted by a proposal of its key", False, by_emitter)


def old_event() -> object:
    snapshot = s.TagSnapshotClass(urn=TAG, aspects=[s.TagPropertiesClass(name="old")])
    emitter.emit_mce(s.MetadataChangeEventClass(proposedSnapshot=snapshot))
    return graph.get_aspect(TAG, s.TagPropertiesClass).name


report("an older change event is taken", "old", old_event)


def usage() -> object:
    emitter.emit_usage(
        s.UsageAggregationClass(
            bucket=86_400_000,
            duration="DAY",
            resource=DATASET,
            metrics=s.UsageAggregationMetricsClass(
                uniqueUserCount=1,
                totalSqlQueries=5,
                users=[s.UserUsageCountsClass(count=5, user="urn:li:corpuser:ada")],
            ),
        )
    )
    statistics = graph.get_latest_timeseries_value(DATASET, s.DatasetUsageStatisticsClass, {})
    return [statistics.totalSqlQueries, [[user.user, user.count] for user in statistics.userCounts]]


report("usage is taken in its older form", [5, [["urn:li:corpuser:ada", 5]]], usage)


def restored() -> object:
    graph.restore_indices(urn_pattern=DATASET)
    graph.restore_indices(urn_pattern="urn:li:dataset:%", aspect="status", start=0, batch_size=10)
    return "done"


report("indices are restored", "done", restored)


def conditional() -> object:
    proposal = Proposal(
        entityUrn=TAG,
        aspect=s.TagPropertiesClass(name="late"),
        headers={"If-Version-Match": "9"},
    )
    try:
        emitter.emit(proposal)
    except Exception as error:
        return "If-Version-Match" in str(error)
    return None


report("a write on a wrong version is refused", True, conditional)
print(json.dumps({"name": "the end", "expected": None, "read": None}))
