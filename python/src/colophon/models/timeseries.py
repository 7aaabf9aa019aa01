# Printed by `npm run generate` from packages/model. Do not edit.
"""Time series: windows and partitions that time-series values refer to."""

from __future__ import annotations

from typing import ClassVar

from ._record import Record, Symbol, symbol


class CalendarInterval(Symbol):
    """Units in which a time window or a schedule is measured.

    Wire name: `com.linkedin.timeseries.CalendarInterval`.
    """

    SECOND = "SECOND"
    """Lengths counted in seconds."""

    MINUTE = "MINUTE"
    """Lengths counted in minutes."""

    HOUR = "HOUR"
    """Lengths counted in hours."""

    DAY = "DAY"
    """Lengths counted in days."""

    WEEK = "WEEK"
    """Lengths counted in weeks."""

    MONTH = "MONTH"
    """Lengths counted in calendar months."""

    QUARTER = "QUARTER"
    """Lengths counted in quarters of a year."""

    YEAR = "YEAR"
    """Lengths counted in calendar years."""


class PartitionType(Symbol):
    """Kinds of partition, listed only for the unused `type` of a partition.

    Wire name: `com.linkedin.timeseries.PartitionType`.
    """

    FULL_TABLE = "FULL_TABLE"
    """The value covers the whole table."""

    QUERY = "QUERY"
    """The value covers what a query returned."""

    PARTITION = "PARTITION"
    """The value covers one partition of the table."""


class TimeWindowSize(Record):
    """A length of time as a count of calendar units, such as 15 minutes."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.timeseries.TimeWindowSize"
    _FIELDS = (
        ("unit", "CalendarInterval", "REQUIRED"),
        ("multiple", "int", "DEFAULT", 1),
    )

    unit: CalendarInterval
    """Calendar unit that `multiple` counts."""

    multiple: int
    """Number of units, so 15 with `MINUTE` is a quarter of an hour.

    Default: `1`.
    """

    def __init__(
        self,
        *,
        unit: CalendarInterval | str,
        multiple: int = 1,
    ) -> None:
        self.unit = symbol(CalendarInterval, unit)
        self.multiple = multiple


class PartitionSpec(Record):
    """Part of a dataset to which a time-series value applies, for instance one day's partition or the whole
    table.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.timeseries.PartitionSpec"
    _FIELDS = (
        ("partition", "string", "REQUIRED"),
        ("timePartition", "TimeWindow", "OPTIONAL"),
        ("type", "PartitionType", "DEFAULT", "PARTITION"),
    )

    partition: str
    """Identifier of the partition, derived from the values of its key; `FULL_TABLE_SNAPSHOT` means the whole
    table.
    """

    timePartition: TimeWindow | None
    """Time span the partition covers; absent when its key does not contain one."""

    type: PartitionType
    """Deprecated: nothing reads it, so leave the default.

    Default: `PARTITION`.

    Deprecated.
    """

    def __init__(
        self,
        *,
        partition: str,
        timePartition: TimeWindow | None = None,
        type: PartitionType | str = PartitionType.PARTITION,
    ) -> None:
        self.partition = partition
        self.timePartition = timePartition
        self.type = symbol(PartitionType, type)


class TimeWindow(Record):
    """A span of time with a start and a length."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.timeseries.TimeWindow"
    _FIELDS = (
        ("startTimeMillis", "long", "REQUIRED"),
        ("length", "TimeWindowSize", "REQUIRED"),
    )

    startTimeMillis: int
    """Start of the span, in milliseconds since the epoch, UTC."""

    length: TimeWindowSize
    """How long the span is, as a unit and a count."""

    def __init__(
        self,
        *,
        startTimeMillis: int,
        length: TimeWindowSize,
    ) -> None:
        self.startTimeMillis = startTimeMillis
        self.length = length
