"""A realistic value of the aspects that hold columns."""

from datahub.metadata import schema_classes as s
from shared_values import DATASET, STAMP, TAGS, TERMS, UPSTREAM


def _column(path: str, native: str, kind: object, **rest: object) -> s.SchemaFieldClass:
    return s.SchemaFieldClass(
        fieldPath=path, nativeDataType=native, type=s.SchemaFieldDataTypeClass(type=kind), **rest
    )


# Every kind of column, nested ones in the client's version 2 of field paths.
_COLUMNS = [
    _column("id", "bigint", s.NumberTypeClass(), isPartOfKey=True, nullable=False),
    _column("größe", "numeric(10,2)", s.NumberTypeClass(), description="Größe in ㎡ — “brutto”", label="Größe"),
    _column("notiz", "text", s.StringTypeClass(), nullable=True, globalTags=TAGS, glossaryTerms=TERMS),
    _column("bezahlt", "boolean", s.BooleanTypeClass(), created=STAMP, lastModified=STAMP),
    _column("tag", "date", s.DateTypeClass(), isPartitioningKey=True),
    _column("uhrzeit", "timestamp", s.TimeTypeClass()),
    _column("siegel", "bytea", s.BytesTypeClass()),
    _column("prüfsumme", "char(32)", s.FixedTypeClass()),
    _column("zustand", "zustand", s.EnumTypeClass()),
    _column("leer", "null", s.NullTypeClass(), nullable=True),
    _column("etiketten", "text[]", s.ArrayTypeClass(nestedType=["string"])),
    _column("merkmale", "hstore", s.MapTypeClass(keyType="string", valueType="string")),
    _column("wert", "union", s.UnionTypeClass(nestedTypes=["string", "long"])),
    _column("[version=2.0].[type=struct].kunde", "struct", s.RecordTypeClass(), recursive=True),
    _column(
        "[version=2.0].[type=struct].kunde.[type=string].name",
        "string",
        s.StringTypeClass(),
        jsonPath="$.kunde.name",
        jsonProps='{"maxLength": 40}',
    ),
]

SCHEMA_METADATA = s.SchemaMetadataClass(
    schemaName="public.bestellungen_ß",
    platform="urn:li:dataPlatform:postgres",
    version=3,
    hash="d41d8cd98f00b204e9800998ecf8427e",
    platformSchema=s.OtherSchemaClass(rawSchema="create table bestellungen_ß (…)"),
    fields=_COLUMNS,
    created=STAMP,
    lastModified=STAMP,
    dataset=DATASET,
    cluster="eu-1",
    primaryKeys=["id"],
    foreignKeysSpecs={
        "kunde": s.ForeignKeySpecClass(
            foreignKey=s.DatasetFieldForeignKeyClass(
                parentDataset=UPSTREAM, currentFieldPaths=["kunde"], parentField="id"
            )
        ),
        "konto": s.ForeignKeySpecClass(foreignKey=s.UrnForeignKeyClass(currentFieldPath="konto")),
    },
    foreignKeys=[
        s.ForeignKeyConstraintClass(
            name="fk_kunde",
            foreignFields=[f"urn:li:schemaField:({UPSTREAM},id)"],
            sourceFields=[f"urn:li:schemaField:({DATASET},id)"],
            foreignDataset=UPSTREAM,
        )
    ],
)

SCHEMA_VALUES = [
    SCHEMA_METADATA,
    s.EditableSchemaMetadataClass(
        editableSchemaFieldInfo=[
            s.EditableSchemaFieldInfoClass(
                fieldPath="größe", description="von Hand: ½ ㎡", globalTags=TAGS, glossaryTerms=TERMS
            )
        ],
        created=STAMP,
        lastModified=STAMP,
    ),
]

# The other kinds of platform schema, each a member of the same union.
PLATFORM_SCHEMAS = [
    s.SchemalessClass(),
    s.MySqlDDLClass(tableSchema="create table `ä`"),
    s.OracleDDLClass(tableSchema="CREATE TABLE Ä"),
    s.PrestoDDLClass(rawSchema="select 'ß'"),
    s.EspressoSchemaClass(documentSchema="{}", tableSchema="{}"),
    s.KafkaSchemaClass(documentSchema='{"type": "record"}', documentSchemaType="AVRO", keySchema='"long"'),
    s.BinaryJsonSchemaClass(schema="{}"),
    s.OrcSchemaClass(schema="struct<a:int>"),
    s.KeyValueSchemaClass(keySchema="key", valueSchema="värde"),
]
