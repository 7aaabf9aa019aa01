import type { AspectRow } from '../ports/aspects.ts';
import type { Store } from '../ports/store.ts';
import { objectsAt } from './json-values.ts';

const assignments = 'structuredProperties';

/**
 * The rows as readers see them: values of structured properties whose definition is soft-deleted are left out. They
 * stay stored, and come back with the definition.
 */
export async function withoutHidden<R extends AspectRow>(
  store: Store,
  rows: readonly R[],
): Promise<readonly R[]> {
  const urns = new Set(
    rows.flatMap((row) =>
      row.aspect === assignments
        ? objectsAt(row.value, 'properties').map(({ propertyUrn }) => String(propertyUrn))
        : [],
    ),
  );
  if (urns.size === 0) return rows;
  const states = await store.entityStates([...urns]);
  const hidden = new Set([...urns].filter((urn) => states.get(urn) === 'removed'));
  return hidden.size === 0
    ? rows
    : rows.map((row) => (row.aspect === assignments ? without(row, hidden) : row));
}

function without<R extends AspectRow>(row: R, hidden: ReadonlySet<string>): R {
  const properties = objectsAt(row.value, 'properties').filter(
    ({ propertyUrn }) => !hidden.has(String(propertyUrn)),
  );
  const value = { ...row.value, properties };
  const { urn, aspect, entityType, version, systemMetadata, created } = row;
  const shown = { urn, aspect, entityType, version, systemMetadata, created, value };
  return ('json' in row ? { ...shown, json: JSON.stringify(value) } : shown) as unknown as R;
}
