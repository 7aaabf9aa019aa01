"""A database, a schema in it, and a dataset in that; a data product of the dataset."""

import os

from datahub.emitter.mce_builder import make_dataset_urn
from datahub.emitter.mcp_builder import (
    DatabaseKey,
    DataProductKey,
    SchemaKey,
    add_dataset_to_container,
    gen_containers,
    gen_data_product,
)
from datahub.emitter.rest_emitter import DatahubRestEmitter

emitter = DatahubRestEmitter(os.environ["SERVER"])
database = DatabaseKey(platform="mysql", instance="eu1", env="PROD", database="shop")
schema = SchemaKey(platform="mysql", instance="eu1", env="PROD", database="shop", schema="sales")
dataset = make_dataset_urn("mysql", "eu1.shop.sales.orders")
product = DataProductKey(platform="mysql", name="Orders")


def send(units):
    for unit in units:
        emitter.emit(getattr(unit, "metadata", unit))


send(gen_containers(database, "shop", ["Database"], tags=["b", "a"], description="The shop."))
send(
    gen_containers(
        schema,
        "sales",
        ["Schema"],
        parent_container_key=database,
        owner_urn="urn:li:corpuser:ana",
        extra_properties={"x": "1"},
        created=1700000000000,
    )
)
send(add_dataset_to_container(schema, dataset))
send(gen_data_product(product, "Orders", domain_urn="urn:li:domain:sales", assets=[dataset], tags=["gold"]))
