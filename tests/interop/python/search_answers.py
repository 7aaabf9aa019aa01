"""Asks the server's search through every call of the client that goes there, and prints the answers as one JSON line."""

import json
import sys

from datahub.emitter.mce_builder import make_container_urn, make_dataset_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper as Proposal
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.config import DatahubClientConfig
from datahub.metadata import schema_classes as s

graph = DataHubGraph(DatahubClientConfig(server=sys.argv[1]))

for name in ["Sales", "Sales Europe"]:
    urn = f"urn:li:domain:{name.lower().replace(' ', '-')}"
    graph.emit_mcp(Proposal(entityUrn=urn, aspect=s.DomainPropertiesClass(name=name)))
graph.emit_mcp(
    Proposal(entityUrn="urn:li:dataProduct:orders", aspect=s.DataProductPropertiesClass(name="Orders"))
)
for name in ["shop", "lake"]:
    graph.emit_mcps(
        [
            Proposal(
                entityUrn=make_container_urn(name),
                aspect=s.ContainerPropertiesClass(name=name, customProperties={"instance": "PROD"}),
            ),
            Proposal(entityUrn=make_container_urn(name), aspect=s.SubTypesClass(typeNames=["Database"])),
        ]
    )
for number in range(25):
    graph.emit_mcp(
        Proposal(
            entityUrn=make_dataset_urn("mysql", f"shop.table_{number:02}"),
            aspect=s.DatasetPropertiesClass(name=f"table_{number:02}"),
        )
    )

print(
    json.dumps(
        {
            "domain": graph.get_domain_urn_by_name("Sales"),
            "noDomain": graph.get_domain_urn_by_name("sale"),
            "dataProduct": graph.get_data_product_urn_by_name("Orders"),
            "containers": sorted(graph.get_container_urns_by_filter(env="PROD")),
            "container": list(graph.get_container_urns_by_filter(env="PROD", search_query="shop")),
            "search": graph.get_search_results(start=5, count=10, entity="dataset")["value"],
            "elsewhere": list(graph.get_container_urns_by_filter(env="DEV")),
            "urns": graph.list_all_entity_urns("dataset", 20, 10),
        }
    )
)
