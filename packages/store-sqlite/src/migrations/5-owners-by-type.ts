import type { SqlDatabase } from '../sql.ts';
import type { Migration } from './migration.ts';

/** Entities that one transaction looks at. */
const perStep = 5_000;

/** What an aspect gives a search document: values by field. */
type Part = Readonly<Record<string, readonly unknown[]>>;

/**
 * Adds the owners of each type to the search documents: `ownerTypes.urn:li:ownershipType:…`. Policies for the owners of a
 * type find by them what they are about.
 */
export const ownersByType: Migration = {
  version: 5,
  title: 'add the owners of each type to the search documents',
  // No table changes; the documents do, in steps.
  change() {},
  step(database, position) {
    const total = position?.total ?? count(database, 'SELECT count(*) AS count FROM entity');
    const next = Number(position?.next ?? 0);
    const last = database
      .prepare('SELECT max(id) AS id FROM (SELECT id FROM entity WHERE id > ? ORDER BY id LIMIT ?)')
      .get(next, perStep)?.id;
    if (last === null || last === undefined) return undefined;
    const owned = database
      .prepare(
        `SELECT id, document, value FROM entity JOIN aspect ON entity_id = id AND aspect = 'ownership' AND version = 0
         WHERE id > ? AND id <= ? AND document IS NOT NULL`,
      )
      .all(next, last);
    for (const { id, document, value } of owned)
      addOwners(database, Number(id), JSON.parse(String(document)), JSON.parse(String(value)));
    const done = Math.min((position?.done ?? 0) + perStep, total);
    return { next: Number(last), done, total };
  },
};

function addOwners(
  database: SqlDatabase,
  id: number,
  document: Readonly<Record<string, Part>>,
  { owners = [] }: { readonly owners?: readonly Owner[] },
): void {
  const added: Record<string, string[]> = {};
  for (const {
    owner,
    type = 'NONE',
    typeUrn = `urn:li:ownershipType:__system__${type.toLowerCase()}`,
  } of owners) {
    const field = `ownerTypes.${typeUrn}`;
    added[field] ??= [];
    if (!added[field].includes(owner)) added[field].push(owner);
  }
  const ownership = { ...document.ownership, ...added };
  database
    .prepare('UPDATE entity SET document = ? WHERE id = ?')
    .run(JSON.stringify({ ...document, ownership }), id);
  const insert = database.prepare('INSERT OR IGNORE INTO search_value VALUES (?, ?, ?)');
  for (const [field, values] of Object.entries(added))
    for (const value of values) insert.run(field, value, id);
}

interface Owner {
  readonly owner: string;
  readonly type?: string;
  readonly typeUrn?: string;
}

const count = (database: SqlDatabase, sql: string): number => Number(database.prepare(sql).get()?.count);
