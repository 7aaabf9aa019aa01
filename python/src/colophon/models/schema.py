# Printed by `npm run generate` from packages/model. Do not edit.
"""Schemas: fields of a dataset, their types, and the schema as its platform writes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record

if TYPE_CHECKING:
    from .common import AuditStamp
    from .glossary import GlossaryTerms
    from .tags import GlobalTags


class SchemaField(Record):
    """A column, or a field of a nested structure, as ingested; also an API's parameter or return value."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.SchemaField"
    _FIELDS = (
        ("fieldPath", "string", "REQUIRED"),
        ("jsonPath", "string", "OPTIONAL"),
        ("nullable", "boolean", "DEFAULT", False),
        ("description", "string", "OPTIONAL"),
        ("label", "string", "OPTIONAL"),
        ("created", "AuditStamp", "OPTIONAL"),
        ("lastModified", "AuditStamp", "OPTIONAL"),
        ("type", "SchemaFieldDataType", "REQUIRED"),
        ("nativeDataType", "string", "REQUIRED"),
        ("recursive", "boolean", "DEFAULT", False),
        ("globalTags", "GlobalTags", "OPTIONAL"),
        ("glossaryTerms", "GlossaryTerms", "OPTIONAL"),
        ("isPartOfKey", "boolean", "DEFAULT", False),
        ("isPartitioningKey", "boolean", "OPTIONAL"),
        ("jsonProps", "string", "OPTIONAL"),
    )

    fieldPath: str
    """Path that identifies the field within its schema, with dots between levels, such as `address.city`, or
    in the typed form that starts with `[version=2.0]`.
    """

    jsonPath: str | None
    """The same path in JSON Path notation; optional, as `fieldPath` is the identifier.

    Deprecated.
    """

    nullable: bool
    """True if the field may be null or missing; false, the default, makes it mandatory.

    Default: `False`.
    """

    description: str | None
    """Text explaining what the column or attribute means."""

    label: str | None
    """Display name from some sources. Deprecated and not shown; put a description from the source in
    `description`.

    Deprecated.
    """

    created: AuditStamp | None
    """When and by whom the field was created, if the source reports it."""

    lastModified: AuditStamp | None
    """When and by whom the field was last changed, if the source reports it."""

    type: SchemaFieldDataType
    """The catalogue's own type, the same for all sources; compare `nativeDataType`."""

    nativeDataType: str
    """Type in the source system, for example `VARCHAR(255)` or `NUMBER(38,0)`."""

    recursive: bool
    """True on a field whose type refers to itself through its own subfields, as when type B refers to A and A
    to B.

    Default: `False`.
    """

    globalTags: GlobalTags | None
    """Tags on the column or attribute itself, not on the dataset that contains it."""

    glossaryTerms: GlossaryTerms | None
    """Glossary terms on the column or attribute itself, not on the dataset that contains it."""

    isPartOfKey: bool
    """True for a column of the primary key or a field of a message key; false for ordinary value fields.

    Default: `False`.
    """

    isPartitioningKey: bool | None
    """True for a column the dataset is partitioned by. Several columns may be marked, but their order is not
    recorded.
    """

    jsonProps: str | None
    """Additional properties of the field from the source, as a JSON object in a string."""

    def __init__(
        self,
        *,
        fieldPath: str,
        jsonPath: str | None = None,
        nullable: bool = False,
        description: str | None = None,
        label: str | None = None,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        type: SchemaFieldDataType,
        nativeDataType: str,
        recursive: bool = False,
        globalTags: GlobalTags | None = None,
        glossaryTerms: GlossaryTerms | None = None,
        isPartOfKey: bool = False,
        isPartitioningKey: bool | None = None,
        jsonProps: str | None = None,
    ) -> None:
        self.fieldPath = fieldPath
        self.jsonPath = jsonPath
        self.nullable = nullable
        self.description = description
        self.label = label
        self.created = created
        self.lastModified = lastModified
        self.type = type
        self.nativeDataType = nativeDataType
        self.recursive = recursive
        self.globalTags = globalTags
        self.glossaryTerms = glossaryTerms
        self.isPartOfKey = isPartOfKey
        self.isPartitioningKey = isPartitioningKey
        self.jsonProps = jsonProps


class SchemaFieldDataType(Record):
    """Wrapper around the source-independent type of a field."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.SchemaFieldDataType"
    _FIELDS = (
        ("type", "<com.linkedin.schema.BooleanType=BooleanType|com.linkedin.schema.FixedType=FixedType|com.linkedin.schema.StringType=StringType|com.linkedin.schema.BytesType=BytesType|com.linkedin.schema.NumberType=NumberType|com.linkedin.schema.DateType=DateType|com.linkedin.schema.TimeType=TimeType|com.linkedin.schema.EnumType=EnumType|com.linkedin.schema.NullType=NullType|com.linkedin.schema.MapType=MapType|com.linkedin.schema.ArrayType=ArrayType|com.linkedin.schema.UnionType=UnionType|com.linkedin.schema.RecordType=RecordType>", "REQUIRED"),
    )

    type: BooleanType | FixedType | StringType | BytesType | NumberType | DateType | TimeType | EnumType | NullType | MapType | ArrayType | UnionType | RecordType
    """Type of the field, one of thirteen records such as `StringType` or `NumberType`."""

    def __init__(
        self,
        *,
        type: BooleanType | FixedType | StringType | BytesType | NumberType | DateType | TimeType | EnumType | NullType | MapType | ArrayType | UnionType | RecordType,
    ) -> None:
        self.type = type


class BooleanType(Record):
    """Type of a field that is true or false; has no settings."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.BooleanType"


class FixedType(Record):
    """Type of a field that holds a set number of bytes, like Avro's `fixed`; the length is not stored here.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.FixedType"


class StringType(Record):
    """Type of any text field, whatever its length or character set."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.StringType"


class BytesType(Record):
    """Type of a field that holds raw bytes of varying length, such as a SQL `BLOB`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.BytesType"


class NumberType(Record):
    """Type of any numeric field, whole or fractional; the exact kind, such as `BIGINT`, is in
    `nativeDataType`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.NumberType"


class DateType(Record):
    """Type of a field that holds a calendar date without time of day; for the latter see `TimeType`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.DateType"


class TimeType(Record):
    """Type of a field that holds a time of day or a full timestamp; dates alone have `DateType`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.TimeType"


class EnumType(Record):
    """Type of a field whose values come from a fixed list of symbols; the symbols themselves are not stored
    here.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.EnumType"


class NullType(Record):
    """Type of a field that can only be null; connectors also choose it for types they cannot map."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.NullType"


class MapType(Record):
    """Type of a field that maps keys to values; one branch of the union in `SchemaFieldDataType`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.MapType"
    _FIELDS = (
        ("keyType", "string", "OPTIONAL"),
        ("valueType", "string", "OPTIONAL"),
    )

    keyType: str | None
    """Name of the type of the keys, such as `string`; absent when unknown."""

    valueType: str | None
    """Name of the type of the values, such as `long`; absent when unknown."""

    def __init__(
        self,
        *,
        keyType: str | None = None,
        valueType: str | None = None,
    ) -> None:
        self.keyType = keyType
        self.valueType = valueType


class ArrayType(Record):
    """Type of a field that holds a list of values; one branch of the union in `SchemaFieldDataType`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.ArrayType"
    _FIELDS = (
        ("nestedType", "[string]", "OPTIONAL"),
    )

    nestedType: list[str] | None
    """Names of the element types, for example `["string"]`; absent when the source does not report them."""

    def __init__(
        self,
        *,
        nestedType: list[str] | None = None,
    ) -> None:
        self.nestedType = nestedType


class UnionType(Record):
    """Type of a field whose values can have one of several types."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.UnionType"
    _FIELDS = (
        ("nestedTypes", "[string]", "OPTIONAL"),
    )

    nestedTypes: list[str] | None
    """Names of the types a value may have; absent when unknown."""

    def __init__(
        self,
        *,
        nestedTypes: list[str] | None = None,
    ) -> None:
        self.nestedTypes = nestedTypes


class RecordType(Record):
    """Type of a field with named subfields, such as a struct; the subfields are separate entries of `fields`
    with longer paths.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.RecordType"


class SchemaFieldSpec(Record):
    """Short description of a field, enough to reference it, for example from an assertion on a column."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.SchemaFieldSpec"
    _FIELDS = (
        ("path", "string", "REQUIRED"),
        ("type", "string", "REQUIRED"),
        ("nativeType", "string", "REQUIRED"),
    )

    path: str
    """Field path as in the dataset's schema, such as `address.city`."""

    type: str
    """Name of the catalogue's own type, such as `NUMBER` or `STRING`."""

    nativeType: str
    """Type in the source system, such as `BIGINT`."""

    def __init__(
        self,
        *,
        path: str,
        type: str,
        nativeType: str,
    ) -> None:
        self.path = path
        self.type = type
        self.nativeType = nativeType


class SchemaMetadata(Aspect):
    """Columns, keys and native schema of a dataset as the source reports them, written by ingestion; edits by
    people go to `editableSchemaMetadata`.

    The aspect `schemaMetadata`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.SchemaMetadata"
    ASPECT_NAME: ClassVar[str] = "schemaMetadata"
    _FIELDS = (
        ("schemaName", "string", "REQUIRED"),
        ("platform", "urn:dataPlatform", "REQUIRED"),
        ("version", "long", "REQUIRED"),
        ("created", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("lastModified", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("deleted", "AuditStamp", "OPTIONAL"),
        ("dataset", "urn:dataset", "OPTIONAL"),
        ("cluster", "string", "OPTIONAL"),
        ("hash", "string", "REQUIRED"),
        ("platformSchema", "<com.linkedin.schema.EspressoSchema=EspressoSchema|com.linkedin.schema.OracleDDL=OracleDDL|com.linkedin.schema.MySqlDDL=MySqlDDL|com.linkedin.schema.PrestoDDL=PrestoDDL|com.linkedin.schema.KafkaSchema=KafkaSchema|com.linkedin.schema.BinaryJsonSchema=BinaryJsonSchema|com.linkedin.schema.OrcSchema=OrcSchema|com.linkedin.schema.Schemaless=Schemaless|com.linkedin.schema.KeyValueSchema=KeyValueSchema|com.linkedin.schema.OtherSchema=OtherSchema>", "REQUIRED"),
        ("fields", "[SchemaField]", "REQUIRED"),
        ("primaryKeys", "[string]", "OPTIONAL"),
        ("foreignKeysSpecs", "{ForeignKeySpec}", "OPTIONAL"),
        ("foreignKeys", "[ForeignKeyConstraint]", "OPTIONAL"),
    )

    schemaName: str
    """Name of the schema in the source, for instance `PageViewEvent` or `identity.Profile`; often the
    dataset's own name.
    """

    platform: str
    """URN of the data platform where the schema is defined, such as `urn:li:dataPlatform:kafka`."""

    version: int
    """Number assigned by the server on each change; unrelated to a version kept by the source, and 0 from
    most connectors.
    """

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

    dataset: str | None
    """URN of the dataset the schema belongs to; usually absent, since the aspect is already on that dataset.
    """

    cluster: str | None
    """Name of the cluster in the source from which the schema was taken."""

    hash: str
    """SHA-1 of the schema text, to notice changes; many connectors leave it empty."""

    platformSchema: EspressoSchema | OracleDDL | MySqlDDL | PrestoDDL | KafkaSchema | BinaryJsonSchema | OrcSchema | Schemaless | KeyValueSchema | OtherSchema
    """Schema in the source's own language, one record per kind of source; `OtherSchema` where none fits."""

    fields: list[SchemaField]
    """All columns of the dataset, nested ones flattened into one list by field path."""

    primaryKeys: list[str] | None
    """Field paths of the primary key's columns, in key order; an empty list means that there is no primary
    key.
    """

    foreignKeysSpecs: dict[str, ForeignKeySpec] | None
    """Older form of references to other datasets, keyed by a name for each; `foreignKeys` is the form
    connectors write.

    Deprecated.
    """

    foreignKeys: list[ForeignKeyConstraint] | None
    """Foreign keys declared on the dataset; each becomes edges to the other dataset and its columns."""

    def __init__(
        self,
        *,
        schemaName: str,
        platform: str,
        version: int,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        deleted: AuditStamp | None = None,
        dataset: str | None = None,
        cluster: str | None = None,
        hash: str,
        platformSchema: EspressoSchema | OracleDDL | MySqlDDL | PrestoDDL | KafkaSchema | BinaryJsonSchema | OrcSchema | Schemaless | KeyValueSchema | OtherSchema,
        fields: list[SchemaField],
        primaryKeys: list[str] | None = None,
        foreignKeysSpecs: dict[str, ForeignKeySpec] | None = None,
        foreignKeys: list[ForeignKeyConstraint] | None = None,
    ) -> None:
        self.schemaName = schemaName
        self.platform = platform
        self.version = version
        self.created = self._preset("created") if created is None else created
        self.lastModified = self._preset("lastModified") if lastModified is None else lastModified
        self.deleted = deleted
        self.dataset = dataset
        self.cluster = cluster
        self.hash = hash
        self.platformSchema = platformSchema
        self.fields = fields
        self.primaryKeys = primaryKeys
        self.foreignKeysSpecs = foreignKeysSpecs
        self.foreignKeys = foreignKeys


class EspressoSchema(Record):
    """Native schema of a table in the Espresso document store; one branch of `platformSchema`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.EspressoSchema"
    _FIELDS = (
        ("documentSchema", "string", "REQUIRED"),
        ("tableSchema", "string", "REQUIRED"),
    )

    documentSchema: str
    """Schema of the stored documents, as Espresso gives it."""

    tableSchema: str
    """Schema of the table that holds the documents, as Espresso gives it."""

    def __init__(
        self,
        *,
        documentSchema: str,
        tableSchema: str,
    ) -> None:
        self.documentSchema = documentSchema
        self.tableSchema = tableSchema


class OracleDDL(Record):
    """Native schema of an Oracle table; one branch of `platformSchema`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.OracleDDL"
    _FIELDS = (
        ("tableSchema", "string", "REQUIRED"),
    )

    tableSchema: str
    """Definition of the Oracle table as readable text, commonly a JSON document."""

    def __init__(
        self,
        *,
        tableSchema: str,
    ) -> None:
        self.tableSchema = tableSchema


class MySqlDDL(Record):
    """Native schema of a MySQL table; one branch of `platformSchema`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.MySqlDDL"
    _FIELDS = (
        ("tableSchema", "string", "REQUIRED"),
    )

    tableSchema: str
    """Definition of the MySQL table as readable text, commonly a JSON document."""

    def __init__(
        self,
        *,
        tableSchema: str,
    ) -> None:
        self.tableSchema = tableSchema


class PrestoDDL(Record):
    """Native schema of a Presto view; one branch of `platformSchema`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.PrestoDDL"
    _FIELDS = (
        ("rawSchema", "string", "REQUIRED"),
    )

    rawSchema: str
    """View definition together with the columns read from it, as text."""

    def __init__(
        self,
        *,
        rawSchema: str,
    ) -> None:
        self.rawSchema = rawSchema


class KafkaSchema(Record):
    """Native key and value schemas of a Kafka topic; one branch of `platformSchema`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.KafkaSchema"
    _FIELDS = (
        ("documentSchema", "string", "REQUIRED"),
        ("documentSchemaType", "string", "OPTIONAL"),
        ("keySchema", "string", "OPTIONAL"),
        ("keySchemaType", "string", "OPTIONAL"),
    )

    documentSchema: str
    """Text of the message value's schema, classically Avro in JSON; `documentSchemaType` names the format."""

    documentSchemaType: str | None
    """Format of `documentSchema`: `AVRO`, `PROTOBUF` or `JSON`."""

    keySchema: str | None
    """Text of the message key's schema from the schema registry; absent for a topic without one."""

    keySchemaType: str | None
    """Format of `keySchema`: `AVRO`, `PROTOBUF` or `JSON`."""

    def __init__(
        self,
        *,
        documentSchema: str,
        documentSchemaType: str | None = None,
        keySchema: str | None = None,
        keySchemaType: str | None = None,
    ) -> None:
        self.documentSchema = documentSchema
        self.documentSchemaType = documentSchemaType
        self.keySchema = keySchema
        self.keySchemaType = keySchemaType


class BinaryJsonSchema(Record):
    """Native schema of a dataset stored as binary JSON; one branch of `platformSchema`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.BinaryJsonSchema"
    _FIELDS = (
        ("schema", "string", "REQUIRED"),
    )

    schema: str
    """Schema text exactly as the binary JSON source gives it."""

    def __init__(
        self,
        *,
        schema: str,
    ) -> None:
        self.schema = schema


class OrcSchema(Record):
    """Native schema of ORC files; one branch of `platformSchema`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.OrcSchema"
    _FIELDS = (
        ("schema", "string", "REQUIRED"),
    )

    schema: str
    """Schema text as ORC declares it, for example `struct<id:int,name:string>`."""

    def __init__(
        self,
        *,
        schema: str,
    ) -> None:
        self.schema = schema


class Schemaless(Record):
    """Marker in `platformSchema` for a dataset that has no declared schema, such as a bag of free-form
    documents.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.Schemaless"


class KeyValueSchema(Record):
    """Native schema of a key-value store, with key and value described apart; one branch of `platformSchema`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.KeyValueSchema"
    _FIELDS = (
        ("keySchema", "string", "REQUIRED"),
        ("valueSchema", "string", "REQUIRED"),
    )

    keySchema: str
    """Schema text of the keys, unparsed."""

    valueSchema: str
    """Schema text of the stored values, unparsed."""

    def __init__(
        self,
        *,
        keySchema: str,
        valueSchema: str,
    ) -> None:
        self.keySchema = keySchema
        self.valueSchema = valueSchema


class OtherSchema(Record):
    """Native schema of a source that has no record of its own here; the branch of `platformSchema` that many
    connectors use.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.OtherSchema"
    _FIELDS = (
        ("rawSchema", "string", "REQUIRED"),
    )

    rawSchema: str
    """Schema text as the source gives it; may be an empty string."""

    def __init__(
        self,
        *,
        rawSchema: str,
    ) -> None:
        self.rawSchema = rawSchema


class ForeignKeySpec(Record):
    """One value of the older `foreignKeysSpecs` map: a key of column values or of URNs."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.ForeignKeySpec"
    _FIELDS = (
        ("foreignKey", "<com.linkedin.schema.DatasetFieldForeignKey=DatasetFieldForeignKey|com.linkedin.schema.UrnForeignKey=UrnForeignKey>", "REQUIRED"),
    )

    foreignKey: DatasetFieldForeignKey | UrnForeignKey
    """The key itself: `DatasetFieldForeignKey` for column values, `UrnForeignKey` for a column holding URNs.
    """

    def __init__(
        self,
        *,
        foreignKey: DatasetFieldForeignKey | UrnForeignKey,
    ) -> None:
        self.foreignKey = foreignKey


class DatasetFieldForeignKey(Record):
    """Foreign key made of ordinary column values rather than URNs; part of the older `foreignKeysSpecs`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.DatasetFieldForeignKey"
    _FIELDS = (
        ("parentDataset", "urn:dataset", "REQUIRED"),
        ("currentFieldPaths", "[string]", "REQUIRED"),
        ("parentField", "string", "REQUIRED"),
    )

    parentDataset: str
    """URN of the dataset that the key points to."""

    currentFieldPaths: list[str]
    """Field paths, in the schema at hand, of the columns that together make up the key; more than one for a
    composite key.
    """

    parentField: str
    """Field path of the referenced column in `parentDataset`."""

    def __init__(
        self,
        *,
        parentDataset: str,
        currentFieldPaths: list[str],
        parentField: str,
    ) -> None:
        self.parentDataset = parentDataset
        self.currentFieldPaths = currentFieldPaths
        self.parentField = parentField


class UrnForeignKey(Record):
    """Foreign key in the form of a column whose values are URNs; part of the older `foreignKeysSpecs`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.UrnForeignKey"
    _FIELDS = (
        ("currentFieldPath", "string", "REQUIRED"),
    )

    currentFieldPath: str
    """Field path, in the schema at hand, of the column holding the URNs."""

    def __init__(
        self,
        *,
        currentFieldPath: str,
    ) -> None:
        self.currentFieldPath = currentFieldPath


class ForeignKeyConstraint(Record):
    """Foreign key of a dataset, linking columns here to columns of another dataset; element of `foreignKeys`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.ForeignKeyConstraint"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("foreignFields", "[urn:schemaField]", "REQUIRED"),
        ("sourceFields", "[urn:schemaField]", "REQUIRED"),
        ("foreignDataset", "urn:dataset", "REQUIRED"),
    )

    name: str
    """Constraint name, usually the one declared in the source database, such as `fk_orders_customer`."""

    foreignFields: list[str]
    """URNs of the referenced schema fields in the other dataset; they create the `ForeignKeyTo` edges."""

    sourceFields: list[str]
    """URNs of the schema fields on this side, the dataset that carries the constraint."""

    foreignDataset: str
    """URN of the referenced dataset, so that you need not extract it from `foreignFields`."""

    def __init__(
        self,
        *,
        name: str,
        foreignFields: list[str],
        sourceFields: list[str],
        foreignDataset: str,
    ) -> None:
        self.name = name
        self.foreignFields = foreignFields
        self.sourceFields = sourceFields
        self.foreignDataset = foreignDataset


class EditableSchemaMetadata(Aspect):
    """User-edited column descriptions, tags and terms, stored separately from `schemaMetadata` so that the
    next ingestion run does not overwrite them.

    The aspect `editableSchemaMetadata`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.EditableSchemaMetadata"
    ASPECT_NAME: ClassVar[str] = "editableSchemaMetadata"
    _FIELDS = (
        ("created", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("lastModified", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("deleted", "AuditStamp", "OPTIONAL"),
        ("editableSchemaFieldInfo", "[EditableSchemaFieldInfo]", "REQUIRED"),
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

    editableSchemaFieldInfo: list[EditableSchemaFieldInfo]
    """One entry per edited column; other columns need none."""

    def __init__(
        self,
        *,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        deleted: AuditStamp | None = None,
        editableSchemaFieldInfo: list[EditableSchemaFieldInfo],
    ) -> None:
        self.created = self._preset("created") if created is None else created
        self.lastModified = self._preset("lastModified") if lastModified is None else lastModified
        self.deleted = deleted
        self.editableSchemaFieldInfo = editableSchemaFieldInfo


class EditableSchemaFieldInfo(Record):
    """User-edited metadata of one column: description, tags and glossary terms, stored separately from
    ingested values.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.schema.EditableSchemaFieldInfo"
    _FIELDS = (
        ("fieldPath", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("globalTags", "GlobalTags", "OPTIONAL"),
        ("glossaryTerms", "GlossaryTerms", "OPTIONAL"),
    )

    fieldPath: str
    """Field path of the column; must equal a `fieldPath` of the dataset's `schemaMetadata`."""

    description: str | None
    """Text explaining what the column or attribute means."""

    globalTags: GlobalTags | None
    """Tags on the column or attribute itself, not on the dataset that contains it."""

    glossaryTerms: GlossaryTerms | None
    """Glossary terms on the column or attribute itself, not on the dataset that contains it."""

    def __init__(
        self,
        *,
        fieldPath: str,
        description: str | None = None,
        globalTags: GlobalTags | None = None,
        glossaryTerms: GlossaryTerms | None = None,
    ) -> None:
        self.fieldPath = fieldPath
        self.description = description
        self.globalTags = globalTags
        self.glossaryTerms = glossaryTerms


class SchemaFieldInfo(Aspect):
    """Name of a schema field and its alternative URNs.

    The aspect `schemafieldInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.schemafield.SchemaFieldInfo"
    ASPECT_NAME: ClassVar[str] = "schemafieldInfo"
    _FIELDS = (
        ("name", "string", "OPTIONAL"),
        ("schemaFieldAliases", "[string]", "OPTIONAL"),
    )

    name: str | None
    """Name of the column, used to find the field by search."""

    schemaFieldAliases: list[str] | None
    """URNs of the same field with its path written differently; compare the aspect `schemaFieldAliases`."""

    def __init__(
        self,
        *,
        name: str | None = None,
        schemaFieldAliases: list[str] | None = None,
    ) -> None:
        self.name = name
        self.schemaFieldAliases = schemaFieldAliases


class SchemaFieldAliases(Aspect):
    """Alternative URNs of the same schema field.

    The aspect `schemaFieldAliases`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.schemafield.SchemaFieldAliases"
    ASPECT_NAME: ClassVar[str] = "schemaFieldAliases"
    _FIELDS = (
        ("aliases", "[string]", "OPTIONAL"),
    )

    aliases: list[str] | None
    """URNs of equivalent schema fields, for example with the field path written differently."""

    def __init__(
        self,
        *,
        aliases: list[str] | None = None,
    ) -> None:
        self.aliases = aliases
