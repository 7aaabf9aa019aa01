"""Uses DataHub's clients with and without an access token, and prints what comes of it as JSON lines: a name, and a result."""

import json
import sys
from typing import Any, Callable

from datahub.configuration.common import OperationalError
from datahub.emitter.mcp import MetadataChangeProposalWrapper as Proposal
from datahub.emitter.rest_emitter import DataHubRestEmitter
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.config import DatahubClientConfig
from datahub.metadata import schema_classes as s

SERVER, TOKEN, REVOKED, EXPIRED, READER = sys.argv[1:]
TAG = "urn:li:tag:sign-in"
CONNECTION = "urn:li:dataHubConnection:sign-in"


def result(case: Callable[[], Any]) -> Any:
    try:
        return case()
    except OperationalError as error:
        return {**error.info, "error": "OperationalError", "message": error.message}
    except Exception as error:
        return {"error": type(error).__name__, "message": str(error)}


def connection_json(graph: DataHubGraph) -> Any:
    graph.set_connection_json(CONNECTION, platform_urn="urn:li:dataPlatform:slack", config={"channel": "#data"})
    return graph.get_connection_json(CONNECTION)


def cases(name: str, token: "str | None") -> None:
    def tell(case_name: str, case: Callable[[], Any]) -> None:
        print(json.dumps({"as": name, "case": case_name, "result": result(case)}))

    emitter = DataHubRestEmitter(SERVER, token=token, retry_max_times=0)
    graph = DataHubGraph(DatahubClientConfig(server=SERVER, token=token, retry_max_times=0))
    proposal = Proposal(entityUrn=TAG, aspect=s.TagPropertiesClass(name=name))
    tell("test_connection", emitter.test_connection)
    tell("emit", lambda: emitter.emit(proposal) and None)
    tell("emit_mcps", lambda: emitter.emit_mcps([proposal]) and None)
    tell("get_aspect", lambda: graph.get_aspect(TAG, s.TagPropertiesClass).name)
    tell("exists", lambda: graph.exists(TAG))
    tell("get_urns", lambda: list(graph.list_all_entity_urns("tag", 0, 10)))
    tell("execute_graphql", lambda: graph.execute_graphql("{ __typename }"))
    tell("connection_json", lambda: connection_json(graph))
    tell("delete_entity", lambda: graph.soft_delete_entity(TAG))


cases("token", TOKEN)
cases("none", None)
cases("bad", "no-token")
cases("revoked", REVOKED)
cases("expired", EXPIRED)
cases("reader", READER)
