"""The file emitter."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from colophon import (
    BatchError,
    ConfigurationError,
    FileEmitter,
    MetadataChangeEvent,
    PatchBuilder,
    Proposal,
    ValidationError,
    make_dataset_urn,
    make_tag_urn,
    models,
    read_proposals,
)


def test_proposals_are_written_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "metadata.json"
    urn = make_dataset_urn("mysql", "shop.orders")
    tag = Proposal(
        entityUrn=make_tag_urn("pii"), aspect=models.TagProperties(name="PII"), systemMetadata={"runId": "r"}
    )
    patch = PatchBuilder(urn).add_tag("pii").build()[0]
    event = MetadataChangeEvent(proposedSnapshot=models.DatasetSnapshot(urn=urn, aspects=[models.Status()]))
    with FileEmitter(file) as emitter:
        emitter.emit_many([tag, patch, event])
        assert not file.exists()
    assert list(read_proposals(file)) == [tag, patch, Proposal(entityUrn=urn, aspect=models.Status())]
    assert json.loads(file.read_text())[0]["aspect"] == {"json": {"name": "PII"}}


def test_an_empty_file_holds_an_empty_list(tmp_path: Path) -> None:
    FileEmitter(tmp_path / "none.json").close()
    assert list(read_proposals(tmp_path / "none.json")) == []


def test_nothing_is_written_of_what_is_not_valid(tmp_path: Path) -> None:
    with FileEmitter(tmp_path / "x.json") as emitter, pytest.raises(ValidationError):
        emitter.emit(Proposal(entityUrn=make_tag_urn("x"), aspect=models.TagProperties(name=5)))  # type: ignore[arg-type]
    assert list(read_proposals(tmp_path / "x.json")) == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "expected JSON"),
        ("{}", "expected a list of proposals, got dict"),
        ("[{}]", "/0: entityUrn: expected a string, got nothing"),
        ("[5]", "/0: a proposal: expected an object, got int"),
        (
            '[{"entityUrn": "urn:li:tag:x", "aspectName": "status", "aspect": {"value": "{"}}]',
            "/0: aspect/value: expected JSON",
        ),
        (
            '[{"entityUrn": "urn:li:tag:x", "aspectName": "status", "aspect": {"json": {"remved": true}}}]',
            "/0: Aspect status: /remved: unrecognized field found .* .did you mean removed",
        ),
        (
            '[{"entityUrn": "urn:li:tag:x", "aspectName": "tagProperties", "aspect": {"json": {}}}]',
            "/0: Aspect tagPro",
        ),
    ],
)
def test_files_that_hold_anything_else_are_rejected(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "x.json"
    file.write_text(text)
    with pytest.raises(ValidationError, match=message):
        list(read_proposals(file))


def test_files_that_cannot_be_opened_are_named(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match="cannot read"):
        list(read_proposals(tmp_path / "none.json"))
    with pytest.raises(ConfigurationError, match="cannot write"):
        FileEmitter(tmp_path / "none" / "x.json").close()


TAG = Proposal(entityUrn=make_tag_urn("pii"), aspect=models.TagProperties(name="PII"))
INVALID = Proposal(entityUrn=make_tag_urn("x"), aspect=models.TagProperties(name=5))  # type: ignore[arg-type]


def test_a_closed_emitter_takes_nothing_more_and_leaves_its_file(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    emitter = FileEmitter(file)
    emitter.emit(TAG)
    emitter.close()
    with pytest.raises(ConfigurationError, match="x.json is closed. Make another FileEmitter"):
        emitter.emit(TAG)
    with pytest.raises(ConfigurationError, match="is closed"):
        emitter.emit_many([TAG])
    emitter.close()
    emitter.flush()
    assert list(read_proposals(file)) == [TAG]
    assert [one.name for one in tmp_path.iterdir()] == ["x.json"]


def test_an_error_in_the_block_does_not_complete_the_file(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text("[]")
    emitter = FileEmitter(file)

    def write() -> None:
        with emitter:
            emitter.emit(TAG)
            raise KeyError("the source broke")

    with pytest.raises(KeyError):
        write()
    assert file.read_text() == "[]"
    assert "PII" in (tmp_path / "x.json.part").read_text()
    with pytest.raises(ConfigurationError, match="is closed"):
        emitter.emit(TAG)
    with pytest.raises(KeyError), FileEmitter(tmp_path / "none.json"):
        raise KeyError("the source broke")
    assert not list(tmp_path.glob("none*"))


def test_a_batch_writes_what_is_valid_and_reports_the_others(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    with FileEmitter(file) as emitter, pytest.raises(BatchError) as failed:
        emitter.emit_many([TAG, INVALID, TAG, None])  # type: ignore[list-item]
    assert [failure.index for failure in failed.value.failures] == [1, 3]
    assert failed.value.written == 2
    assert list(read_proposals(file)) == [TAG, TAG]


@pytest.mark.parametrize(
    "item",
    [
        None,
        5,
        Proposal(entityUrn=make_tag_urn("x"), aspectName="other", aspect={"x": object()}),
        Proposal(entityUrn=make_tag_urn("x"), aspect=models.Status(), systemMetadata={"runIdd": "r"}),
    ],
)
def test_what_cannot_be_written_is_a_validation_error(tmp_path: Path, item: Any) -> None:
    calls: list[Any] = []
    with FileEmitter(tmp_path / "x.json") as emitter, pytest.raises(ValidationError) as wrong:
        emitter.emit(item, callback=lambda *call: calls.append(call))
    assert calls == [(wrong.value, str(wrong.value))]


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match="it is a folder"):
        FileEmitter(tmp_path).close()
    with pytest.raises(ConfigurationError, match="expected a path, got 5"):
        FileEmitter(5)  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


def test_json_that_is_nested_too_deeply_is_rejected(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text("[" * 200_000)
    with pytest.raises(ValidationError, match="expected JSON"):
        list(read_proposals(file))
    aspect = json.dumps({"value": "[" * 200_000})
    file.write_text(f'[{{"entityUrn": "urn:li:tag:x", "aspectName": "status", "aspect": {aspect}}}]')
    with pytest.raises(ValidationError, match="/0: aspect/value: expected JSON"):
        list(read_proposals(file))
