# Printed by `npm run generate` from packages/model. Do not edit.
"""Metrics: business figures and the semantic models that define them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, symbol
from .ermodelrelation import ERModelRelationshipCardinality

if TYPE_CHECKING:
    from .common import AiContext, AuditStamp, Edge


class Dialect(Symbol):
    """Language in which a metric expression is written; the symbols match those of the Open Semantic
    Interchange (OSI) specification.

    Wire name: `com.linkedin.metric.Dialect`.
    """

    ANSI_SQL = "ANSI_SQL"
    """Standard SQL, with nothing specific to one database."""

    SNOWFLAKE = "SNOWFLAKE"
    """The SQL dialect of Snowflake."""

    MDX = "MDX"
    """The query language of OLAP cubes such as those in Microsoft Analysis Services."""

    TABLEAU = "TABLEAU"
    """The formula language of Tableau calculated fields."""

    DATABRICKS = "DATABRICKS"
    """The SQL dialect of Databricks."""

    MAQL = "MAQL"
    """The metric query language of GoodData."""

    OTHER = "OTHER"
    """Any language without its own symbol here."""


class SemanticFieldType(Symbol):
    """Kinds of field in a semantic model dataset.

    Wire name: `com.linkedin.semanticmodel.SemanticFieldType`.
    """

    DIMENSION = "DIMENSION"
    """An attribute to group or slice by, such as country or order date."""

    MEASURE = "MEASURE"
    """A number to aggregate, such as revenue; some tools call it a fact."""

    FILTER = "FILTER"
    """A named condition that is true or false for each row, such as active customers only."""

    OTHER = "OTHER"
    """Any type of field without its own symbol here."""


class MetricInfo(Aspect):
    """The main facts about a metric: name, description, formula and the semantic model that defines it.

    The aspect `metricInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metric.MetricInfo"
    ASPECT_NAME: ClassVar[str] = "metricInfo"
    _FIELDS = (
        ("externalUrl", "string", "OPTIONAL"),
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("created", "AuditStamp", "OPTIONAL"),
        ("lastModified", "AuditStamp", "OPTIONAL"),
        ("semanticModel", "urn:semanticModel", "OPTIONAL"),
        ("expression", "MetricExpression", "OPTIONAL"),
    )

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    name: str
    """Display name, for example `Monthly active users`; it need not be unique."""

    description: str | None
    """What the metric measures, as described by the source."""

    created: AuditStamp | None
    """When the metric was created in the source and by whom, as the source or its ingestion reports it."""

    lastModified: AuditStamp | None
    """When the metric last changed in the source and by whom; same as `created` if it has not changed since
    ingestion.
    """

    semanticModel: str | None
    """URN of the semantic model that defines the metric; membership only, not lineage. Absent for a
    standalone metric.
    """

    expression: MetricExpression | None
    """Formula of the metric, in one or more languages; absent when the source does not expose it."""

    def __init__(
        self,
        *,
        externalUrl: str | None = None,
        name: str,
        description: str | None = None,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        semanticModel: str | None = None,
        expression: MetricExpression | None = None,
    ) -> None:
        self.externalUrl = externalUrl
        self.name = name
        self.description = description
        self.created = created
        self.lastModified = lastModified
        self.semanticModel = semanticModel
        self.expression = expression


class MetricExpression(Record):
    """A metric's formula, with one entry per language."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.metric.MetricExpression"
    _FIELDS = (
        ("dialects", "[DialectExpression]", "REQUIRED"),
    )

    dialects: list[DialectExpression]
    """The same formula in each available language; one entry is enough."""

    def __init__(
        self,
        *,
        dialects: list[DialectExpression],
    ) -> None:
        self.dialects = dialects


class DialectExpression(Record):
    """A metric's formula in one language."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.metric.DialectExpression"
    _FIELDS = (
        ("dialect", "Dialect", "REQUIRED"),
        ("expression", "string", "REQUIRED"),
    )

    dialect: Dialect
    """Language of `expression`, for example `ANSI_SQL`."""

    expression: str
    """Formula as text, not parsed, for example `SUM(amount) / COUNT(DISTINCT user_id)`."""

    def __init__(
        self,
        *,
        dialect: Dialect | str,
        expression: str,
    ) -> None:
        self.dialect = symbol(Dialect, dialect)
        self.expression = expression


class MetricRelationships(Aspect):
    """Relationships of a metric: the parent in the hierarchy, the metrics in its formula, and related ones.

    The aspect `metricRelationships`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metric.MetricRelationships"
    ASPECT_NAME: ClassVar[str] = "metricRelationships"
    _FIELDS = (
        ("parentMetric", "urn:metric", "OPTIONAL"),
        ("derivedFrom", "[DerivedMetricInput]", "DEFAULT", []),
        ("relatedMetrics", "[Edge]", "DEFAULT", []),
    )

    parentMetric: str | None
    """URN of the parent metric in the hierarchy; absent for a root."""

    derivedFrom: list[DerivedMetricInput]
    """Metrics from which this one is calculated, as for a ratio of two; shown as upstream lineage."""

    relatedMetrics: list[Edge]
    """Metrics worth viewing together, for example with a shared dimension; not part of lineage."""

    def __init__(
        self,
        *,
        parentMetric: str | None = None,
        derivedFrom: list[DerivedMetricInput] | None = None,
        relatedMetrics: list[Edge] | None = None,
    ) -> None:
        self.parentMetric = parentMetric
        self.derivedFrom = [] if derivedFrom is None else derivedFrom
        self.relatedMetrics = [] if relatedMetrics is None else relatedMetrics


class DerivedMetricInput(Record):
    """An edge from a derived metric to one metric in its calculation; a separate type with the fields of
    `Edge`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metric.DerivedMetricInput"
    _FIELDS = (
        ("sourceUrn", "urn:", "OPTIONAL"),
        ("destinationUrn", "urn:", "REQUIRED"),
        ("created", "AuditStamp", "OPTIONAL"),
        ("lastModified", "AuditStamp", "OPTIONAL"),
        ("properties", "{string}", "OPTIONAL"),
    )

    sourceUrn: str | None
    """URN of the entity where the edge starts; when absent, the entity that carries the aspect."""

    destinationUrn: str
    """URN of the entity that the edge points to."""

    created: AuditStamp | None
    """Who created the edge or assignment, and when; absent if not recorded."""

    lastModified: AuditStamp | None
    """Who last changed the edge or assignment, and when; absent if not recorded."""

    properties: dict[str, str] | None
    """Custom key-value pairs on this edge; keys and values are strings."""

    def __init__(
        self,
        *,
        sourceUrn: str | None = None,
        destinationUrn: str,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        properties: dict[str, str] | None = None,
    ) -> None:
        self.sourceUrn = sourceUrn
        self.destinationUrn = destinationUrn
        self.created = created
        self.lastModified = lastModified
        self.properties = properties


class MetricUpstreams(Aspect):
    """Datasets and columns that a metric reads directly. Lineage between metrics is in `metricRelationships`
    instead.

    The aspect `metricUpstreams`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metric.MetricUpstreams"
    ASPECT_NAME: ClassVar[str] = "metricUpstreams"
    _FIELDS = (
        ("datasetUpstreams", "[Edge]", "OPTIONAL"),
        ("fieldUpstreams", "[Edge]", "OPTIONAL"),
    )

    datasetUpstreams: list[Edge] | None
    """Datasets that the metric reads; semantic model datasets if a model defines it, otherwise physical ones.
    """

    fieldUpstreams: list[Edge] | None
    """Columns that the metric reads; the dataset of each must be in `datasetUpstreams`. Write an empty array
    to clear old entries.
    """

    def __init__(
        self,
        *,
        datasetUpstreams: list[Edge] | None = None,
        fieldUpstreams: list[Edge] | None = None,
    ) -> None:
        self.datasetUpstreams = datasetUpstreams
        self.fieldUpstreams = fieldUpstreams


class SemanticFieldAnnotation(Aspect):
    """Role of a column in a semantic model, with the expression behind it; type, description and tags stay on
    the column itself.

    The aspect `semanticFieldAnnotation`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.semanticmodel.SemanticFieldAnnotation"
    ASPECT_NAME: ClassVar[str] = "semanticFieldAnnotation"
    _FIELDS = (
        ("type", "SemanticFieldType", "REQUIRED"),
        ("expression", "MetricExpression", "REQUIRED"),
        ("aggregationFunction", "string", "OPTIONAL"),
        ("dimension", "Dimension", "OPTIONAL"),
    )

    type: SemanticFieldType
    """Dimension, measure, filter or other; determines which of the remaining fields apply."""

    expression: MetricExpression
    """SQL expression that computes the field; can be given in several dialects."""

    aggregationFunction: str | None
    """How a measure is aggregated, for example `SUM` or `AVG`; ignored for other kinds of field."""

    dimension: Dimension | None
    """Details of a dimension; ignored unless `type` is `DIMENSION`."""

    def __init__(
        self,
        *,
        type: SemanticFieldType | str,
        expression: MetricExpression,
        aggregationFunction: str | None = None,
        dimension: Dimension | None = None,
    ) -> None:
        self.type = symbol(SemanticFieldType, type)
        self.expression = expression
        self.aggregationFunction = aggregationFunction
        self.dimension = dimension


class Dimension(Record):
    """Details of a dimension; currently only whether it is a time dimension."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.semanticmodel.Dimension"
    _FIELDS = (
        ("isTime", "boolean", "DEFAULT", False),
    )

    isTime: bool
    """True for a time dimension, such as an order date.

    Default: `False`.
    """

    def __init__(
        self,
        *,
        isTime: bool = False,
    ) -> None:
        self.isTime = isTime


class SemanticModelInfo(Aspect):
    """Name, description, joins and source text of a semantic model, the layer that gives tables a business
    meaning.

    The aspect `semanticModelInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.semanticmodel.SemanticModelInfo"
    ASPECT_NAME: ClassVar[str] = "semanticModelInfo"
    _FIELDS = (
        ("externalUrl", "string", "OPTIONAL"),
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("created", "AuditStamp", "OPTIONAL"),
        ("lastModified", "AuditStamp", "OPTIONAL"),
        ("nativeDefinition", "string", "OPTIONAL"),
        ("datasets", "[urn:]", "DEFAULT", []),
        ("relationships", "[SemanticModelRelationship]", "OPTIONAL"),
    )

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    name: str
    """Display name; the identity is in `SemanticModelKey`."""

    description: str | None
    """Description of what the model covers and who it is for."""

    created: AuditStamp | None
    """When the model was created and by whom, as reported by the source platform or the connector, not the
    time of ingestion.
    """

    lastModified: AuditStamp | None
    """When the model last changed and by whom; same as `created` if it has not changed since ingestion."""

    nativeDefinition: str | None
    """Unmodified source text of the model, such as a `CREATE SEMANTIC VIEW` statement or dbt YAML; stored for
    reference and never parsed.
    """

    datasets: list[str]
    """URNs of the member datasets. Deprecated, supported to read old data: set
    `semanticModelProperties.semanticModel` on each dataset.

    Deprecated.
    """

    relationships: list[SemanticModelRelationship] | None
    """Joins between the model's datasets, each from one alias to another."""

    def __init__(
        self,
        *,
        externalUrl: str | None = None,
        name: str,
        description: str | None = None,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        nativeDefinition: str | None = None,
        datasets: list[str] | None = None,
        relationships: list[SemanticModelRelationship] | None = None,
    ) -> None:
        self.externalUrl = externalUrl
        self.name = name
        self.description = description
        self.created = created
        self.lastModified = lastModified
        self.nativeDefinition = nativeDefinition
        self.datasets = [] if datasets is None else datasets
        self.relationships = relationships


class SemanticModelRelationship(Record):
    """One join between two datasets of a semantic model, by their aliases and the columns on each side."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.semanticmodel.SemanticModelRelationship"
    _FIELDS = (
        ("name", "string", "OPTIONAL"),
        ("from", "string", "REQUIRED"),
        ("fromColumns", "[string]", "REQUIRED"),
        ("to", "string", "REQUIRED"),
        ("toColumns", "[string]", "REQUIRED"),
        ("aiContext", "AiContext", "OPTIONAL"),
        ("cardinality", "ERModelRelationshipCardinality", "OPTIONAL"),
    )

    name: str | None
    """Name of the join, such as `orders_to_customers`; optional."""

    from_: str
    """Alias of the dataset on the left of the join, as set in its `semanticModelProperties`."""

    fromColumns: list[str]
    """Columns of the `from` dataset in the join condition; each is paired with the column at the same
    position in `toColumns`.
    """

    to: str
    """Alias of the dataset on the right of the join, as set in its `semanticModelProperties`."""

    toColumns: list[str]
    """Columns of the `to` dataset in the join condition, in the order of `fromColumns`."""

    aiContext: AiContext | None
    """Hints for AI tools on when to use this join, for example synonyms or instructions."""

    cardinality: ERModelRelationshipCardinality | None
    """How many rows match on each side, read from `from` to `to`; absent when unknown."""

    def __init__(
        self,
        *,
        name: str | None = None,
        from_: str,
        fromColumns: list[str],
        to: str,
        toColumns: list[str],
        aiContext: AiContext | None = None,
        cardinality: ERModelRelationshipCardinality | str | None = None,
    ) -> None:
        self.name = name
        self.from_ = from_
        self.fromColumns = fromColumns
        self.to = to
        self.toColumns = toColumns
        self.aiContext = aiContext
        self.cardinality = symbol(ERModelRelationshipCardinality, cardinality)
