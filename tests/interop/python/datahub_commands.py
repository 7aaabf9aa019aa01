"""Runs `datahub` for each JSON line that comes in, and prints a JSON line with its exit code and output.

Each command is a process of its own, forked from this one: the client's modules, which take a second to load, are
loaded once. The client's search for a newer version of itself, which asks registries, is left out.
"""

import json
import os
import sys
import tempfile

import aiohttp  # noqa: F401
import datahub.entrypoints
import datahub.upgrade.upgrade as upgrade
from datahub.ingestion.graph import client  # noqa: F401

upgrade.check_upgrade_post = lambda **options: None


def run(question: dict) -> dict:
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        given.write(question.get("input", "").encode())
        given.seek(0)
        child = os.fork()
        if child == 0:
            for stream, number in ((given, 0), (out, 1), (err, 2)):
                os.dup2(stream.fileno(), number)
            os.environ.update(question.get("env", {}))
            become_datahub(question["args"])
        _, status = os.waitpid(child, 0)
        out.seek(0)
        err.seek(0)
        return {
            "code": os.waitstatus_to_exitcode(status),
            "stdout": out.read().decode(),
            "stderr": err.read().decode(),
        }


def become_datahub(args: list) -> None:
    """Ends the process as `datahub` would: with its exit code, after its output was written."""
    sys.argv = ["datahub", *args]
    code = 1
    try:
        datahub.entrypoints.main()
        code = 0
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


for line in sys.stdin:
    print(json.dumps(run(json.loads(line))), flush=True)
