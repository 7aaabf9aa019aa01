import { encodeUrnPart, type JsonObject, printUrn } from '@colophon/schema';
import { clip } from '../answers/paging.ts';
import { isObject, objectsIn, type ReadEntity, textOf, withoutAbsent } from './read-entities.ts';
import { urnsIn } from './summarise.ts';

/** Characters of a column's description in a list of all columns. */
export const listedColumnText = 500;

/**
 * The path of a column as people write it: `[version=2.0].[type=struct].[type=string].name` is `name`. Sources write the
 * one or the other.
 */
export const plainPath = (path: string): string =>
  path.replace(/\[(?:version|type|key)=[^\]]*\]\.?/g, '').replace(/\.$/, '') || path;

export const columnUrn = (dataset: string, path: string): string =>
  printUrn({ entityType: 'schemaField', parts: [dataset, encodeUrnPart(path)] });

/** The columns of an entity, as its source and its editors describe them. */
export function columnsOf(entity: ReadEntity, textLength = listedColumnText): JsonObject[] {
  const edited = new Map(
    objectsIn(entity.aspect('editableSchemaMetadata')?.editableSchemaFieldInfo).map((column) => [
      plainPath(String(column.fieldPath)),
      column,
    ]),
  );
  const keys = new Set(entity.aspect('schemaMetadata')?.primaryKeys as string[] | undefined);
  return objectsIn(entity.aspect('schemaMetadata')?.fields).map((column) => {
    const fieldPath = String(column.fieldPath);
    const path = plainPath(fieldPath);
    const other = edited.get(path) ?? {};
    const description = textOf(other.description) ?? textOf(column.description);
    return withoutAbsent({
      path,
      // The path by which other tools know the column, where people write another.
      field_path: fieldPath === path ? undefined : fieldPath,
      type: typeOf(column),
      native_type: textOf(column.nativeDataType),
      is_nullable: column.nullable === true ? true : undefined,
      is_key: column.isPartOfKey === true || keys.has(fieldPath) ? true : undefined,
      is_partitioning: column.isPartitioningKey === true ? true : undefined,
      description: description === undefined ? undefined : clip(description, textLength),
      tags: labelsOf(column, other, 'globalTags', 'tags', 'tag'),
      terms: labelsOf(column, other, 'glossaryTerms', 'terms', 'urn'),
    });
  });
}

function typeOf({ type }: JsonObject): string | undefined {
  const union = isObject(type) ? type.type : undefined;
  const [member] = isObject(union) ? Object.keys(union) : [];
  // `com.linkedin.schema.StringType`
  return member === undefined
    ? undefined
    : (member.split('.').at(-1) ?? member).replace(/Type$/, '').toLowerCase();
}

function labelsOf(
  column: JsonObject,
  edited: JsonObject,
  field: string,
  list: string,
  member: string,
): string[] {
  const urns = [column, edited].flatMap((each) => {
    const labels = each[field];
    return isObject(labels) ? urnsIn(labels, list, member) : [];
  });
  return [...new Set(urns)];
}
