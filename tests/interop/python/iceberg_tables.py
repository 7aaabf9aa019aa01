"""Writes tables of Iceberg into a folder, and prints the paths of fields that DataHub's source would give."""

import sys
from datetime import date, datetime
from decimal import Decimal

import pyarrow as pa
from pyiceberg.catalog.sql import SqlCatalog
from pyiceberg.partitioning import PartitionField, PartitionSpec
from pyiceberg.schema import Schema
from pyiceberg.transforms import IdentityTransform
from pyiceberg.types import (
    DateType,
    DecimalType,
    IntegerType,
    ListType,
    LongType,
    MapType,
    NestedField,
    StringType,
    StructType,
    TimestampType,
)

folder = sys.argv[1]
catalog = SqlCatalog("local", uri=f"sqlite:///{folder}/catalog.db", warehouse=f"file://{folder}/warehouse")
catalog.create_namespace("shop")
schema = Schema(
    NestedField(1, "id", LongType(), required=True, doc="Number of the order"),
    NestedField(2, "day", DateType(), required=False),
    NestedField(3, "amount", DecimalType(9, 2), required=False),
    NestedField(4, "at", TimestampType(), required=False),
    NestedField(5, "address", StructType(NestedField(6, "city", StringType(), required=False)), required=False),
    NestedField(7, "tags", ListType(8, StringType(), element_required=False), required=False),
    NestedField(
        9, "counts", MapType(10, StringType(), 11, IntegerType(), value_required=False), required=False
    ),
)
orders = catalog.create_table(
    "shop.orders",
    schema,
    partition_spec=PartitionSpec(PartitionField(2, 1000, IdentityTransform(), "day_part")),
    properties={"owner": "ana", "comment": "All orders"},
)
rows = pa.table(
    {
        "id": [1, 2, 3],
        "day": [date(2024, 1, 2), date(2024, 2, 3), None],
        "amount": [Decimal("-1.50"), Decimal("20.25"), None],
        "at": [datetime(2024, 1, 2, 3, 4, 5, 678901), None, None],
        "address": [{"city": "Rome"}, None, None],
        "tags": [["x"], [], None],
        "counts": [[("a", 1)], None, None],
    },
    schema=orders.schema().as_arrow(),
)
orders.append(rows)
orders.append(rows.slice(0, 1))
catalog.create_table("shop.empty", schema)
