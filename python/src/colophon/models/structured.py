# Printed by `npm run generate` from packages/model. Do not edit.
"""Structured properties: custom fields with a type, and their values on entities."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, symbol

if TYPE_CHECKING:
    from .common import AuditStamp, MetadataAttribution


class PropertyCardinality(Symbol):
    """How many values of a structured property one entity can have.

    Wire name: `com.linkedin.structured.PropertyCardinality`.
    """

    SINGLE = "SINGLE"
    """At most one value per entity; the default."""

    MULTIPLE = "MULTIPLE"
    """Any number of values per entity, kept as a list."""


class SearchFieldType(Symbol):
    """Index types of a search field, which determine how its values are tokenised and matched.

    Wire name: `com.linkedin.datahub.SearchFieldType`.
    """

    KEYWORD = "KEYWORD"
    """Short text indexed unchanged; only exact matches count, so it suits filters."""

    TEXT = "TEXT"
    """Text split into words, any of which can match."""

    TEXT_PARTIAL = "TEXT_PARTIAL"
    """Text in which a prefix of a word matches, at the cost of a larger index."""

    BROWSE_PATH = "BROWSE_PATH"
    """Path of the older browse tree, with steps separated by slashes, such as `/prod/kafka`."""

    URN = "URN"
    """A URN that can be found by its parts, such as the platform or the name in it."""

    URN_PARTIAL = "URN_PARTIAL"
    """A URN whose parts match by prefix, at the cost of a larger index."""

    BOOLEAN = "BOOLEAN"
    """A true or false flag, mainly for filters and ranking."""

    COUNT = "COUNT"
    """A whole number, for filters and ranking."""

    DATETIME = "DATETIME"
    """A date and time, for range filters and sorting."""

    OBJECT = "OBJECT"
    """A nested object whose keys are indexed individually."""

    BROWSE_PATH_V2 = "BROWSE_PATH_V2"
    """Path of the newer browse tree, whose steps may be URNs of containers or plain names."""

    WORD_GRAM = "WORD_GRAM"
    """Text indexed by sequences of several words, so that matching phrases rank above scattered words; usual
    for names.
    """


class StructuredProperties(Aspect):
    """Values that the entity has for structured properties, that is, custom fields with a definition and a
    type.

    The aspect `structuredProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.structured.StructuredProperties"
    ASPECT_NAME: ClassVar[str] = "structuredProperties"
    _FIELDS = (
        ("properties", "[StructuredPropertyValueAssignment]", "REQUIRED"),
    )

    properties: list[StructuredPropertyValueAssignment]
    """One item per assigned property; a property with several values is still a single item."""

    def __init__(
        self,
        *,
        properties: list[StructuredPropertyValueAssignment],
    ) -> None:
        self.properties = properties


class StructuredPropertyValueAssignment(Record):
    """A structured property with the value or values that an entity has for it."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.structured.StructuredPropertyValueAssignment"
    _FIELDS = (
        ("propertyUrn", "urn:structuredProperty", "REQUIRED"),
        ("values", "[<string=string|double=double>]", "REQUIRED"),
        ("created", "AuditStamp", "OPTIONAL"),
        ("lastModified", "AuditStamp", "OPTIONAL"),
        ("attribution", "MetadataAttribution", "OPTIONAL"),
    )

    propertyUrn: str
    """URN of the `structuredProperty` that defines the type and the permitted values."""

    values: list[str | float]
    """Strings or numbers; one item only, unless the definition's cardinality is `MULTIPLE`."""

    created: AuditStamp | None
    """Who created the edge or assignment, and when; absent if not recorded."""

    lastModified: AuditStamp | None
    """Who last changed the edge or assignment, and when; absent if not recorded."""

    attribution: MetadataAttribution | None
    """Who or what applied the metadata, and from which source; absent if not recorded."""

    def __init__(
        self,
        *,
        propertyUrn: str,
        values: list[str | float],
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        attribution: MetadataAttribution | None = None,
    ) -> None:
        self.propertyUrn = propertyUrn
        self.values = values
        self.created = created
        self.lastModified = lastModified
        self.attribution = attribution


class DataTypeInfo(Aspect):
    """Names and description of a data type, such as `string` or `urn`, that structured properties can have.

    The aspect `dataTypeInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.datatype.DataTypeInfo"
    ASPECT_NAME: ClassVar[str] = "dataTypeInfo"
    _FIELDS = (
        ("qualifiedName", "string", "REQUIRED"),
        ("displayName", "string", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
    )

    qualifiedName: str
    """Namespace and name joined by a dot, for example `datahub.string`."""

    displayName: str | None
    """Name for people, such as `String`."""

    description: str | None
    """What values of the type look like, in plain text."""

    def __init__(
        self,
        *,
        qualifiedName: str,
        displayName: str | None = None,
        description: str | None = None,
    ) -> None:
        self.qualifiedName = qualifiedName
        self.displayName = displayName
        self.description = description


class EntityTypeInfo(Aspect):
    """Names and description of an entity type, an entity that represents a type of entity such as datasets.

    The aspect `entityTypeInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.entitytype.EntityTypeInfo"
    ASPECT_NAME: ClassVar[str] = "entityTypeInfo"
    _FIELDS = (
        ("qualifiedName", "string", "REQUIRED"),
        ("displayName", "string", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
    )

    qualifiedName: str
    """Namespace and name joined by a dot, for example `datahub.dataset`."""

    displayName: str | None
    """Readable name of the entity type, such as `Dataset`."""

    description: str | None
    """What entities of the type represent and when to use them."""

    def __init__(
        self,
        *,
        qualifiedName: str,
        displayName: str | None = None,
        description: str | None = None,
    ) -> None:
        self.qualifiedName = qualifiedName
        self.displayName = displayName
        self.description = description


class StructuredPropertyDefinition(Aspect):
    """Name, value type, permitted values and scope of a custom field that can be set on entities.

    The aspect `propertyDefinition`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.structured.StructuredPropertyDefinition"
    ASPECT_NAME: ClassVar[str] = "propertyDefinition"
    _FIELDS = (
        ("qualifiedName", "string", "REQUIRED"),
        ("displayName", "string", "OPTIONAL"),
        ("valueType", "urn:dataType", "REQUIRED"),
        ("typeQualifier", "{[string]}", "OPTIONAL"),
        ("allowedValues", "[PropertyValue]", "OPTIONAL"),
        ("cardinality", "PropertyCardinality", "DEFAULT", "SINGLE"),
        ("entityTypes", "[urn:entityType]", "REQUIRED"),
        ("allowedPlatforms", "[urn:dataPlatform]", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
        ("searchConfiguration", "DataHubSearchConfig", "OPTIONAL"),
        ("immutable", "boolean", "DEFAULT", False),
        ("version", "string", "OPTIONAL"),
        ("created", "AuditStamp", "OPTIONAL"),
        ("lastModified", "AuditStamp", "OPTIONAL"),
    )

    qualifiedName: str
    """Dotted name that is unique in the catalogue, for example `io.acme.privacy.retentionDays`."""

    displayName: str | None
    """Label in the interface, for example `Retention (days)`; also helps to find the property's id."""

    valueType: str
    """URN of an existing `dataType`, for example `urn:li:dataType:datahub.string`; checked on writing."""

    typeQualifier: dict[str, list[str]] | None
    """Narrows `valueType`: for URN values, key `allowedTypes` lists URNs of the entity types that may be
    chosen, such as users or groups.
    """

    allowedValues: list[PropertyValue] | None
    """Permitted values; when absent, any value of the right type is accepted."""

    cardinality: PropertyCardinality
    """Whether an entity can have one value or several; one by default.

    Default: `SINGLE`.
    """

    entityTypes: list[str]
    """URNs of the `entityType` entities on which the property can be set, for example
    `urn:li:entityType:datahub.dataset`.
    """

    allowedPlatforms: list[str] | None
    """URNs of the `dataPlatform` entities whose assets can have the property; absent means assets of all
    platforms.
    """

    description: str | None
    """Help text shown in the interface next to the property."""

    searchConfiguration: DataHubSearchConfig | None
    """How values are indexed for search; when absent, the value type decides."""

    immutable: bool
    """True makes a value immutable once it has been set on an entity.

    Default: `False`.
    """

    version: str | None
    """Version of the definition: 14 digits in the form `yyyymmddHHMMSS`, for example `20240610120000`. An
    incompatible change needs a greater version.
    """

    created: AuditStamp | None
    """When the definition was made and by whom. Deprecated: read `aspectCreated` in the system metadata
    instead.

    Deprecated.
    """

    lastModified: AuditStamp | None
    """When the definition last changed and by whom. Deprecated: read `aspectModified` in the system metadata
    instead.

    Deprecated.
    """

    def __init__(
        self,
        *,
        qualifiedName: str,
        displayName: str | None = None,
        valueType: str,
        typeQualifier: dict[str, list[str]] | None = None,
        allowedValues: list[PropertyValue] | None = None,
        cardinality: PropertyCardinality | str = PropertyCardinality.SINGLE,
        entityTypes: list[str],
        allowedPlatforms: list[str] | None = None,
        description: str | None = None,
        searchConfiguration: DataHubSearchConfig | None = None,
        immutable: bool = False,
        version: str | None = None,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
    ) -> None:
        self.qualifiedName = qualifiedName
        self.displayName = displayName
        self.valueType = valueType
        self.typeQualifier = typeQualifier
        self.allowedValues = allowedValues
        self.cardinality = symbol(PropertyCardinality, cardinality)
        self.entityTypes = entityTypes
        self.allowedPlatforms = allowedPlatforms
        self.description = description
        self.searchConfiguration = searchConfiguration
        self.immutable = immutable
        self.version = version
        self.created = created
        self.lastModified = lastModified


class PropertyValue(Record):
    """One permitted value of a structured property, with an explanation for those who choose it."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.structured.PropertyValue"
    _FIELDS = (
        ("value", "<string=string|double=double>", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
    )

    value: str | float
    """The permitted value, a string or a number according to the property's `valueType`."""

    description: str | None
    """Explanation of the value, to help users choose among the permitted ones."""

    def __init__(
        self,
        *,
        value: str | float,
        description: str | None = None,
    ) -> None:
        self.value = value
        self.description = description


class DataHubSearchConfig(Record):
    """How one field is indexed, matched, weighted and offered as a filter in search; set for structured
    properties, for instance.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.datahub.DataHubSearchConfig"
    _FIELDS = (
        ("fieldName", "string", "OPTIONAL"),
        ("fieldType", "SearchFieldType", "OPTIONAL"),
        ("queryByDefault", "boolean", "DEFAULT", False),
        ("excludeFromFullTextSearch", "boolean", "OPTIONAL"),
        ("enableAutocomplete", "boolean", "DEFAULT", False),
        ("addToFilters", "boolean", "DEFAULT", False),
        ("addHasValuesToFilters", "boolean", "DEFAULT", True),
        ("filterNameOverride", "string", "OPTIONAL"),
        ("hasValuesFilterNameOverride", "string", "OPTIONAL"),
        ("boostScore", "double", "DEFAULT", 1),
        ("subfieldBoostScores", "{double}", "OPTIONAL"),
        ("hasValuesFieldName", "string", "OPTIONAL"),
        ("numValuesFieldName", "string", "OPTIONAL"),
        ("weightsPerFieldValue", "{double}", "OPTIONAL"),
        ("fieldNameAliases", "[string]", "OPTIONAL"),
        ("copyTo", "[string]", "OPTIONAL"),
        ("copyUrnTo", "[string]", "OPTIONAL"),
    )

    fieldName: str | None
    """Name in the search index; the model's own field name when absent."""

    fieldType: SearchFieldType | None
    """Index type, which determines how values are tokenised and matched, such as `KEYWORD` or `TEXT`."""

    queryByDefault: bool
    """True includes the values in unqualified searches; otherwise a query must name the field.

    Default: `False`.
    """

    excludeFromFullTextSearch: bool | None
    """True excludes the values from full-text search in V2 and V2.5. Search V3 ignores it; absent means not
    excluded.
    """

    enableAutocomplete: bool
    """True offers the field's values as suggestions while the user types.

    Default: `False`.
    """

    addToFilters: bool
    """True offers the field as a filter next to the search results.

    Default: `False`.
    """

    addHasValuesToFilters: bool
    """True, the default, also offers a filter on whether the field has any value at all.

    Default: `True`.
    """

    filterNameOverride: str | None
    """Label of the filter, instead of the default one."""

    hasValuesFilterNameOverride: str | None
    """Label of the filter on whether there is a value, instead of the default one."""

    boostScore: float
    """Score multiplier for matches in the field; higher ranks first. Search V3 uses it as the `.text` weight,
    with a default of 0.8.

    Default: `1`.
    """

    subfieldBoostScores: dict[str, float] | None
    """Weight per analysed subfield other than `.text`, for Search V3 only. It reads `stemmed`, which is half
    the `.text` weight when missing.
    """

    hasValuesFieldName: str | None
    """Name of an extra boolean index field that says whether a value is present; absent means none is made.
    """

    numValuesFieldName: str | None
    """Name of an extra index field that holds how many elements there are; absent means none is made."""

    weightsPerFieldValue: dict[str, float] | None
    """Score multiplier for particular values, keyed by value, for example to rank `true` of a deprecation
    flag lower.
    """

    fieldNameAliases: list[str] | None
    """Alternative names for the field in queries, for instance for sorting, such as `_entityName`."""

    copyTo: list[str] | None
    """Shared fields, such as `entityName` or `description`, that also receive the values in Search V3. URNs
    arrive as their parsed name; numbers and dates are not copied.
    """

    copyUrnTo: list[str] | None
    """Shared fields that receive the whole URN in Search V3, where `copyTo` gives only the parsed name; no
    effect on other value types.
    """

    def __init__(
        self,
        *,
        fieldName: str | None = None,
        fieldType: SearchFieldType | str | None = None,
        queryByDefault: bool = False,
        excludeFromFullTextSearch: bool | None = None,
        enableAutocomplete: bool = False,
        addToFilters: bool = False,
        addHasValuesToFilters: bool = True,
        filterNameOverride: str | None = None,
        hasValuesFilterNameOverride: str | None = None,
        boostScore: float = 1,
        subfieldBoostScores: dict[str, float] | None = None,
        hasValuesFieldName: str | None = None,
        numValuesFieldName: str | None = None,
        weightsPerFieldValue: dict[str, float] | None = None,
        fieldNameAliases: list[str] | None = None,
        copyTo: list[str] | None = None,
        copyUrnTo: list[str] | None = None,
    ) -> None:
        self.fieldName = fieldName
        self.fieldType = symbol(SearchFieldType, fieldType)
        self.queryByDefault = queryByDefault
        self.excludeFromFullTextSearch = excludeFromFullTextSearch
        self.enableAutocomplete = enableAutocomplete
        self.addToFilters = addToFilters
        self.addHasValuesToFilters = addHasValuesToFilters
        self.filterNameOverride = filterNameOverride
        self.hasValuesFilterNameOverride = hasValuesFilterNameOverride
        self.boostScore = boostScore
        self.subfieldBoostScores = subfieldBoostScores
        self.hasValuesFieldName = hasValuesFieldName
        self.numValuesFieldName = numValuesFieldName
        self.weightsPerFieldValue = weightsPerFieldValue
        self.fieldNameAliases = fieldNameAliases
        self.copyTo = copyTo
        self.copyUrnTo = copyUrnTo


class StructuredPropertySettings(Aspect):
    """Where the interface shows a structured property: filters, asset summary, badges and column tables.

    The aspect `structuredPropertySettings`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.structured.StructuredPropertySettings"
    ASPECT_NAME: ClassVar[str] = "structuredPropertySettings"
    _FIELDS = (
        ("isHidden", "boolean", "DEFAULT", False),
        ("showInSearchFilters", "boolean", "DEFAULT", False),
        ("showInAssetSummary", "boolean", "DEFAULT", False),
        ("hideInAssetSummaryWhenEmpty", "boolean", "DEFAULT", False),
        ("showAsAssetBadge", "boolean", "DEFAULT", False),
        ("showInColumnsTable", "boolean", "DEFAULT", False),
        ("lastModified", "AuditStamp", "OPTIONAL"),
    )

    isHidden: bool
    """True hides the property in the interface; its values stay on the entities.

    Default: `False`.
    """

    showInSearchFilters: bool
    """True offers the property as a filter next to search results.

    Default: `False`.
    """

    showInAssetSummary: bool
    """True shows the property in the side panel of assets.

    Default: `False`.
    """

    hideInAssetSummaryWhenEmpty: bool
    """True hides the property in the side panel of assets without a value; has effect only with
    `showInAssetSummary`.

    Default: `False`.
    """

    showAsAssetBadge: bool
    """True shows the property's value as a badge in the header of each asset that has it.

    Default: `False`.
    """

    showInColumnsTable: bool
    """True adds the property as a column to the schema table on a dataset's page.

    Default: `False`.
    """

    lastModified: AuditStamp | None
    """When these display settings last changed and by whom."""

    def __init__(
        self,
        *,
        isHidden: bool = False,
        showInSearchFilters: bool = False,
        showInAssetSummary: bool = False,
        hideInAssetSummaryWhenEmpty: bool = False,
        showAsAssetBadge: bool = False,
        showInColumnsTable: bool = False,
        lastModified: AuditStamp | None = None,
    ) -> None:
        self.isHidden = isHidden
        self.showInSearchFilters = showInSearchFilters
        self.showInAssetSummary = showInAssetSummary
        self.hideInAssetSummaryWhenEmpty = hideInAssetSummaryWhenEmpty
        self.showAsAssetBadge = showAsAssetBadge
        self.showInColumnsTable = showInColumnsTable
        self.lastModified = lastModified
