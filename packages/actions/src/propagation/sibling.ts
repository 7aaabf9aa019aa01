import { encodeUrnPart } from '@colophon/schema';
import type { Colophon } from '@colophon/sdk';
import { typeOf, urnParts } from '../messages/names.ts';

/**
 * The same dataset or column in another tool, such as the dbt model of a table. Empty unless the dataset has exactly one
 * sibling, and that has the column.
 */
export async function siblingOf({ aspects }: Colophon, urn: string): Promise<readonly string[]> {
  const [parent = '', column] = typeOf(urn) === 'schemaField' ? urnParts(urn) : [urn];
  if (typeOf(parent) !== 'dataset') return [];
  const others = ((await aspects.get(parent, 'siblings'))?.siblings ?? []).filter(
    (other) => other !== parent,
  );
  const [sibling] = others;
  if (sibling === undefined || others.length > 1) return [];
  if (column === undefined) return [sibling];
  const fields = (await aspects.get(sibling, 'schemaMetadata'))?.fields ?? [];
  return fields.some(({ fieldPath }) => encodeUrnPart(fieldPath) === column)
    ? [`urn:li:schemaField:(${sibling},${column})`]
    : [];
}
