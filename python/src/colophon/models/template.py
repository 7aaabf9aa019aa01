# Printed by `npm run generate` from packages/model. Do not edit.
"""Page templates: home pages and summary pages, and the modules on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, symbol

if TYPE_CHECKING:
    from .common import AuditStamp


class DataHubPageModuleType(Symbol):
    """Kinds of module that a page can contain, each with its own content and drawing.

    Wire name: `com.linkedin.module.DataHubPageModuleType`.
    """

    LINK = "LINK"
    """A link to some address, with optional picture and text, set in `linkParams`."""

    RICH_TEXT = "RICH_TEXT"
    """A block of formatted text, set in `richTextParams`, for announcements or guidance."""

    ASSET_COLLECTION = "ASSET_COLLECTION"
    """A curated or filtered list of assets, set in `assetCollectionParams`."""

    HIERARCHY = "HIERARCHY"
    """A tree of entities to browse, set in `hierarchyViewParams`."""

    OWNED_ASSETS = "OWNED_ASSETS"
    """Assets owned by the current user."""

    DOMAINS = "DOMAINS"
    """The top domains of the catalogue."""

    ASSETS = "ASSETS"
    """Assets belonging to the entity whose page is shown, such as those of a domain."""

    OUTPUT_PORTS = "OUTPUT_PORTS"
    """Assets that a data product offers to consumers, those with `outputPort` set."""

    CHILD_HIERARCHY = "CHILD_HIERARCHY"
    """Tree of the children of the entity whose page is shown, a domain or a glossary item."""

    DATA_PRODUCTS = "DATA_PRODUCTS"
    """Data products assigned to the domain whose page is shown."""

    SUB_DATA_PRODUCTS = "SUB_DATA_PRODUCTS"
    """Data products that name the current one as their `parentDataProduct`."""

    RELATED_TERMS = "RELATED_TERMS"
    """Glossary terms linked to the term whose page is shown."""

    PLATFORMS = "PLATFORMS"
    """Data platforms, such as Snowflake or Kafka, with entities in the catalogue."""

    LINEAGE = "LINEAGE"
    """Upstream and downstream graph of the asset whose page is shown."""

    COLUMNS = "COLUMNS"
    """Columns in the schema of the dataset whose page is shown."""

    SEMANTIC_MODEL_DATASETS = "SEMANTIC_MODEL_DATASETS"
    """Datasets that the semantic model on the page is built on."""

    SEMANTIC_MODEL_METRICS = "SEMANTIC_MODEL_METRICS"
    """Metrics that the semantic model on the page defines."""

    SEMANTIC_MODEL_RELATIONSHIPS = "SEMANTIC_MODEL_RELATIONSHIPS"
    """Relationships that the semantic model on the page declares."""

    SEMANTIC_MODEL_DIMENSIONS = "SEMANTIC_MODEL_DIMENSIONS"
    """Dimensions by which the semantic model on the page can be sliced."""

    AI_CONTEXT = "AI_CONTEXT"
    """Synonyms, instructions and examples recorded for AI agents that work with the asset."""

    METRIC_SQL = "METRIC_SQL"
    """SQL expression by which the metric on the page is computed."""

    RELATED_METRICS = "RELATED_METRICS"
    """Other metrics connected with the one on the page."""

    UNKNOWN = "UNKNOWN"
    """Type unknown to the running version, after a rollback or data corruption."""


class PageModuleScope(Symbol):
    """Audience of a module: its creator or everyone.

    Wire name: `com.linkedin.module.PageModuleScope`.
    """

    PERSONAL = "PERSONAL"
    """Belongs to a single user and is not offered to others."""

    GLOBAL = "GLOBAL"
    """Every user of the catalogue can find it and put it on a page."""


class SummaryElementType(Symbol):
    """Properties that the header of an asset's summary page can show.

    Wire name: `com.linkedin.template.SummaryElementType`.
    """

    CREATED = "CREATED"
    """Shows when the asset was created."""

    LAST_MODIFIED = "LAST_MODIFIED"
    """Shows when the asset last changed."""

    LAST_INGESTED = "LAST_INGESTED"
    """Shows when an ingestion run last wrote the asset's metadata."""

    TAGS = "TAGS"
    """Shows the tags attached to the asset."""

    GLOSSARY_TERMS = "GLOSSARY_TERMS"
    """Shows the glossary terms attached to the asset."""

    OWNERS = "OWNERS"
    """Shows the users and groups that own the asset."""

    DOMAIN = "DOMAIN"
    """Shows the domain the asset is assigned to."""

    STRUCTURED_PROPERTY = "STRUCTURED_PROPERTY"
    """Shows the asset's value of the property named in `structuredPropertyUrn`."""

    DOCUMENT_STATUS = "DOCUMENT_STATUS"
    """Shows whether a document is published."""

    DOCUMENT_TYPE = "DOCUMENT_TYPE"
    """Shows what type of document the asset is."""

    SEMANTIC_MODEL = "SEMANTIC_MODEL"
    """Shows the semantic model the asset belongs to."""


class PageTemplateSurfaceType(Symbol):
    """Kinds of page that a template can lay out.

    Wire name: `com.linkedin.template.PageTemplateSurfaceType`.
    """

    HOME_PAGE = "HOME_PAGE"
    """Layout of the first page users see."""

    ASSET_SUMMARY = "ASSET_SUMMARY"
    """Layout of an asset's summary page, including the header set in `assetSummary`."""


class PageTemplateScope(Symbol):
    """Audience of a page layout: one user or everybody.

    Wire name: `com.linkedin.template.PageTemplateScope`.
    """

    PERSONAL = "PERSONAL"
    """One user's own layout, not applied for others."""

    GLOBAL = "GLOBAL"
    """Layout shared by many users, such as the default home page."""


class DataHubPageModuleProperties(Aspect):
    """Name, type, content and audience of a module, one block on a home or summary page.

    The aspect `dataHubPageModuleProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.module.DataHubPageModuleProperties"
    ASPECT_NAME: ClassVar[str] = "dataHubPageModuleProperties"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("type", "DataHubPageModuleType", "REQUIRED"),
        ("visibility", "DataHubPageModuleVisibility", "REQUIRED"),
        ("params", "DataHubPageModuleParams", "REQUIRED"),
        ("created", "AuditStamp", "REQUIRED"),
        ("lastModified", "AuditStamp", "REQUIRED"),
    )

    name: str
    """Heading shown above the module."""

    type: DataHubPageModuleType
    """Kind of content, which decides how the module is drawn and which member of `params` it reads."""

    visibility: DataHubPageModuleVisibility
    """Whether the module is personal or visible to everyone."""

    params: DataHubPageModuleParams
    """Settings for the chosen `type`; the record is empty for types that need none."""

    created: AuditStamp
    """Time of creation, with the URN of the user who made the module.

    Deprecated.
    """

    lastModified: AuditStamp
    """Time of the latest change, with the URN of the user who made it.

    Deprecated.
    """

    def __init__(
        self,
        *,
        name: str,
        type: DataHubPageModuleType | str,
        visibility: DataHubPageModuleVisibility,
        params: DataHubPageModuleParams,
        created: AuditStamp,
        lastModified: AuditStamp,
    ) -> None:
        self.name = name
        self.type = symbol(DataHubPageModuleType, type)
        self.visibility = visibility
        self.params = params
        self.created = created
        self.lastModified = lastModified


class DataHubPageModuleVisibility(Record):
    """Audience of a page module."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.module.DataHubPageModuleVisibility"
    _FIELDS = (
        ("scope", "PageModuleScope", "REQUIRED"),
    )

    scope: PageModuleScope
    """`PERSONAL` for one user's own module, `GLOBAL` for one that all users can find and place."""

    def __init__(
        self,
        *,
        scope: PageModuleScope | str,
    ) -> None:
        self.scope = symbol(PageModuleScope, scope)


class DataHubPageModuleParams(Record):
    """Type-specific settings of a page module; fill in the one member that goes with the module's `type`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.module.DataHubPageModuleParams"
    _FIELDS = (
        ("linkParams", "LinkModuleParams", "OPTIONAL"),
        ("richTextParams", "RichTextModuleParams", "OPTIONAL"),
        ("assetCollectionParams", "AssetCollectionModuleParams", "OPTIONAL"),
        ("hierarchyViewParams", "HierarchyModuleParams", "OPTIONAL"),
    )

    linkParams: LinkModuleParams | None
    """Target, picture and text of a link; to be set when the type is `LINK`."""

    richTextParams: RichTextModuleParams | None
    """Text to show; to be set when the type is `RICH_TEXT`."""

    assetCollectionParams: AssetCollectionModuleParams | None
    """Selection of assets to show; to be set when the type is `ASSET_COLLECTION`."""

    hierarchyViewParams: HierarchyModuleParams | None
    """Roots and filters of the tree to show; to be set when the type is `HIERARCHY`."""

    def __init__(
        self,
        *,
        linkParams: LinkModuleParams | None = None,
        richTextParams: RichTextModuleParams | None = None,
        assetCollectionParams: AssetCollectionModuleParams | None = None,
        hierarchyViewParams: HierarchyModuleParams | None = None,
    ) -> None:
        self.linkParams = linkParams
        self.richTextParams = richTextParams
        self.assetCollectionParams = assetCollectionParams
        self.hierarchyViewParams = hierarchyViewParams


class LinkModuleParams(Record):
    """Content of a `LINK` module: an address with optional picture and text."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.module.LinkModuleParams"
    _FIELDS = (
        ("linkUrl", "string", "REQUIRED"),
        ("imageUrl", "string", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
    )

    linkUrl: str
    """URL that opens when the module is clicked."""

    imageUrl: str | None
    """URL of a picture shown with the link; absent if there is none."""

    description: str | None
    """Short text shown with the link; absent if there is none."""

    def __init__(
        self,
        *,
        linkUrl: str,
        imageUrl: str | None = None,
        description: str | None = None,
    ) -> None:
        self.linkUrl = linkUrl
        self.imageUrl = imageUrl
        self.description = description


class RichTextModuleParams(Record):
    """Content of a `RICH_TEXT` module, the text to be drawn."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.module.RichTextModuleParams"
    _FIELDS = (
        ("content", "string", "REQUIRED"),
    )

    content: str
    """Formatted text of the module, as the text editor stores it."""

    def __init__(
        self,
        *,
        content: str,
    ) -> None:
        self.content = content


class AssetCollectionModuleParams(Record):
    """Content of an `ASSET_COLLECTION` module: manually selected assets, or a filter that selects them."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.module.AssetCollectionModuleParams"
    _FIELDS = (
        ("assetUrns", "[urn:]", "REQUIRED"),
        ("dynamicFilterJson", "string", "OPTIONAL"),
    )

    assetUrns: list[str]
    """URNs of the manually selected assets; required, so an empty list when a filter selects them."""

    dynamicFilterJson: str | None
    """Condition built in the editor, as JSON in a string, so that the editor can show it again; queries use
    flat filters derived from it.
    """

    def __init__(
        self,
        *,
        assetUrns: list[str],
        dynamicFilterJson: str | None = None,
    ) -> None:
        self.assetUrns = assetUrns
        self.dynamicFilterJson = dynamicFilterJson


class HierarchyModuleParams(Record):
    """Content of a `HIERARCHY` module: the roots of the tree and the entities listed along with it."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.module.HierarchyModuleParams"
    _FIELDS = (
        ("assetUrns", "[urn:]", "OPTIONAL"),
        ("showRelatedEntities", "boolean", "REQUIRED"),
        ("relatedEntitiesFilterJson", "string", "OPTIONAL"),
    )

    assetUrns: list[str] | None
    """URNs of the entities from which the tree starts, such as domains or glossary nodes."""

    showRelatedEntities: bool
    """True also lists the entities related to the nodes of the tree, narrowed by `relatedEntitiesFilterJson`.
    """

    relatedEntitiesFilterJson: str | None
    """Condition on the related entities, as JSON in a string, so that the editor can show it again; queries
    use flat filters derived from it.
    """

    def __init__(
        self,
        *,
        assetUrns: list[str] | None = None,
        showRelatedEntities: bool,
        relatedEntitiesFilterJson: str | None = None,
    ) -> None:
        self.assetUrns = assetUrns
        self.showRelatedEntities = showRelatedEntities
        self.relatedEntitiesFilterJson = relatedEntitiesFilterJson


class DataHubPageTemplateProperties(Aspect):
    """Layout of a page: rows of modules, where the layout applies and who sees it.

    The aspect `dataHubPageTemplateProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.template.DataHubPageTemplateProperties"
    ASPECT_NAME: ClassVar[str] = "dataHubPageTemplateProperties"
    _FIELDS = (
        ("rows", "[DataHubPageTemplateRow]", "REQUIRED"),
        ("assetSummary", "DataHubPageTemplateAssetSummary", "OPTIONAL"),
        ("surface", "DataHubPageTemplateSurface", "REQUIRED"),
        ("visibility", "DataHubPageTemplateVisibility", "REQUIRED"),
        ("created", "AuditStamp", "REQUIRED"),
        ("lastModified", "AuditStamp", "REQUIRED"),
    )

    rows: list[DataHubPageTemplateRow]
    """Rows of the page from top to bottom, each with its modules."""

    assetSummary: DataHubPageTemplateAssetSummary | None
    """Header of the summary page; set it when `surfaceType` is `ASSET_SUMMARY`."""

    surface: DataHubPageTemplateSurface
    """Kind of page the layout is for."""

    visibility: DataHubPageTemplateVisibility
    """Whether the layout is personal or shared by everyone."""

    created: AuditStamp
    """Time of creation, with the URN of the user who made the template.

    Deprecated.
    """

    lastModified: AuditStamp
    """Time of the latest change, with the URN of the user who made it.

    Deprecated.
    """

    def __init__(
        self,
        *,
        rows: list[DataHubPageTemplateRow],
        assetSummary: DataHubPageTemplateAssetSummary | None = None,
        surface: DataHubPageTemplateSurface,
        visibility: DataHubPageTemplateVisibility,
        created: AuditStamp,
        lastModified: AuditStamp,
    ) -> None:
        self.rows = rows
        self.assetSummary = assetSummary
        self.surface = surface
        self.visibility = visibility
        self.created = created
        self.lastModified = lastModified


class DataHubPageTemplateRow(Record):
    """Modules shown side by side on a page."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.template.DataHubPageTemplateRow"
    _FIELDS = (
        ("modules", "[urn:dataHubPageModule]", "REQUIRED"),
    )

    modules: list[str]
    """URNs of the page modules in the row, from left to right."""

    def __init__(
        self,
        *,
        modules: list[str],
    ) -> None:
        self.modules = modules


class DataHubPageTemplateAssetSummary(Record):
    """Part of a page template that applies to asset summary pages only."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.template.DataHubPageTemplateAssetSummary"
    _FIELDS = (
        ("summaryElements", "[SummaryElement]", "OPTIONAL"),
    )

    summaryElements: list[SummaryElement] | None
    """Properties in the header of the summary page, in order of display."""

    def __init__(
        self,
        *,
        summaryElements: list[SummaryElement] | None = None,
    ) -> None:
        self.summaryElements = summaryElements


class SummaryElement(Record):
    """One property in the header of an asset's summary page."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.template.SummaryElement"
    _FIELDS = (
        ("elementType", "SummaryElementType", "REQUIRED"),
        ("structuredPropertyUrn", "urn:structuredProperty", "OPTIONAL"),
    )

    elementType: SummaryElementType
    """Which property to show, for example `OWNERS` or `TAGS`."""

    structuredPropertyUrn: str | None
    """URN naming the property whose value appears, mandatory with `STRUCTURED_PROPERTY`; leave absent for
    other element types.
    """

    def __init__(
        self,
        *,
        elementType: SummaryElementType | str,
        structuredPropertyUrn: str | None = None,
    ) -> None:
        self.elementType = symbol(SummaryElementType, elementType)
        self.structuredPropertyUrn = structuredPropertyUrn


class DataHubPageTemplateSurface(Record):
    """Place in the user interface where a page template applies."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.template.DataHubPageTemplateSurface"
    _FIELDS = (
        ("surfaceType", "PageTemplateSurfaceType", "REQUIRED"),
    )

    surfaceType: PageTemplateSurfaceType
    """`HOME_PAGE` or `ASSET_SUMMARY`, the kind of page being laid out."""

    def __init__(
        self,
        *,
        surfaceType: PageTemplateSurfaceType | str,
    ) -> None:
        self.surfaceType = symbol(PageTemplateSurfaceType, surfaceType)


class DataHubPageTemplateVisibility(Record):
    """Audience of a page template."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.template.DataHubPageTemplateVisibility"
    _FIELDS = (
        ("scope", "PageTemplateScope", "REQUIRED"),
    )

    scope: PageTemplateScope
    """`PERSONAL` for one user's own layout, `GLOBAL` for one shared by all users."""

    def __init__(
        self,
        *,
        scope: PageTemplateScope | str,
    ) -> None:
        self.scope = symbol(PageTemplateScope, scope)


class DataHubPersonaInfo(Aspect):
    """Empty aspect of a persona, a type of user such as a data engineer; it has no fields yet.

    The aspect `dataHubPersonaInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.persona.DataHubPersonaInfo"
    ASPECT_NAME: ClassVar[str] = "dataHubPersonaInfo"
