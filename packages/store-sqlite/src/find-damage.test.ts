import { expect, it } from 'vitest';
import { findDamage } from './find-damage.ts';
import { openMemoryDatabase } from './node-database.ts';
import { createSqliteStore } from './sqlite-store.ts';

function open() {
  const database = openMemoryDatabase();
  createSqliteStore(database);
  return database;
}

it('finds nothing in an intact database', () => {
  expect(findDamage(open())).toEqual([]);
});

it('finds orphaned rows', () => {
  const database = open();
  database.exec(`
    PRAGMA foreign_keys = OFF;
    INSERT INTO aspect VALUES (7, 'status', 3, 0, '{}', '{}', 1, 'urn:li:corpuser:a', NULL);
    INSERT INTO search_value VALUES ('name', 'a', 9);
    INSERT INTO edge VALUES (1, 0, 1, 2, 1, NULL);
  `);
  expect(findDamage(database)).toEqual([
    'relationships to an entity that has no row: 2',
    'values of an entity that does not exist: 1',
    'older versions of an aspect without a latest one: 1',
    'search values of an entity that does not exist: 1',
  ]);
});
