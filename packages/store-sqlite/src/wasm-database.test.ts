import { storeContract } from '@colophon/catalogue/testing';
import { describe, expect, it } from 'vitest';
import { openMemoryDatabase } from './node-database.ts';
import { createSqliteStore } from './sqlite-store.ts';
import { loadSqlite } from './wasm-database.ts';

const sqlite = await loadSqlite();

storeContract('over SQLite WASM', async () => createSqliteStore(sqlite.open()));

describe('a database of SQLite WASM', () => {
  it('keeps its data after reopening', () => {
    const before = sqlite.open();
    before.exec('CREATE TABLE word (text TEXT)');
    before.prepare('INSERT INTO word VALUES (?)').run('kept');
    const after = sqlite.open(before.toBytes());
    before.close();
    after.prepare('INSERT INTO word VALUES (?)').run('added');
    expect(after.prepare('SELECT text FROM word').all()).toEqual([{ text: 'kept' }, { text: 'added' }]);
    after.close();
  });

  it('grows far beyond its initial size', () => {
    const small = sqlite.open();
    small.exec('CREATE TABLE word (text TEXT)');
    const database = sqlite.open(small.toBytes());
    const insert = database.prepare('INSERT INTO word VALUES (?)');
    for (let count = 0; count < 300; count++) insert.run('w'.repeat(10_000));
    expect(database.prepare('SELECT count(*) AS count FROM word').get()).toEqual({ count: 300 });
    expect(database.toBytes().length).toBeGreaterThan(3_000_000);
  });

  it('returns the same types as Node: numbers, text and null', () => {
    const sql = 'SELECT ? AS big, ? AS bigger, ? AS real, ? AS text, ? AS absent';
    const values = [1_767_225_600_000, 1e21, 0.5, 'ü', null];
    const answer = { big: 1_767_225_600_000, bigger: 1e21, real: 0.5, text: 'ü', absent: null };
    for (const database of [sqlite.open(), openMemoryDatabase()])
      expect({ ...database.prepare(sql).get(...values) }).toEqual(answer);
  });

  it('can run a statement again after one that failed', () => {
    const database = sqlite.open();
    database.exec('CREATE TABLE word (text TEXT PRIMARY KEY)');
    const insert = database.prepare('INSERT INTO word VALUES (?)');
    insert.run('once');
    expect(() => insert.run('once')).toThrow(/UNIQUE/);
    insert.run('twice');
    expect(database.prepare('SELECT count(*) AS count FROM word').get()).toEqual({ count: 2 });
  });
});
