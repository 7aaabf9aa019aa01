# Printed by `npm run generate` from packages/model. Do not edit.
"""Search: views, filters, search templates and ranking features."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, symbol

if TYPE_CHECKING:
    from .common import AuditStamp


class DataHubViewType(Symbol):
    """Audiences a view can have.

    Wire name: `com.linkedin.view.DataHubViewType`.
    """

    PERSONAL = "PERSONAL"
    """Visible only to its creator."""

    GLOBAL = "GLOBAL"
    """Visible to every user."""


class Condition(Symbol):
    """Operators that compare a field with its values.

    Wire name: `com.linkedin.metadata.query.filter.Condition`.
    """

    CONTAIN = "CONTAIN"
    """The text of the field contains the value."""

    END_WITH = "END_WITH"
    """The text of the field ends with the value."""

    EQUAL = "EQUAL"
    """The field equals the value; to ignore case use `IEQUAL`."""

    IEQUAL = "IEQUAL"
    """The field equals the value, ignoring case."""

    IS_NULL = "IS_NULL"
    """The field has no value at all; `values` is not needed."""

    EXISTS = "EXISTS"
    """The field has at least one value; null and the empty list do not match."""

    GREATER_THAN = "GREATER_THAN"
    """The number in the field is greater than the value."""

    GREATER_THAN_OR_EQUAL_TO = "GREATER_THAN_OR_EQUAL_TO"
    """The number in the field is greater than or equal to the value."""

    IN = "IN"
    """The field is one of the listed values."""

    LESS_THAN = "LESS_THAN"
    """The number in the field is less than the value."""

    LESS_THAN_OR_EQUAL_TO = "LESS_THAN_OR_EQUAL_TO"
    """The number in the field is less than or equal to the value."""

    START_WITH = "START_WITH"
    """The text of the field starts with the value."""

    DESCENDANTS_INCL = "DESCENDANTS_INCL"
    """The field holds the given URN or anything nested below it, such as a domain and its subdomains."""

    ANCESTORS_INCL = "ANCESTORS_INCL"
    """The field holds the given URN or anything it is nested in, such as a domain and its parent domains."""

    RELATED_INCL = "RELATED_INCL"
    """The field holds the given URN or anything nested above or below it."""


class SearchTemplateDialect(Symbol):
    """Query language of the body of a search template.

    Wire name: `com.linkedin.search.template.SearchTemplateDialect`.
    """

    ELASTICSEARCH = "ELASTICSEARCH"
    """The body renders to Elasticsearch query DSL as JSON, which also works with OpenSearch."""

    POSTGRES = "POSTGRES"
    """The body is Mustache text for a future SQL compiler. It is stored as opaque text and not executed."""


class StructuredPropertyOperator(Symbol):
    """How the tokens of a query are combined when matched against the analysed values of structured
    properties.

    Wire name: `com.linkedin.search.template.StructuredPropertyOperator`.
    """

    AND = "AND"
    """All tokens of the query must match."""

    OR = "OR"
    """Any token of the query must match. This is the default."""


class DataHubViewInfo(Aspect):
    """A saved filter that narrows search and browsing to a relevant part of the catalogue.

    The aspect `dataHubViewInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.view.DataHubViewInfo"
    ASPECT_NAME: ClassVar[str] = "dataHubViewInfo"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("type", "DataHubViewType", "REQUIRED"),
        ("definition", "DataHubViewDefinition", "REQUIRED"),
        ("created", "AuditStamp", "REQUIRED"),
        ("lastModified", "AuditStamp", "REQUIRED"),
    )

    name: str
    """Display name of the view, such as `Finance production`."""

    description: str | None
    """Description of the view's purpose."""

    type: DataHubViewType
    """Whether the view belongs to one user or to everyone."""

    definition: DataHubViewDefinition
    """Entity types and filter that make up the view."""

    created: AuditStamp
    """Who saved the view first and when; newer search takes it from the system metadata.

    Deprecated.
    """

    lastModified: AuditStamp
    """Who last edited the view and when; newer search takes it from the system metadata.

    Deprecated.
    """

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        type: DataHubViewType | str,
        definition: DataHubViewDefinition,
        created: AuditStamp,
        lastModified: AuditStamp,
    ) -> None:
        self.name = name
        self.description = description
        self.type = symbol(DataHubViewType, type)
        self.definition = definition
        self.created = created
        self.lastModified = lastModified


class DataHubViewDefinition(Record):
    """Definition of a view: entity types and a search filter."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.view.DataHubViewDefinition"
    _FIELDS = (
        ("entityTypes", "[string]", "REQUIRED"),
        ("filter", "Filter", "REQUIRED"),
        ("json", "string", "OPTIONAL"),
    )

    entityTypes: list[str]
    """Types of entity in the view, such as `dataset`; empty means all types."""

    filter: Filter
    """Criteria an entity must meet to appear in the view."""

    json: str | None
    """The condition as built in the interface, as JSON text, stored so that nested logic can be edited again;
    `filter` is the flattened form.
    """

    def __init__(
        self,
        *,
        entityTypes: list[str],
        filter: Filter,
        json: str | None = None,
    ) -> None:
        self.entityTypes = entityTypes
        self.filter = filter
        self.json = json


class Filter(Record):
    """Search filter: groups joined by or, each made of criteria joined by and; saved in views and dynamic
    form assignments.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.query.filter.Filter"
    _FIELDS = (
        ("or", "[ConjunctiveCriterion]", "OPTIONAL"),
        ("criteria", "[Criterion]", "OPTIONAL"),
    )

    or_: list[ConjunctiveCriterion] | None
    """Groups of criteria, of which at least one must hold as a whole."""

    criteria: list[Criterion] | None
    """Deprecated, use `or`: criteria that must all hold, ignored when `or` is given."""

    def __init__(
        self,
        *,
        or_: list[ConjunctiveCriterion] | None = None,
        criteria: list[Criterion] | None = None,
    ) -> None:
        self.or_ = or_
        self.criteria = criteria


class ConjunctiveCriterion(Record):
    """A group of criteria that must all hold; a filter is a list of such groups, any of which may match."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.query.filter.ConjunctiveCriterion"
    _FIELDS = (
        ("and", "[Criterion]", "REQUIRED"),
    )

    and_: list[Criterion]
    """Criteria of the group, every one of which must hold."""

    def __init__(
        self,
        *,
        and_: list[Criterion],
    ) -> None:
        self.and_ = and_


class Criterion(Record):
    """One test on a search field, such as `platform` equal to a given URN."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.query.filter.Criterion"
    _FIELDS = (
        ("field", "string", "REQUIRED"),
        ("values", "[string]", "DEFAULT", []),
        ("condition", "Condition", "DEFAULT", "EQUAL"),
        ("negated", "boolean", "DEFAULT", False),
    )

    field: str
    """Search field to test, such as `platform` or `tags`."""

    values: list[str]
    """Values to compare with; usually one match is enough."""

    condition: Condition
    """How the field is compared with `values`; equality by default.

    Default: `EQUAL`.
    """

    negated: bool
    """True negates the test, so that entities failing it match.

    Default: `False`.
    """

    def __init__(
        self,
        *,
        field: str,
        values: list[str] | None = None,
        condition: Condition | str = Condition.EQUAL,
        negated: bool = False,
    ) -> None:
        self.field = field
        self.values = [] if values is None else values
        self.condition = symbol(Condition, condition)
        self.negated = negated


class UsageFeatures(Aspect):
    """Usage figures of a dataset, computed daily for ranking and result cards so that search needs no time
    series query.

    The aspect `usageFeatures`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.search.features.UsageFeatures"
    ASPECT_NAME: ClassVar[str] = "usageFeatures"
    _FIELDS = (
        ("queryCountLast30Days", "long", "OPTIONAL"),
        ("uniqueUserCountLast30Days", "long", "OPTIONAL"),
        ("topUsersLast30Days", "[urn:]", "OPTIONAL"),
        ("queryCountPercentileLast30Days", "int", "OPTIONAL"),
        ("uniqueUserPercentileLast30Days", "int", "OPTIONAL"),
        ("combinedSearchRankingMultiplier", "float", "OPTIONAL"),
        ("lastOperationTimestampMs", "long", "OPTIONAL"),
    )

    queryCountLast30Days: int | None
    """Number of SQL queries against the dataset in the past 30 days."""

    uniqueUserCountLast30Days: int | None
    """Number of distinct users who queried the dataset in the past 30 days."""

    topUsersLast30Days: list[str] | None
    """URNs of the users with the most queries against the dataset in the past 30 days."""

    queryCountPercentileLast30Days: int | None
    """Standing of `queryCountLast30Days` among all datasets, as a percentile."""

    uniqueUserPercentileLast30Days: int | None
    """Standing of `uniqueUserCountLast30Days` among all datasets, as a percentile."""

    combinedSearchRankingMultiplier: float | None
    """Factor for the dataset's search score, blended from the usage figures."""

    lastOperationTimestampMs: int | None
    """Milliseconds since the epoch of the latest data change (DML), shown as last updated in search results.
    """

    def __init__(
        self,
        *,
        queryCountLast30Days: int | None = None,
        uniqueUserCountLast30Days: int | None = None,
        topUsersLast30Days: list[str] | None = None,
        queryCountPercentileLast30Days: int | None = None,
        uniqueUserPercentileLast30Days: int | None = None,
        combinedSearchRankingMultiplier: float | None = None,
        lastOperationTimestampMs: int | None = None,
    ) -> None:
        self.queryCountLast30Days = queryCountLast30Days
        self.uniqueUserCountLast30Days = uniqueUserCountLast30Days
        self.topUsersLast30Days = topUsersLast30Days
        self.queryCountPercentileLast30Days = queryCountPercentileLast30Days
        self.uniqueUserPercentileLast30Days = uniqueUserPercentileLast30Days
        self.combinedSearchRankingMultiplier = combinedSearchRankingMultiplier
        self.lastOperationTimestampMs = lastOperationTimestampMs


class StorageFeatures(Aspect):
    """Size figures of a dataset, copied daily from its profiles so that search results need no time series
    query.

    The aspect `storageFeatures`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.search.features.StorageFeatures"
    ASPECT_NAME: ClassVar[str] = "storageFeatures"
    _FIELDS = (
        ("rowCount", "long", "OPTIONAL"),
        ("columnCount", "long", "OPTIONAL"),
    )

    rowCount: int | None
    """Number of rows according to the latest dataset profile."""

    columnCount: int | None
    """Number of columns according to the latest dataset profile."""

    def __init__(
        self,
        *,
        rowCount: int | None = None,
        columnCount: int | None = None,
    ) -> None:
        self.rowCount = rowCount
        self.columnCount = columnCount


class SearchTemplateProperties(Aspect):
    """Body of a search template: Mustache text and settings that render to one search request. An omitted
    section is inherited from `parent`; an empty one clears the inherited value.

    The aspect `searchTemplateProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateProperties"
    ASPECT_NAME: ClassVar[str] = "searchTemplateProperties"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("dialect", "SearchTemplateDialect", "DEFAULT", "ELASTICSEARCH"),
        ("apiVersion", "int", "OPTIONAL"),
        ("capabilities", "[string]", "OPTIONAL"),
        ("query", "string", "OPTIONAL"),
        ("queryFragments", "{string}", "OPTIONAL"),
        ("clauses", "string", "OPTIONAL"),
        ("functionScore", "string", "OPTIONAL"),
        ("rescore", "string", "OPTIONAL"),
        ("knn", "string", "OPTIONAL"),
        ("ranking", "SearchTemplateRanking", "OPTIONAL"),
        ("retrieval", "SearchTemplateRetrieval", "OPTIONAL"),
        ("ladder", "SearchTemplateLadder", "OPTIONAL"),
        ("aggregations", "string", "OPTIONAL"),
        ("sort", "string", "OPTIONAL"),
        ("fields", "SearchFieldOverrides", "OPTIONAL"),
        ("structuredPropertyQuery", "StructuredPropertyQuery", "OPTIONAL"),
        ("normalization", "SearchTemplateNormalization", "OPTIONAL"),
        ("highlightFields", "HighlightFieldOverrides", "OPTIONAL"),
        ("parameters", "{string}", "OPTIONAL"),
        ("boosts", "[SearchTemplateBoost]", "OPTIONAL"),
        ("routes", "[SearchTemplateRoute]", "OPTIONAL"),
        ("defaultRoute", "SearchTemplateDefaultRoute", "OPTIONAL"),
        ("parent", "urn:searchTemplate", "OPTIONAL"),
        ("editable", "boolean", "DEFAULT", True),
    )

    name: str
    """Display name of the template. The URN identifies it."""

    description: str | None
    """Description of what the template matches and how it ranks. Not searchable."""

    dialect: SearchTemplateDialect
    """Query language of the body, `ELASTICSEARCH` by default. Must be the same as that of `parent`.

    Default: `ELASTICSEARCH`.
    """

    apiVersion: int | None
    """Version of the contract between the template and the rendering context. Only 1 is valid. Inherited from
    the parent if omitted; 1 by default.
    """

    capabilities: list[str] | None
    """Features that the body requires, such as `rescore`, `ladder` or `boosts`. Unknown names are rejected.
    The list replaces the inherited one; an empty list clears it.
    """

    query: str | None
    """Mustache source of the main query. In the `ELASTICSEARCH` dialect it must render to a single query DSL
    object.
    """

    queryFragments: dict[str, str] | None
    """JSON fragments by the name of the placeholder in `query` that they fill. Inherited fragments come
    first, joined with commas; an empty string clears them.
    """

    clauses: str | None
    """Mustache source of a JSON object with `must`, `must_not`, `filter` and `should` arrays, added to the
    query after inheritance is resolved.
    """

    functionScore: str | None
    """Mustache source of the `functions`, `score_mode` and `boost_mode` of the function score that wraps the
    rendered query.
    """

    rescore: str | None
    """Mustache source of one rescore clause, with `window_size` and `query`. If neither set nor inherited,
    hits are scored once.
    """

    knn: str | None
    """Mustache source of `keyword_weight` and `vector_weight` for reranking document hits. Only used if
    semantic search is enabled and documents are among the requested types.
    """

    ranking: SearchTemplateRanking | None
    """Reranking by the service after the search. By default, only the preset `none` with the window sizer
    `fixed` is supported. Inherited if omitted; an empty record clears it.
    """

    retrieval: SearchTemplateRetrieval | None
    """How candidates are retrieved, by keyword search by default. An empty record clears the inherited
    settings.
    """

    ladder: SearchTemplateLadder | None
    """Fallbacks to other templates. If neither set nor inherited, the template runs a single query."""

    aggregations: str | None
    """Mustache source of a JSON object that maps aggregation names to bodies. By default, the facets are
    those that the model annotates.
    """

    sort: str | None
    """Mustache source of a JSON array of sort clauses; by default `_score` descending, then `urn` ascending.
    """

    fields: SearchFieldOverrides | None
    """Overrides of the searched fields and their weights. An empty record restores those of the model."""

    structuredPropertyQuery: StructuredPropertyQuery | None
    """Clauses that search the values of structured properties, and their weights. Each clause is inherited
    separately; an empty record clears all.
    """

    normalization: SearchTemplateNormalization | None
    """Limits on wildcards, synonyms and fuzzy matching. Each limit is inherited separately; an empty record
    clears all.
    """

    highlightFields: HighlightFieldOverrides | None
    """Overrides of the highlighted fields. An empty record restores those of the model."""

    parameters: dict[str, str] | None
    """Values of custom Mustache variables by name, such as `deprecatedBoost`."""

    boosts: list[SearchTemplateBoost] | None
    """Boosts that depend on the user or the request. The list replaces the inherited one; an empty list
    clears it.
    """

    routes: list[SearchTemplateRoute] | None
    """Patterns that route a query to another template; the first match wins. The list replaces the inherited
    one; an empty list clears it.
    """

    defaultRoute: SearchTemplateDefaultRoute | None
    """Template for queries that match no entry of `routes`. A record without `template` cancels the inherited
    one.
    """

    parent: str | None
    """URN of the search template from which omitted sections are inherited. The reference is removed when
    either template is hard-deleted.
    """

    editable: bool
    """If false, only the system actor can change the template.

    Default: `True`.
    """

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        dialect: SearchTemplateDialect | str = SearchTemplateDialect.ELASTICSEARCH,
        apiVersion: int | None = None,
        capabilities: list[str] | None = None,
        query: str | None = None,
        queryFragments: dict[str, str] | None = None,
        clauses: str | None = None,
        functionScore: str | None = None,
        rescore: str | None = None,
        knn: str | None = None,
        ranking: SearchTemplateRanking | None = None,
        retrieval: SearchTemplateRetrieval | None = None,
        ladder: SearchTemplateLadder | None = None,
        aggregations: str | None = None,
        sort: str | None = None,
        fields: SearchFieldOverrides | None = None,
        structuredPropertyQuery: StructuredPropertyQuery | None = None,
        normalization: SearchTemplateNormalization | None = None,
        highlightFields: HighlightFieldOverrides | None = None,
        parameters: dict[str, str] | None = None,
        boosts: list[SearchTemplateBoost] | None = None,
        routes: list[SearchTemplateRoute] | None = None,
        defaultRoute: SearchTemplateDefaultRoute | None = None,
        parent: str | None = None,
        editable: bool = True,
    ) -> None:
        self.name = name
        self.description = description
        self.dialect = symbol(SearchTemplateDialect, dialect)
        self.apiVersion = apiVersion
        self.capabilities = capabilities
        self.query = query
        self.queryFragments = queryFragments
        self.clauses = clauses
        self.functionScore = functionScore
        self.rescore = rescore
        self.knn = knn
        self.ranking = ranking
        self.retrieval = retrieval
        self.ladder = ladder
        self.aggregations = aggregations
        self.sort = sort
        self.fields = fields
        self.structuredPropertyQuery = structuredPropertyQuery
        self.normalization = normalization
        self.highlightFields = highlightFields
        self.parameters = parameters
        self.boosts = boosts
        self.routes = routes
        self.defaultRoute = defaultRoute
        self.parent = parent
        self.editable = editable


class SearchTemplateRanking(Record):
    """How the service reranks a page of keyword hits. Presets other than `none` need a deployment that
    supports them.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateRanking"
    _FIELDS = (
        ("preset", "string", "OPTIONAL"),
        ("window", "int", "OPTIONAL"),
        ("windowSizer", "string", "OPTIONAL"),
        ("parameters", "{string}", "OPTIONAL"),
    )

    preset: str | None
    """Reranking formula. `none` keeps the order of the search; `usage` and `usageAndMatchTier` need a
    deployment that supports them.
    """

    window: int | None
    """Number of top hits to rerank."""

    windowSizer: str | None
    """How the number of hits to rerank is determined: `fixed` or `tokenCurve`."""

    parameters: dict[str, str] | None
    """Parameters of the formula by name, as strings, such as the weight of usage."""

    def __init__(
        self,
        *,
        preset: str | None = None,
        window: int | None = None,
        windowSizer: str | None = None,
        parameters: dict[str, str] | None = None,
    ) -> None:
        self.preset = preset
        self.window = window
        self.windowSizer = windowSizer
        self.parameters = parameters


class SearchTemplateRetrieval(Record):
    """How candidates are retrieved before ranking, by keyword by default. Vector search and bridges need a
    deployment that supports them.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateRetrieval"
    _FIELDS = (
        ("mode", "string", "OPTIONAL"),
        ("model", "string", "OPTIONAL"),
        ("field", "string", "OPTIONAL"),
        ("candidateCap", "int", "OPTIONAL"),
        ("total", "string", "OPTIONAL"),
        ("facets", "string", "OPTIONAL"),
        ("page", "string", "OPTIONAL"),
        ("authorization", "string", "OPTIONAL"),
        ("onFailure", "string", "OPTIONAL"),
        ("bridge", "SearchTemplateRetrievalBridge", "OPTIONAL"),
    )

    mode: str | None
    """Retrieval mode, `keyword` or `vector`. `keyword` by default."""

    model: str | None
    """Name of the embedding model for the query in `vector` mode."""

    field: str | None
    """Index field with the vectors to compare with the query."""

    candidateCap: int | None
    """Maximum number of candidates of the vector search."""

    total: str | None
    """How the total number of hits of a vector search is counted."""

    facets: str | None
    """How the facets of a vector search are computed."""

    page: str | None
    """How the candidates of a vector search are paginated."""

    authorization: str | None
    """How entities that the caller is not authorized to see are excluded from the vector candidates."""

    onFailure: str | None
    """What to do if the vector search fails."""

    bridge: SearchTemplateRetrievalBridge | None
    """Second stage that adds candidates through a pivot field. If omitted, retrieval has one stage."""

    def __init__(
        self,
        *,
        mode: str | None = None,
        model: str | None = None,
        field: str | None = None,
        candidateCap: int | None = None,
        total: str | None = None,
        facets: str | None = None,
        page: str | None = None,
        authorization: str | None = None,
        onFailure: str | None = None,
        bridge: SearchTemplateRetrievalBridge | None = None,
    ) -> None:
        self.mode = mode
        self.model = model
        self.field = field
        self.candidateCap = candidateCap
        self.total = total
        self.facets = facets
        self.page = page
        self.authorization = authorization
        self.onFailure = onFailure
        self.bridge = bridge


class SearchTemplateRetrievalBridge(Record):
    """Second stage of retrieval, which fills the page with entities related to the first candidates. Searches
    fail in deployments without bridge support.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateRetrievalBridge"
    _FIELDS = (
        ("pivotField", "string", "OPTIONAL"),
        ("onFailure", "string", "OPTIONAL"),
    )

    pivotField: str | None
    """Field whose values link the first candidates to related ones."""

    onFailure: str | None
    """What to do if the second stage fails. The keyword page can still be returned."""

    def __init__(
        self,
        *,
        pivotField: str | None = None,
        onFailure: str | None = None,
    ) -> None:
        self.pivotField = pivotField
        self.onFailure = onFailure


class SearchTemplateLadder(Record):
    """Fallback rules between templates: when to run this one, when to use its result, and which to run next.
    An empty record clears the inherited ladder.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateLadder"
    _FIELDS = (
        ("select", "[string]", "OPTIONAL"),
        ("stop", "[SearchTemplateLadderStop]", "OPTIONAL"),
        ("next", "urn:searchTemplate", "OPTIONAL"),
        ("parallel", "[urn:searchTemplate]", "OPTIONAL"),
        ("join", "string", "OPTIONAL"),
        ("fusion", "string", "OPTIONAL"),
        ("fusionCap", "int", "OPTIONAL"),
        ("facets", "string", "OPTIONAL"),
    )

    select: list[str] | None
    """Conditions that the query must meet, all of them, for the template to run. A leading `-` negates a
    condition. With an empty list, the template always runs.
    """

    stop: list[SearchTemplateLadderStop] | None
    """Conditions under which this rung's result is used; one of them is enough. Required if `next` is set
    without `parallel`, and for a `merge` group with `next`.
    """

    next: str | None
    """URN of the template to run next if this rung is skipped, fails, or meets no `stop` condition. Not
    searched by a parallel `merge`.
    """

    parallel: list[str] | None
    """URNs of keyword templates to run in parallel, one query each. `join` selects the returned page; `next`
    is the fallback if no template is left.
    """

    join: str | None
    """How the results of a `parallel` group are combined: `any`, `allEmpty` or `merge`."""

    fusion: str | None
    """How a merge combines hits: `interleave`, `weightedBlend`, `fillFreeSlots` or `keywordPreferred`.
    Validated but not used: merges always use reciprocal rank fusion.
    """

    fusionCap: int | None
    """Maximum number of hits that a merge takes from each template of the `parallel` group."""

    facets: str | None
    """Source of the facets of a merged page: `firstMember`, `patchFromMembers` or, for vector retrieval
    groups only, `candidates`.
    """

    def __init__(
        self,
        *,
        select: list[str] | None = None,
        stop: list[SearchTemplateLadderStop] | None = None,
        next: str | None = None,
        parallel: list[str] | None = None,
        join: str | None = None,
        fusion: str | None = None,
        fusionCap: int | None = None,
        facets: str | None = None,
    ) -> None:
        self.select = select
        self.stop = stop
        self.next = next
        self.parallel = parallel
        self.join = join
        self.fusion = fusion
        self.fusionCap = fusionCap
        self.facets = facets


class SearchTemplateLadderStop(Record):
    """A condition under which the result of a rung is used: enough hits, or a query shape for which no hits
    are acceptable.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateLadderStop"
    _FIELDS = (
        ("minHits", "int", "OPTIONAL"),
        ("emptyWhen", "string", "OPTIONAL"),
    )

    minHits: int | None
    """Minimum `numEntities` for the rung's result to be used."""

    emptyWhen: str | None
    """Query shape for which an empty result is acceptable, such as `singleTerm`, `dotted`, `columnFilter` or
    `longQuery` (four or more tokens). A leading `-` negates it.
    """

    def __init__(
        self,
        *,
        minHits: int | None = None,
        emptyWhen: str | None = None,
    ) -> None:
        self.minHits = minHits
        self.emptyWhen = emptyWhen


class SearchFieldOverrides(Record):
    """Overrides of the fields that a query searches, which are those annotated `queryByDefault`. Set
    `replace` alone, or any of `add`, `remove` and `override`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.search.template.SearchFieldOverrides"
    _FIELDS = (
        ("add", "[SearchFieldBoost]", "OPTIONAL"),
        ("remove", "[string]", "OPTIONAL"),
        ("replace", "[SearchFieldBoost]", "OPTIONAL"),
        ("override", "[SearchFieldBoost]", "OPTIONAL"),
    )

    add: list[SearchFieldBoost] | None
    """Additional fields to search, with their weights. Merged with the parent template's list, field by
    field.
    """

    remove: list[str] | None
    """Index fields to exclude from the query. Each degree is a separate field: removing `tags_1` keeps
    `tags`.
    """

    replace: list[SearchFieldBoost] | None
    """Complete list of fields to search, with their weights, instead of the annotated ones. Cannot be
    combined with `add`, `remove` or `override`.
    """

    override: list[SearchFieldBoost] | None
    """New weights for searched fields. Does not change which fields are searched."""

    def __init__(
        self,
        *,
        add: list[SearchFieldBoost] | None = None,
        remove: list[str] | None = None,
        replace: list[SearchFieldBoost] | None = None,
        override: list[SearchFieldBoost] | None = None,
    ) -> None:
        self.add = add
        self.remove = remove
        self.replace = replace
        self.override = override


class SearchFieldBoost(Record):
    """A searched field and its weight, as used in `add`, `replace` and `override` of `SearchFieldOverrides`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.search.template.SearchFieldBoost"
    _FIELDS = (
        ("fieldName", "string", "REQUIRED"),
        ("boost", "double", "REQUIRED"),
        ("subfield", "string", "OPTIONAL"),
    )

    fieldName: str
    """Name of the index field, or URN of a structured property. Metadata of related entities has a degree
    suffix: `tags_1`, compared with `tags` for the entity's own.
    """

    boost: float
    """Weight of a match in the field, on the scale of `boostScore` in the `@Searchable` annotation."""

    subfield: str | None
    """`keyword` or `text`, appended to the index field if `fieldName` is a structured property."""

    def __init__(
        self,
        *,
        fieldName: str,
        boost: float,
        subfield: str | None = None,
    ) -> None:
        self.fieldName = fieldName
        self.boost = boost
        self.subfield = subfield


class StructuredPropertyQuery(Record):
    """Clauses that search the values of structured properties in addition to the rendered query. A child
    template overrides each clause separately.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.search.template.StructuredPropertyQuery"
    _FIELDS = (
        ("analyzedValue", "StructuredPropertyClause", "OPTIONAL"),
        ("exactValue", "StructuredPropertyClause", "OPTIONAL"),
        ("nameAndValue", "StructuredPropertyClause", "OPTIONAL"),
    )

    analyzedValue: StructuredPropertyClause | None
    """Full-text matching on the `.text` and `.stemmed` index fields. Enabled only if set or inherited."""

    exactValue: StructuredPropertyClause | None
    """Exact matching of the keyword or term, without stemming. Enabled only if set or inherited."""

    nameAndValue: StructuredPropertyClause | None
    """Span matching of property name and value together, for string and rich-text properties. Requires a
    positive `weight`.
    """

    def __init__(
        self,
        *,
        analyzedValue: StructuredPropertyClause | None = None,
        exactValue: StructuredPropertyClause | None = None,
        nameAndValue: StructuredPropertyClause | None = None,
    ) -> None:
        self.analyzedValue = analyzedValue
        self.exactValue = exactValue
        self.nameAndValue = nameAndValue


class StructuredPropertyClause(Record):
    """Settings of a clause that searches structured properties. The service determines which properties and
    index fields it covers.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.search.template.StructuredPropertyClause"
    _FIELDS = (
        ("enabled", "boolean", "DEFAULT", True),
        ("operator", "StructuredPropertyOperator", "OPTIONAL"),
        ("weight", "float", "OPTIONAL"),
    )

    enabled: bool
    """False disables the clause but keeps its settings. True by default.

    Default: `True`.
    """

    operator: StructuredPropertyOperator | None
    """Whether all tokens or any of them must match, `OR` by default. Only used for `analyzedValue`."""

    weight: float | None
    """Positive factor for the field's weight, 1 by default. Required for `nameAndValue`, where it is the
    weight of the term.
    """

    def __init__(
        self,
        *,
        enabled: bool = True,
        operator: StructuredPropertyOperator | str | None = None,
        weight: float | None = None,
    ) -> None:
        self.enabled = enabled
        self.operator = symbol(StructuredPropertyOperator, operator)
        self.weight = weight


class SearchTemplateNormalization(Record):
    """Limits on wildcards, synonyms and fuzzy matching, applied to the query text before rendering. The
    service clamps each limit to a safe range.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateNormalization"
    _FIELDS = (
        ("wildcardMinimumLength", "int", "OPTIONAL"),
        ("synonymCap", "int", "OPTIONAL"),
        ("fuzzyTokenThreshold", "int", "OPTIONAL"),
        ("mediumFuzzyTokenThreshold", "int", "OPTIONAL"),
        ("broadQueryTokenCap", "int", "OPTIONAL"),
        ("shortFuzzyEdits", "int", "OPTIONAL"),
        ("mediumFuzzyEdits", "int", "OPTIONAL"),
    )

    wildcardMinimumLength: int | None
    """Minimum length of a single-token query for a contains-wildcard clause to be added. 5 if neither set nor
    inherited.
    """

    synonymCap: int | None
    """Maximum number of synonyms in the query context. 8 if neither set nor inherited; fewer if the clause
    budget is exceeded.
    """

    fuzzyTokenThreshold: int | None
    """Minimum length of a token for fuzzy matching. 5 if neither set nor inherited."""

    mediumFuzzyTokenThreshold: int | None
    """Minimum length of a token for `mediumFuzzyEdits` instead of `shortFuzzyEdits`. `fuzzyTokenThreshold`
    plus 2 by default.
    """

    broadQueryTokenCap: int | None
    """Maximum number of tokens in the `broadQuery` variable, up to 256. 8 by default; fewer if the clause
    budget is exceeded.
    """

    shortFuzzyEdits: int | None
    """Maximum edit distance for tokens of at least `fuzzyTokenThreshold` and fewer than
    `mediumFuzzyTokenThreshold` characters. 1 by default.
    """

    mediumFuzzyEdits: int | None
    """Maximum edit distance for tokens of at least `mediumFuzzyTokenThreshold` characters. 2 by default."""

    def __init__(
        self,
        *,
        wildcardMinimumLength: int | None = None,
        synonymCap: int | None = None,
        fuzzyTokenThreshold: int | None = None,
        mediumFuzzyTokenThreshold: int | None = None,
        broadQueryTokenCap: int | None = None,
        shortFuzzyEdits: int | None = None,
        mediumFuzzyEdits: int | None = None,
    ) -> None:
        self.wildcardMinimumLength = wildcardMinimumLength
        self.synonymCap = synonymCap
        self.fuzzyTokenThreshold = fuzzyTokenThreshold
        self.mediumFuzzyTokenThreshold = mediumFuzzyTokenThreshold
        self.broadQueryTokenCap = broadQueryTokenCap
        self.shortFuzzyEdits = shortFuzzyEdits
        self.mediumFuzzyEdits = mediumFuzzyEdits


class HighlightFieldOverrides(Record):
    """Overrides of the fields that a search template highlights. Set either `replace`, or `add` and `remove`.
    An empty record clears the inherited overrides.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.search.template.HighlightFieldOverrides"
    _FIELDS = (
        ("add", "[string]", "OPTIONAL"),
        ("remove", "[string]", "OPTIONAL"),
        ("replace", "[string]", "OPTIONAL"),
    )

    add: list[str] | None
    """Fields to highlight in addition to those that the model marks. Cannot be combined with `replace`."""

    remove: list[str] | None
    """Fields not to highlight. Cannot be combined with `replace`."""

    replace: list[str] | None
    """Complete list of fields to highlight, instead of those that the model marks. Cannot be combined with
    `add` or `remove`.
    """

    def __init__(
        self,
        *,
        add: list[str] | None = None,
        remove: list[str] | None = None,
        replace: list[str] | None = None,
    ) -> None:
        self.add = add
        self.remove = remove
        self.replace = replace


class SearchTemplateBoost(Record):
    """Boosts hits whose `field` has a value from a list that depends on the request, such as the user's
    groups or domains.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateBoost"
    _FIELDS = (
        ("field", "string", "REQUIRED"),
        ("subfield", "string", "OPTIONAL"),
        ("values", "string", "REQUIRED"),
        ("weight", "double", "REQUIRED"),
    )

    field: str
    """Index field to compare with the list, for example `tags_1`, or the URN of a structured property."""

    subfield: str | None
    """`keyword` or `text`, appended to the index field if `field` is a structured property. Omitted
    otherwise.
    """

    values: str
    """List to compare with, resolved for each request: `viewerUrn`, `viewerGroupsJson`, `viewerDomainsJson`
    or `domainsJson`.
    """

    weight: float
    """Score weight of a hit whose field contains any value of the list."""

    def __init__(
        self,
        *,
        field: str,
        subfield: str | None = None,
        values: str,
        weight: float,
    ) -> None:
        self.field = field
        self.subfield = subfield
        self.values = values
        self.weight = weight


class SearchTemplateRoute(Record):
    """Entry of a template's `routes`, which routes matching queries to another template."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateRoute"
    _FIELDS = (
        ("queryRegex", "string", "REQUIRED"),
        ("template", "urn:searchTemplate", "REQUIRED"),
    )

    queryRegex: str
    """Regular expression in RE2 syntax. It must match the entire query, without leading and trailing
    whitespace.
    """

    template: str
    """URN of the search template that handles queries matching `queryRegex`."""

    def __init__(
        self,
        *,
        queryRegex: str,
        template: str,
    ) -> None:
        self.queryRegex = queryRegex
        self.template = template


class SearchTemplateDefaultRoute(Record):
    """Target of queries that match no entry of `routes`. Without `template`, the inherited default is
    cancelled and the current template handles the query.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.search.template.SearchTemplateDefaultRoute"
    _FIELDS = (
        ("template", "urn:searchTemplate", "OPTIONAL"),
    )

    template: str | None
    """URN of the search template that handles unmatched queries. Omit it to cancel the inherited default."""

    def __init__(
        self,
        *,
        template: str | None = None,
    ) -> None:
        self.template = template
