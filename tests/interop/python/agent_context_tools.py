"""Calls a tool of datahub-agent-context for each JSON line that comes in, and prints a JSON line with its answer.

A tool is called as the package's bindings for agents call it: wrapped, with JSON values by name that become those of
its annotations. Without a tool, the answer has the names of all.
"""

import json
import logging
import sys

from datahub.sdk.main_client import DataHubClient
from datahub_agent_context import create_context_wrapper, mcp_tools
from pydantic import validate_call

# An error is in the answer.
logging.disable()
client = DataHubClient(server=sys.argv[1])


def answer_of(question: dict) -> dict:
    if "tool" not in question:
        return {"answer": mcp_tools.__all__}
    tool = validate_call(create_context_wrapper(getattr(mcp_tools, question["tool"]), client))
    try:
        return {"answer": tool(**question["args"])}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


for line in sys.stdin:
    print(json.dumps(answer_of(json.loads(line))), flush=True)
