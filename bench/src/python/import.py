"""CPU time of the imports of a program that emits metadata: `import.py <colophon, colophon-alone or datahub>`."""

import json
import sys
import time

program = sys.argv[1]
before = time.process_time()
if program == "colophon":
    from colophon import RestEmitter, make_dataset_urn, models

    used = (RestEmitter, make_dataset_urn, models.DatasetPropertiesClass)
elif program == "colophon-alone":
    import colophon

    used = (colophon,)
else:
    from datahub.emitter.mce_builder import make_dataset_urn
    from datahub.emitter.rest_emitter import DatahubRestEmitter
    from datahub.metadata.schema_classes import DatasetPropertiesClass

    used = (DatahubRestEmitter, make_dataset_urn, DatasetPropertiesClass)
print(json.dumps({"cpuSeconds": time.process_time() - before}))
