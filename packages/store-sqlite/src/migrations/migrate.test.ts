import { beforeEach, describe, expect, it } from 'vitest';
import { openMemoryDatabase } from '../node-database.ts';
import type { SqlDatabase } from '../sql.ts';
import { isUnfinished, migrate, migrations, oldestVersion } from './migrate.ts';
import type { Migration, MigrationProgress } from './migration.ts';
import { tablesVersion } from './prepare-tables.ts';

const rows = 10;
const perStep = 4;

/** Adds a column, and fills it in steps of four rows. */
const long: Migration = {
  version: 11,
  title: 'double the numbers',
  change: (database) => database.exec('ALTER TABLE number ADD COLUMN twice INTEGER'),
  step(database, position) {
    const next = Number(position?.next ?? 0);
    database.prepare('UPDATE number SET twice = 2 * id WHERE id > ? AND id <= ?').run(next, next + perStep);
    return next + perStep >= rows ? undefined : { next: next + perStep, done: next + perStep, total: rows };
  },
};
const short: Migration = {
  version: 12,
  title: 'add a table',
  change: (database) => database.exec('CREATE TABLE other (id INTEGER)'),
};

let database: SqlDatabase;
beforeEach(() => {
  database = openMemoryDatabase();
  database.exec('CREATE TABLE number (id INTEGER PRIMARY KEY); PRAGMA user_version = 10');
  for (let id = 1; id <= rows; id++) database.prepare('INSERT INTO number VALUES (?)').run(id);
});

const countOf = (sql: string): number => Number(database.prepare(sql).get()?.count);
const doubled = () => countOf('SELECT count(twice) AS count FROM number WHERE twice = 2 * id');

it('has migrations in order, without gaps, after the oldest version', () => {
  expect(migrations.map(({ version }) => version)).toEqual(
    migrations.map((_, place) => oldestVersion + 1 + place),
  );
});

describe('a migration', () => {
  it('runs in order, and reports its steps', () => {
    const reports: MigrationProgress[] = [];
    migrate(database, 10, (progress) => reports.push(progress), [long, short]);
    const { title } = long;
    expect(reports).toEqual([
      { version: 11, title },
      { version: 11, title, rows: { done: 4, total: rows } },
      { version: 11, title, rows: { done: 8, total: rows } },
      { version: 12, title: short.title },
    ]);
    expect(doubled()).toBe(rows);
    expect(tablesVersion(database)).toBe(12);
    expect(isUnfinished(database)).toBe(false);
  });

  it('continues with the step after the last committed one', () => {
    const stopped = new Error('killed');
    let steps = 0;
    const failing: Migration = {
      ...long,
      step(...given) {
        const position = long.step?.(...given);
        if (++steps === 2) throw stopped;
        return position;
      },
    };
    expect(() => migrate(database, 10, undefined, [failing, short])).toThrow(stopped);
    // The version is the new one already: an earlier Colophon rejects what is half done.
    expect(tablesVersion(database)).toBe(11);
    expect(isUnfinished(database)).toBe(true);
    expect(doubled()).toBe(perStep);

    steps = 100;
    migrate(database, 11, undefined, [failing, short]);
    expect(steps).toBe(102);
    expect(doubled()).toBe(rows);
    expect(tablesVersion(database)).toBe(12);
    expect(isUnfinished(database)).toBe(false);
  });

  it('leaves nothing when its change fails', () => {
    const failing: Migration = {
      ...short,
      change(given) {
        short.change(given);
        throw new Error('the disk is full');
      },
    };
    expect(() => migrate(database, 11, undefined, [failing])).toThrow('the disk is full');
    expect(tablesVersion(database)).toBe(10);
    expect(countOf("SELECT count(*) AS count FROM sqlite_schema WHERE name = 'other'")).toBe(0);
  });
});
