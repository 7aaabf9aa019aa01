"""Reads with the unmodified client what was written with it, and prints a JSON line per answer."""

import json
import sys

from datahub.emitter.mce_builder import make_dataset_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper as Proposal
from datahub.emitter.rest_emitter import DatahubRestEmitter
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.config import DatahubClientConfig
from datahub.metadata import schema_classes as s

SERVER = sys.argv[1]
emitter = DatahubRestEmitter(SERVER)
graph = DataHubGraph(DatahubClientConfig(server=SERVER))

DAY = 86_400_000
ORDERS, CUSTOMERS = (make_dataset_urn("mysql", f"shop.{name}") for name in ("orders", "customers"))


def put(urn: str, *aspects) -> None:
    for aspect in aspects:
        emitter.emit(Proposal(entityUrn=urn, aspect=aspect))


def tell(name: str, answer: object) -> None:
    print(json.dumps({"name": name, "answer": answer}))


put(CUSTOMERS, s.StatusClass(removed=False))
put(ORDERS, s.StatusClass(removed=False))
put(
    ORDERS,
    *(
        s.DatasetProfileClass(timestampMillis=day * DAY, rowCount=day * 10, columnCount=day % 2)
        for day in range(1, 5)
    ),
    *(
        s.DatasetUsageStatisticsClass(timestampMillis=day * DAY, totalSqlQueries=day)
        for day in range(1, 4)
    ),
)

tell("counts", [
    graph.get_aspect_counts("status"),
    graph.get_aspect_counts("status", "urn:li:dataset:%orders%"),
    graph.get_aspect_counts("ownership"),
])

even = {"or": [{"and": [{"field": "columnCount", "condition": "EQUAL", "values": ["0"]}]}]}
profiles = graph.get_timeseries_values(ORDERS, s.DatasetProfileClass, even, limit=5)
tell("filtered", [profile.rowCount for profile in profiles])
latest = graph.get_latest_timeseries_value(ORDERS, s.DatasetProfileClass, {"columnCount": "1"})
tell("latest", latest and latest.rowCount)
usage = graph.get_usage_aspects_from_urn(ORDERS, 2 * DAY, 3 * DAY)
tell("usage", [statistics.totalSqlQueries for statistics in usage or []])
tell("exists", [graph.exists(ORDERS), graph.exists(make_dataset_urn("mysql", "shop.nobody"))])
