"""Runs transformers over the records of each case, and prints what comes out as a JSON line.

A line of the input is a case: the transformer's type, its configuration, and its records, each a list of aspects.
"""

import json
import sys
import traceback
from pathlib import Path
from typing import Any, Iterable, List

sys.path.insert(0, str(Path(__file__).parent))

from datahub.emitter.aspect import ASPECT_MAP
from datahub.emitter.mcp import MetadataChangeProposalWrapper as Proposal
from datahub.ingestion.api.common import EndOfStream, PipelineContext, RecordEnvelope
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.config import DatahubClientConfig
from datahub.ingestion.transformer.transform_registry import transform_registry
from datahub.emitter.serialization_helper import post_json_transform

graph = DataHubGraph(DatahubClientConfig(server=sys.argv[1]))
# Each case finds the same catalogue. `transformer_cases.py` removes tags for good.
graph.remove_tag = lambda tag_urn, resource_urn: True


def envelope(given: dict) -> RecordEnvelope:
    aspect = ASPECT_MAP[given["aspectName"]].from_obj(post_json_transform(given["aspect"]))
    return RecordEnvelope(Proposal(entityUrn=given["entityUrn"], aspect=aspect), {"workunit_id": given["aspectName"]})


def written(envelopes: Iterable[RecordEnvelope]) -> List[Any]:
    proposals = []
    for one in envelopes:
        if isinstance(one.record, EndOfStream):
            continue
        record = one.record
        obj = (record.make_mcp() if isinstance(record, Proposal) else record).to_obj()
        proposals.append([obj["entityUrn"], obj["aspectName"], obj["changeType"], json.loads(obj["aspect"]["value"])])
    return proposals


def answer(case: dict) -> dict:
    context = PipelineContext(run_id="transformers", graph=graph)
    try:
        transformer = transform_registry.get(case["type"]).create(case["config"], context)
    except Exception as error:
        return {"refused": f"{type(error).__name__}: {error}"}
    proposals = []
    failures = []
    for record in [*([envelope(one) for one in record] for record in case["records"]), [RecordEnvelope(EndOfStream(), {})]]:
        try:
            proposals += written(transformer.transform(record))
        except Exception:
            failures.append(traceback.format_exc(limit=-1))
    return {"proposals": proposals, "failures": failures}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))))
