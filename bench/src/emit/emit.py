"""Emits the records of emit.ts from Python: `emit.py <colophon or datahub> <server> <records>`."""

import json
import sys
import time

package, server, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
if package == "colophon":
    from colophon import MetadataChangeProposalWrapper, RestEmitter as Emitter
    from colophon.models import DatasetPropertiesClass, SystemMetadataClass
else:
    from datahub.emitter.mcp import MetadataChangeProposalWrapper
    from datahub.emitter.rest_emitter import DatahubRestEmitter as Emitter
    from datahub.metadata.schema_classes import DatasetPropertiesClass, SystemMetadataClass

description = "customer order payment shipment ledger status day revenue " * 3
proposals = [
    MetadataChangeProposalWrapper(
        entityUrn=f"urn:li:dataset:(urn:li:dataPlatform:mysql,shop.customer.orders_{i},PROD)",
        aspect=DatasetPropertiesClass(
            name=f"orders_{i}",
            qualifiedName=f"shop.customer.orders_{i}",
            description=f"{description}{i}",
            externalUrl=f"https://warehouse.example/tables/{i}",
            customProperties={
                "engine": "InnoDB",
                "row_format": "Dynamic",
                "table_rows": str(1000 + i),
                "owner_team": "customer",
            },
        ),
        systemMetadata=SystemMetadataClass(runId="bench", lastObserved=1_750_000_000_000),
    )
    for i in range(count)
]
emitter = Emitter(server)
emitter.emit_mcps(proposals[:100])
before = time.process_time()
emitter.emit_mcps(proposals)
print(json.dumps({"records": count, "cpuSeconds": time.process_time() - before}))
