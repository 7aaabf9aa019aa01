"""The printed interface, from which the reference pages are made."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[1]
SCRIPT = FOLDER / "tools" / "print_api.py"


@pytest.mark.skipif(not SCRIPT.exists(), reason="The script is not in the distribution.")
def test_api_json_is_what_the_sources_say() -> None:
    printed = subprocess.run([sys.executable, str(SCRIPT)], check=True, capture_output=True).stdout
    kept = (FOLDER / "api.json").read_bytes()
    assert json.loads(printed) == json.loads(kept), "Run `npm run generate` and commit what changes."
