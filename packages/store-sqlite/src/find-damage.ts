import type { SqlDatabase } from './sql.ts';

/** Rows that lack another which they belong to; each query counts them. */
const orphans: readonly (readonly [what: string, from: string])[] = [
  ['values of an entity that does not exist', 'aspect WHERE entity_id NOT IN (SELECT id FROM entity)'],
  [
    'older versions of an aspect without a latest one',
    `aspect old WHERE version > 0 AND NOT EXISTS (
       SELECT 1 FROM aspect WHERE entity_id = old.entity_id AND aspect = old.aspect AND version = 0)`,
  ],
  [
    'search values of an entity that does not exist',
    'search_value WHERE entity_id NOT IN (SELECT id FROM entity)',
  ],
];

/**
 * What is wrong with the file of a database, a sentence for each: pages and indices that SQLite finds damaged, and rows
 * that lack what they belong to. Nothing is written; it reads the whole file.
 */
export function findDamage(database: SqlDatabase): string[] {
  const damage = checkPages(database);
  // Where pages are damaged, the rows in them cannot be counted.
  if (damage.length > 0) return damage;
  const lost = database.prepare('PRAGMA foreign_key_check').all().length;
  if (lost > 0) damage.push(`relationships to an entity that has no row: ${lost}`);
  for (const [what, from] of orphans) {
    const count = Number(database.prepare(`SELECT count(*) AS count FROM ${from}`).get()?.count);
    if (count > 0) damage.push(`${what}: ${count}`);
  }
  return damage;
}

function checkPages(database: SqlDatabase): string[] {
  try {
    return database
      .prepare('PRAGMA integrity_check')
      .all()
      .map(({ integrity_check }) => String(integrity_check))
      .filter((message) => message !== 'ok');
  } catch (error) {
    // Some damage keeps SQLite from looking for more.
    return [(error as Error).message];
  }
}
