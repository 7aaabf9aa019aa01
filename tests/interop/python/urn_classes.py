"""Compares the classes of URNs of both packages on the same arguments, and prints what differs as JSON."""

import inspect
import itertools
import json
import warnings
from collections.abc import Callable, Iterable
from typing import Any

import colophon.datahub.metadata.urns as ours
import datahub.metadata.urns as theirs

warnings.simplefilter("ignore")
DATASET = "urn:li:dataset:(urn:li:dataPlatform:m,t,PROD)"
VALUES = ["a", "a,b", "x(y)", "urn:li:tag:a", DATASET, "urn:li:dataPlatform:m", "", "é ü", "a%2Cb", "prod", "a:b"]
VALUES.append("urn:li:dataFlow:(a,b,PROD)")
TEXTS = [
    *VALUES,
    "urn:li:tag",
    "urn:li::x",
    "urn:li:tag:(a)",
    "urn:li:chart:(a,b)",
    "urn:li:chart:a",
    "urn:li:dataset:(a,b,c)",
    f"urn:li:schemaField:({DATASET},a)",
    "urn:li:dataJob:(urn:li:dataFlow:(a,b,PROD),j)",
    "urn:li:nothing:(a,b)",
]


def answer(function: Callable[[], Any]) -> str:
    try:
        return str(function())
    except Exception as error:
        # What kind of error it is differs; that it is one may not.
        return "rejected" if isinstance(error, (ValueError, AssertionError)) or "Urn" in type(error).__name__ else repr(error)


def facts(module: Any, text: str) -> list[Any]:
    urn = module.Urn.from_string(text)
    found = [type(urn).__name__, urn.urn(), urn.entity_ids, urn.entity_type, urn.get_entity_id_as_string()]
    key = dict(urn.to_key_aspect().to_obj()) if type(urn).__name__ != "Urn" else None
    return [*found, urn.urn_url_encoded(), key]


def arguments(count: int) -> Iterable[tuple[str, ...]]:
    if count == 1:
        return [(value,) for value in VALUES]
    if count == 2:
        return itertools.product(VALUES, repeat=2)
    return itertools.product(VALUES, ["a", "x(y)", ""], ["prod", "PROD", "NOPE", "x,y", ""])


compared = 0
differences = []
names = [name for name in dir(theirs) if name.endswith("Urn") and name != "Urn"]
for name in names:
    their, our = getattr(theirs, name), getattr(ours, name)
    for given in arguments(len(inspect.signature(our).parameters)):
        expected, found = answer(lambda: their(*given)), answer(lambda: our(*given))
        compared += 1
        if expected != found:
            differences.append([name, given, expected, found])
for text in TEXTS:
    expected, found = answer(lambda: facts(theirs, text)), answer(lambda: facts(ours, text))
    compared += 1
    if expected != found:
        differences.append(["Urn.from_string", text, expected, found])
print(json.dumps({"classes": len(names), "compared": compared, "differences": differences}))
