"""Answers questions about urns with the client's own functions: a JSON line for each line that comes in."""

import json
import sys

from datahub.emitter.mce_builder import make_data_platform_urn, make_dataset_urn
from datahub.utilities.urn_encoder import UrnEncoder
from datahub.utilities.urns.urn import Urn


def parse(text: str) -> object:
    urn = Urn.from_string(text)
    return {"entityType": urn.entity_type, "parts": list(urn.entity_ids)}


ANSWERS = {
    "parse": parse,
    "print": lambda entity_type, parts: str(Urn(entity_type, parts)),
    "encode": UrnEncoder.encode_string,
    "dataset": make_dataset_urn,
    "dataPlatform": make_data_platform_urn,
}

for line in sys.stdin:
    question = json.loads(line)
    try:
        answer = {"value": ANSWERS[question["ask"]](*question["with"])}
    except Exception as error:
        # AssertionError and InvalidUrnError alike: the client does not take the text for an urn.
        answer = {"refused": f"{type(error).__name__}: {error}"}
    print(json.dumps(answer))
