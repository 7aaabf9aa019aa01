# Printed by `npm run generate` from packages/model. Do not edit.
"""Notebooks: notebooks, cell by cell: texts, queries and charts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, symbol

if TYPE_CHECKING:
    from .common import AuditStamp, ChangeAuditStamps


class NotebookCellType(Symbol):
    """Kinds of notebook cell, one for each cell field of `NotebookCell`.

    Wire name: `com.linkedin.notebook.NotebookCellType`.
    """

    TEXT_CELL = "TEXT_CELL"
    """Text; the content is in `textCell`."""

    QUERY_CELL = "QUERY_CELL"
    """A query statement; the content is in `queryCell`."""

    CHART_CELL = "CHART_CELL"
    """A chart; the content is in `chartCell`."""


class NotebookInfo(Aspect):
    """Title, description and change history of a notebook from the source system. In beta.

    The aspect `notebookInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.notebook.NotebookInfo"
    ASPECT_NAME: ClassVar[str] = "notebookInfo"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("externalUrl", "string", "OPTIONAL"),
        ("title", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("changeAuditStamps", "ChangeAuditStamps", "REQUIRED"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    title: str
    """Title of the notebook in its tool; searchable."""

    description: str | None
    """Description from the source system; edits made in the catalogue are in `EditableNotebookProperties`."""

    changeAuditStamps: ChangeAuditStamps
    """When the notebook was created, last changed and deleted, and by whom."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        externalUrl: str | None = None,
        title: str,
        description: str | None = None,
        changeAuditStamps: ChangeAuditStamps,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.externalUrl = externalUrl
        self.title = title
        self.description = description
        self.changeAuditStamps = changeAuditStamps


class NotebookContent(Aspect):
    """Cells of a notebook in reading order. In beta.

    The aspect `notebookContent`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.notebook.NotebookContent"
    ASPECT_NAME: ClassVar[str] = "notebookContent"
    _FIELDS = (
        ("cells", "[NotebookCell]", "DEFAULT", []),
    )

    cells: list[NotebookCell]
    """Text, query and chart cells from top to bottom; empty when only the notebook itself is known."""

    def __init__(
        self,
        *,
        cells: list[NotebookCell] | None = None,
    ) -> None:
        self.cells = [] if cells is None else cells


class NotebookCell(Record):
    """One cell of a notebook: `type` gives its type, and exactly one of the cell fields is set."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.notebook.NotebookCell"
    _FIELDS = (
        ("textCell", "TextCell", "OPTIONAL"),
        ("queryCell", "QueryCell", "OPTIONAL"),
        ("chartCell", "ChartCell", "OPTIONAL"),
        ("type", "NotebookCellType", "REQUIRED"),
    )

    textCell: TextCell | None
    """Content of a text cell; absent for other types."""

    queryCell: QueryCell | None
    """Content of a query cell; absent for other types."""

    chartCell: ChartCell | None
    """Content of a chart cell; absent for other types."""

    type: NotebookCellType
    """Type of cell, which determines which of the three cell fields is set."""

    def __init__(
        self,
        *,
        textCell: TextCell | None = None,
        queryCell: QueryCell | None = None,
        chartCell: ChartCell | None = None,
        type: NotebookCellType | str,
    ) -> None:
        self.textCell = textCell
        self.queryCell = queryCell
        self.chartCell = chartCell
        self.type = symbol(NotebookCellType, type)


class TextCell(Record):
    """Notebook cell that contains text between queries and charts."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.notebook.TextCell"
    _FIELDS = (
        ("cellTitle", "string", "OPTIONAL"),
        ("cellId", "string", "REQUIRED"),
        ("changeAuditStamps", "ChangeAuditStamps", "REQUIRED"),
        ("text", "string", "REQUIRED"),
    )

    cellTitle: str | None
    """Title of the notebook cell; absent for a cell without one."""

    cellId: str
    """Id unique across all deployments of the notebook tool, for example a URL such as
    `querybook.com/notebook/773/?cellId=1234`.
    """

    changeAuditStamps: ChangeAuditStamps
    """When the notebook cell was created, last changed and deleted, and by whom."""

    text: str
    """Text of the cell, as written by its author."""

    def __init__(
        self,
        *,
        cellTitle: str | None = None,
        cellId: str,
        changeAuditStamps: ChangeAuditStamps,
        text: str,
    ) -> None:
        self.cellTitle = cellTitle
        self.cellId = cellId
        self.changeAuditStamps = changeAuditStamps
        self.text = text


class QueryCell(Record):
    """Notebook cell that holds a query, with the time of its latest execution."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.notebook.QueryCell"
    _FIELDS = (
        ("cellTitle", "string", "OPTIONAL"),
        ("cellId", "string", "REQUIRED"),
        ("changeAuditStamps", "ChangeAuditStamps", "REQUIRED"),
        ("rawQuery", "string", "REQUIRED"),
        ("lastExecuted", "AuditStamp", "OPTIONAL"),
    )

    cellTitle: str | None
    """Title of the notebook cell; absent for a cell without one."""

    cellId: str
    """Id unique across all deployments of the notebook tool, for example a URL such as
    `querybook.com/notebook/773/?cellId=1234`.
    """

    changeAuditStamps: ChangeAuditStamps
    """When the notebook cell was created, last changed and deleted, and by whom."""

    rawQuery: str
    """Query text as written in the cell, for example an SQL statement."""

    lastExecuted: AuditStamp | None
    """When the query was last run and by whom; absent when that is unknown."""

    def __init__(
        self,
        *,
        cellTitle: str | None = None,
        cellId: str,
        changeAuditStamps: ChangeAuditStamps,
        rawQuery: str,
        lastExecuted: AuditStamp | None = None,
    ) -> None:
        self.cellTitle = cellTitle
        self.cellId = cellId
        self.changeAuditStamps = changeAuditStamps
        self.rawQuery = rawQuery
        self.lastExecuted = lastExecuted


class ChartCell(Record):
    """Notebook cell that shows a chart; it has a title and an id but not the chart's data."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.notebook.ChartCell"
    _FIELDS = (
        ("cellTitle", "string", "OPTIONAL"),
        ("cellId", "string", "REQUIRED"),
        ("changeAuditStamps", "ChangeAuditStamps", "REQUIRED"),
    )

    cellTitle: str | None
    """Title of the notebook cell; absent for a cell without one."""

    cellId: str
    """Id unique across all deployments of the notebook tool, for example a URL such as
    `querybook.com/notebook/773/?cellId=1234`.
    """

    changeAuditStamps: ChangeAuditStamps
    """When the notebook cell was created, last changed and deleted, and by whom."""

    def __init__(
        self,
        *,
        cellTitle: str | None = None,
        cellId: str,
        changeAuditStamps: ChangeAuditStamps,
    ) -> None:
        self.cellTitle = cellTitle
        self.cellId = cellId
        self.changeAuditStamps = changeAuditStamps


class EditableNotebookProperties(Aspect):
    """User-written documentation of a notebook, stored separately so that ingestion does not overwrite it. In
    beta.

    The aspect `editableNotebookProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.notebook.EditableNotebookProperties"
    ASPECT_NAME: ClassVar[str] = "editableNotebookProperties"
    _FIELDS = (
        ("created", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("lastModified", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("deleted", "AuditStamp", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
    )

    created: AuditStamp
    """Who created the resource and when; a time of 0 means unknown.

    Default: `{"actor": "urn:li:corpuser:unknown", "time": 0}`.
    """

    lastModified: AuditStamp
    """Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.

    Default: `{"actor": "urn:li:corpuser:unknown", "time": 0}`.
    """

    deleted: AuditStamp | None
    """Who deleted the resource and when, necessarily later than `created`; absent while it exists."""

    description: str | None
    """Description written in the catalogue; the one from the source system stays in `NotebookInfo`."""

    def __init__(
        self,
        *,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        deleted: AuditStamp | None = None,
        description: str | None = None,
    ) -> None:
        self.created = self._preset("created") if created is None else created
        self.lastModified = self._preset("lastModified") if lastModified is None else lastModified
        self.deleted = deleted
        self.description = description
