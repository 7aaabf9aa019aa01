"""Runs checkpoints of Great Expectations with the action that reports to the catalogue: a JSON line for each case."""

import json
import os
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Callable, Iterator, Tuple

# Great Expectations reports to its makers unless it is told not to, before it is loaded.
os.environ["GX_ANALYTICS_ENABLED"] = "false"

import great_expectations as gx
import pandas
from datahub.emitter.mce_builder import make_dataset_urn
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.config import DatahubClientConfig
from datahub.metadata import schema_classes as s
from datahub_gx_plugin.action_v1 import DataHubValidationAction
from outcomes import outcome, recorded_requests

SERVER = sys.argv[1]
graph = DataHubGraph(DatahubClientConfig(server=SERVER))
context = gx.get_context(mode="ephemeral")
context.variables.progress_bars = {"globally": False}
expect = gx.expectations

ROWS = [(1, 2.0), (2, None), (3, 7.5)]


def make_database(folder: str) -> str:
    file = str(Path(folder) / "shop.db")
    database = sqlite3.connect(file)
    database.execute("CREATE TABLE bestellungen (id INTEGER, preis REAL)")
    database.executemany("INSERT INTO bestellungen VALUES (?, ?)", ROWS)
    database.commit()
    database.close()
    return f"sqlite:///{file}"


def run(name: str, batch, expectations: list, parameters: dict = {}, **options) -> None:
    suite = context.suites.add(gx.ExpectationSuite(name=name, expectations=expectations))
    definition = context.validation_definitions.add(gx.ValidationDefinition(name=name, data=batch, suite=suite))
    action = DataHubValidationAction(server_url=SERVER, graceful_exceptions=False, emit_mode="SYNC_PRIMARY", **options)
    checkpoint = gx.Checkpoint(name=name, validation_definitions=[definition], actions=[action])
    context.checkpoints.add(checkpoint).run(batch_parameters=parameters)


def assertions(urn: str) -> dict:
    """By native type and column, what the catalogue has about the assertions of a dataset: their last result."""
    related = graph.get_related_entities(urn, ["Asserts"], DataHubGraph.RelationshipDirection.INCOMING)
    found = {}
    for assertion in related:
        info = graph.get_aspect(assertion.urn, s.AssertionInfoClass).customAssertion
        event = graph.get_latest_timeseries_value(assertion.urn, s.AssertionRunEventClass, {})
        assert event.asserteeUrn == urn and event.status == "COMPLETE", event
        column = info.fields[0].rsplit(",", 1)[1][:-1] if info.fields else ""
        found[f"{info.nativeType} {column}".strip()] = event.result.type
        platform = graph.get_aspect(assertion.urn, s.DataPlatformInstanceClass).platform
        assert platform == "urn:li:dataPlatform:great-expectations", platform
    return found


def equal(read: object, expected: object) -> bool:
    assert read == expected, read
    return True


def cases(address: str) -> Iterator[Tuple[str, str, Callable[[], bool]]]:
    source = context.data_sources.add_sqlite("shop", connection_string=address)
    table = source.add_table_asset("bestellungen", table_name="bestellungen")
    batch = table.add_batch_definition_whole_table("alles")
    frame = context.data_sources.add_pandas("speicher").add_dataframe_asset("preise")
    orders = make_dataset_urn("postgres", "shop.public.bestellungen")

    def columns() -> bool:
        run(
            "spalten",
            batch,
            [
                expect.ExpectColumnValuesToNotBeNull(column="id"),
                expect.ExpectColumnValuesToNotBeNull(column="preis"),
                expect.ExpectColumnValuesToBeBetween(column="preis", min_value=0, max_value=5),
                expect.ExpectColumnMaxToBeBetween(column="id", max_value=3),
            ],
            platform="postgres",
            dataset_name="shop.public.bestellungen",
        )
        return equal(
            assertions(orders),
            {
                "expect_column_values_to_not_be_null id": "SUCCESS",
                "expect_column_values_to_not_be_null preis": "FAILURE",
                "expect_column_values_to_be_between preis": "FAILURE",
                "expect_column_max_to_be_between id": "SUCCESS",
            },
        )

    def whole_table() -> bool:
        run(
            "tabelle",
            batch,
            [
                expect.ExpectTableRowCountToEqual(value=3),
                expect.ExpectTableColumnsToMatchOrderedList(column_list=["id", "preis"]),
            ],
            platform_alias="sqlite",
        )
        return equal(
            assertions(make_dataset_urn("sqlite", "bestellungen")),
            {"expect_table_row_count_to_equal": "SUCCESS", "expect_table_columns_to_match_ordered_list": "SUCCESS"},
        )

    def instance() -> bool:
        run(
            "instanz",
            batch,
            [expect.ExpectColumnDistinctValuesToBeInSet(column="id", value_set=[1, 2])],
            platform="postgres",
            dataset_name="shop.public.bestellungen",
            platform_instance_map={"shop": "eu-1"},
            env="DEV",
        )
        return equal(
            assertions(make_dataset_urn("postgres", "eu-1.shop.public.bestellungen", "DEV")),
            {"expect_column_distinct_values_to_be_in_set id": "FAILURE"},
        )

    def data_frame() -> bool:
        run(
            "rahmen",
            frame.add_batch_definition_whole_dataframe("alles"),
            [expect.ExpectColumnValuesToBeUnique(column="id")],
            {"dataframe": pandas.DataFrame(ROWS, columns=["id", "preis"])},
            platform="pandas",
            dataset_name="preise",
        )
        return equal(
            assertions(make_dataset_urn("pandas", "preise")), {"expect_column_values_to_be_unique id": "SUCCESS"}
        )

    yield "SQL table", "expectations of columns (passed and failed)", columns
    yield "SQL table", "expectations of the whole table", whole_table
    yield "SQL table", "with a platform instance and an environment", instance
    yield "pandas data frame", "an expectation of a column", data_frame


with tempfile.TemporaryDirectory() as folder, recorded_requests():
    for subject, action, case in cases(make_database(folder)):
        print(json.dumps({"subject": subject, "action": action, **outcome(case)}))
