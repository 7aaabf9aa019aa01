"""A DAG whose lineage the client's plugin for Airflow reports: declared inlets and outlets, and a query that it parses."""

from datetime import datetime

from airflow.providers.common.sql.operators.sql import SQLExecuteQueryOperator
from airflow.providers.standard.operators.bash import BashOperator
from airflow.providers.standard.operators.python import PythonOperator
from airflow.sdk import DAG
from datahub_airflow_plugin.entities import Dataset, Urn


def fail() -> None:
    raise ValueError("on purpose")


with DAG(
    dag_id="shop_nightly",
    description="Jede Nacht",
    start_date=datetime(2026, 1, 1),
    schedule=None,
    catchup=False,
    tags=["nightly"],
    default_args={"owner": "ada"},
):
    load = BashOperator(
        task_id="load",
        bash_command="echo geladen",
        inlets=[Dataset("postgres", "shop.raw"), Dataset("postgres", "shop.größen", env="DEV")],
        outlets=[Urn("urn:li:dataset:(urn:li:dataPlatform:postgres,shop.orders,PROD)")],
    )
    query = SQLExecuteQueryOperator(
        task_id="query",
        conn_id="shop_database",
        sql="INSERT INTO umsatz SELECT id, preis FROM bestellungen",
    )
    broken = PythonOperator(task_id="broken", python_callable=fail)
    load >> query
    load >> broken
