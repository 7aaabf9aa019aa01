"""A DAG whose lineage Airflow's own provider reports to OpenLineage: a query that it parses, and a task that fails."""

from datetime import datetime

from airflow.providers.common.sql.operators.sql import SQLExecuteQueryOperator
from airflow.providers.standard.operators.bash import BashOperator
from airflow.providers.standard.operators.python import PythonOperator
from airflow.sdk import DAG


def fail() -> None:
    raise ValueError("on purpose")


with DAG(
    dag_id="shop_hourly",
    description="Jede Stunde",
    start_date=datetime(2026, 1, 1),
    schedule=None,
    catchup=False,
    tags=["hourly"],
    default_args={"owner": "ada"},
):
    load = BashOperator(task_id="load", bash_command="echo geladen", doc_md="Lädt die Bestellungen.")
    query = SQLExecuteQueryOperator(
        task_id="query",
        conn_id="shop_database",
        sql="INSERT INTO umsatz SELECT id, preis FROM bestellungen",
    )
    broken = PythonOperator(task_id="broken", python_callable=fail)
    load >> query
    load >> broken
