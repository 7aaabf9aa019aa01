"""Reads and writes Parquet files with Spark: what its OpenLineage listener reports is not in this program."""

import sys
from pathlib import Path

from pyspark.sql import SparkSession

home = Path(sys.argv[1])
spark = SparkSession.builder.appName("shop_nightly").getOrCreate()
rows = [(1, 2.0), (2, None), (3, 7.5)]
spark.createDataFrame(rows, "id bigint, preis double").write.mode("overwrite").parquet(f"{home}/bestellungen")
orders = spark.read.parquet(f"{home}/bestellungen")
orders.createOrReplaceTempView("bestellungen")
spark.sql("SELECT id, preis * 2 AS doppelt FROM bestellungen WHERE preis > 1").write.mode("overwrite").parquet(
    f"{home}/umsatz"
)
spark.stop()
