"""Prints every GraphQL document of the installed client, a line of JSON each: where it is, and its text."""

import ast
import json
import re
from pathlib import Path

import datahub

PACKAGE = Path(datahub.__file__).parent
DOCUMENT = re.compile(r"^\s*(query|mutation|fragment)\b[^=]*\{")


def texts(path: Path) -> list[str]:
    if path.suffix == ".gql":
        return [path.read_text()]
    constants = (node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant))
    return [node.value for node in constants if isinstance(node.value, str) and DOCUMENT.match(node.value)]


for path in sorted([*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.gql")]):
    for text in texts(path):
        print(json.dumps({"file": str(path.relative_to(PACKAGE)), "text": text}))
