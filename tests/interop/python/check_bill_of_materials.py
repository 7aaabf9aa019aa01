"""Validates a CycloneDX document, read from standard input, with the schema of the version that it names."""

import json
import sys

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

text = sys.stdin.read()
version = SchemaVersion.from_version(json.loads(text)["specVersion"])
error = JsonStrictValidator(version).validate_str(text)
if error is not None:
    sys.exit(str(error)[:2000])
print("valid")
