"""The models: printed from the metadata model, read, written, validated."""

from __future__ import annotations

import inspect
import json
import subprocess
import sys
from pathlib import Path

import pytest

from colophon import ValidationError, models
from colophon.models._index import ASPECTS, MODULES, RECORDS
from colophon.models._record import Record, Symbol

ALL = [getattr(models, name) for name in MODULES]
RECORD_CLASSES = [cls for cls in ALL if issubclass(cls, Record)]
ENTITIES = Path(__file__).resolve().parents[2] / "docs/generated/metamodel/entities"


def in_new_process(script: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.strip()


def test_importing_the_package_loads_neither_models_nor_the_http_client() -> None:
    loaded = in_new_process("import sys, colophon; print(*sorted(sys.modules))").split()
    assert not [name for name in loaded if name.startswith(("colophon.models", "urllib3", "asyncio"))]


def test_importing_what_a_program_emits_with_loads_only_what_it_uses() -> None:
    script = "from colophon import RestEmitter, make_dataset_urn, models; models.DatasetProperties"
    loaded = in_new_process(f"import sys; {script}; print(*sorted(sys.modules))").split()
    ours = {name.removeprefix("colophon.") for name in loaded if name.startswith("colophon.")}
    assert {name for name in ours if name.startswith("models.") and "._" not in name} == {"models.dataset"}
    assert not ours & {"avro", "client", "datahub", "files", "graph", "graph_types", "kafka", "patch"}
    # What is needed only to send something, or when something fails.
    late = {"asyncio", "email", "http", "ipaddress", "pathlib", "random", "socket", "ssl", "urllib.parse"}
    before = in_new_process("import sys; print(*sorted(sys.modules))").split()
    assert not (late | {"models._validate", "urllib3"}) & (set(loaded) - set(before) | ours)


def test_using_a_class_loads_its_subject_alone() -> None:
    loaded = in_new_process(
        "import sys; from colophon.models import Ownership; print(*sorted(sys.modules))"
    ).split()
    subjects = [name for name in loaded if name.startswith("colophon.models.") and "._" not in name]
    assert subjects == ["colophon.models.ownership"]


def test_every_name_can_be_imported_under_both_names() -> None:
    from colophon.datahub.metadata import schema_classes

    for name in MODULES:
        mirrored, model = getattr(schema_classes, f"{name}Class"), getattr(models, name)
        assert issubclass(mirrored, model)
        assert issubclass(model, mirrored)
    with pytest.raises(AttributeError, match="no class 'Nothing'"):
        _ = models.Nothing  # type: ignore[attr-defined]


def test_every_record_knows_its_name_on_the_wire() -> None:
    assert {cls.RECORD_NAME: cls.__name__ for cls in RECORD_CLASSES}.items() <= RECORDS.items()
    assert all(name == getattr(models, ASPECTS[name]).ASPECT_NAME for name in ASPECTS)


@pytest.mark.parametrize("cls", RECORD_CLASSES, ids=lambda cls: cls.__name__)
def test_constructors_take_keywords_only_and_every_field(cls: type[Record]) -> None:
    parameters = list(inspect.signature(cls).parameters.values())
    own = [parameter.name for parameter in parameters if cls._FIELDS]
    assert all(parameter.kind is inspect.Parameter.KEYWORD_ONLY for parameter in parameters if cls._FIELDS)
    assert [name.removesuffix("_") if name.endswith("_") else name for name in own] == [
        row[0] for row in cls._FIELDS
    ]
    assert cls.__doc__


SAMPLES = json.loads((Path(__file__).parent / "samples.json").read_text())


@pytest.mark.parametrize(("name", "value"), SAMPLES, ids=[name for name, _ in SAMPLES])
def test_samples_of_the_model_are_read_and_written_without_a_change(
    name: str, value: dict[str, object]
) -> None:
    cls = getattr(models, ASPECTS[name])
    record = cls.from_obj(value)
    assert record.to_obj() == value
    assert cls.from_obj(record.to_obj()) == record


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (
            "MLModelProperties",
            {
                "hyperParameters": {
                    "a": {"double": 1.5},
                    "b": {"float": 2.5},
                    "c": {"boolean": True},
                    "d": {"int": 1},
                }
            },
        ),
        ("DataJobInfo", {"name": "load", "type": {"string": "SPARK"}}),
        ("Filter", {"or": [{"and": [{"field": "name", "values": ["x"]}]}]}),
        ("SchemaFieldDataType", {"type": {"com.linkedin.schema.NumberType": {}}}),
    ],
)
def test_members_of_unions_and_reserved_names_are_kept(name: str, value: dict[str, object]) -> None:
    assert getattr(models, name).from_obj(value).to_obj() == value


def test_every_instance_has_its_own_defaults() -> None:
    first, second = models.DatasetProperties(), models.DatasetProperties()
    first.customProperties["team"] = "checkout"
    assert second.to_obj() == {"customProperties": {}, "tags": []}
    assert models.Ownership(owners=[]).lastModified.actor == "urn:li:corpuser:unknown"


def test_records_are_compared_by_value_and_shown_in_full() -> None:
    tag = models.TagAssociation(tag="urn:li:tag:pii")
    assert tag == models.TagAssociation(tag="urn:li:tag:pii")
    assert tag != models.TagAssociation(tag="urn:li:tag:raw")
    assert repr(tag) == "TagAssociation(tag='urn:li:tag:pii')"
    with pytest.raises(TypeError, match="unhashable"):
        hash(tag)


def test_symbols_equal_their_text_and_take_both_spellings() -> None:
    assert models.FabricType.PROD == "PROD"
    assert f"{models.FabricType.PROD} {models.FabricType.PROD!s}" == "PROD PROD"
    for enumeration, documented, wire in (
        (models.RunResultType, "UPFORRETRY", "UP_FOR_RETRY"),
        (models.JobStatus, "INPROGRESS", "IN_PROGRESS"),
        (models.DeploymentStatus, "OUTOFSERVICE", "OUT_OF_SERVICE"),
    ):
        assert enumeration(documented) is enumeration(wire) is getattr(enumeration, documented)
    run = models.DataProcessInstanceRunResult(type="UPFORRETRY", nativeResultType="airflow")
    assert run.type is models.RunResultType.UP_FOR_RETRY
    assert run.to_obj()["type"] == "UP_FOR_RETRY"


def test_a_spelling_set_later_is_written_as_the_wire_has_it() -> None:
    run = models.DataProcessInstanceRunResult(type="SUCCESS", nativeResultType="airflow")
    run.type = "UPFORRETRY"  # type: ignore[assignment]
    assert run.to_obj()["type"] == "UP_FOR_RETRY"


def test_enumerations_are_described() -> None:
    for cls in ALL:
        if issubclass(cls, Symbol):
            assert "Wire name:" in (cls.__doc__ or "")


def test_unknown_fields_are_rejected_or_kept() -> None:
    value = {"removed": False, "colour": "red"}
    with pytest.raises(
        ValidationError,
        match="^Aspect status: /colour: unrecognized field found but not allowed, expected one of removed,",
    ):
        models.Status.from_obj(value)
    assert models.Status.from_obj(value, unknown_fields="keep").to_obj() == value


def test_misspelt_attributes_are_reported() -> None:
    status = models.Status()
    status.remove = True  # type: ignore[attr-defined]
    with pytest.raises(ValidationError, match="/remove: unrecognized field"):
        status.to_obj()
    with pytest.raises(TypeError, match="remove"):
        models.Status(remove=True)  # type: ignore[call-arg]
