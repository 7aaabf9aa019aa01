"""Validates a ServiceMonitor, read from standard input as JSON, with the models of the Prometheus operator."""

import json
import sys

from cloudcoil.models.prometheus_operator.v1 import ServiceMonitor

given = json.loads(sys.stdin.read())
monitor = ServiceMonitor.model_validate(given)
# The models ignore what they do not know: it is missing here.
understood = monitor.model_dump(mode="json", by_alias=True, exclude_unset=True)
for part in ["apiVersion", "kind", "spec"]:
    if understood[part] != given[part]:
        sys.exit(f"{part}: expected {given[part]}, understood {understood[part]}")
endpoint = monitor.spec.endpoints[0]
print(endpoint.port, endpoint.path)
