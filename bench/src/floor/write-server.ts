// The least that a durable write with full-text search and a log can cost over HTTP in Node: JSON parsed, one row, one
// full-text row and one log row written, in one transaction for all requests that came together. Nothing is
// validated, kept as history or told apart. Same engine, same durability as Colophon's store.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

interface Write {
  readonly urn: string;
  readonly aspect: string;
  readonly value: string;
  readonly answer: () => void;
}

const [folder = '.'] = process.argv.slice(2);
const database = new DatabaseSync(join(folder, 'floor.db'));
database.exec(`
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 8000;
  PRAGMA cache_size = -65536;
  PRAGMA temp_store = MEMORY;
  CREATE TABLE aspect (id INTEGER PRIMARY KEY, urn TEXT NOT NULL, aspect TEXT NOT NULL, value TEXT NOT NULL, UNIQUE (urn, aspect));
  CREATE VIRTUAL TABLE texts USING fts5 (name, text, content = '', contentless_delete = 1);
  CREATE TABLE log (id INTEGER PRIMARY KEY AUTOINCREMENT, urn TEXT NOT NULL, aspect TEXT NOT NULL, value TEXT NOT NULL);
`);
const begin = database.prepare('BEGIN IMMEDIATE');
const commit = database.prepare('COMMIT');
const findRow = database.prepare('SELECT id FROM aspect WHERE urn = ? AND aspect = ?');
const addRow = database.prepare('INSERT INTO aspect (urn, aspect, value) VALUES (?, ?, ?)');
const setRow = database.prepare('UPDATE aspect SET value = ? WHERE id = ?');
const putTexts = database.prepare('INSERT OR REPLACE INTO texts (rowid, name, text) VALUES (?, ?, ?)');
const putLog = database.prepare('INSERT INTO log (urn, aspect, value) VALUES (?, ?, ?)');

let waiting: Write[] = [];

function commitGroup(): void {
  const group = waiting;
  waiting = [];
  begin.run();
  for (const { urn, aspect, value } of group) {
    const { name, description } = JSON.parse(value) as { name: string; description: string };
    const known = findRow.get(urn, aspect);
    if (known) setRow.run(value, known.id ?? null);
    const id = known ? known.id : addRow.run(urn, aspect, value).lastInsertRowid;
    putTexts.run(id ?? null, name, description);
    putLog.run(urn, aspect, value);
  }
  commit.run();
  for (const { answer } of group) answer();
}

const app = new Hono();
app.post('/aspects', async (context) => {
  const { proposal } = await context.req.json();
  await new Promise<void>((answer) => {
    waiting.push({
      urn: proposal.entityUrn,
      aspect: proposal.aspectName,
      value: proposal.aspect.value,
      answer,
    });
    if (waiting.length === 1) setImmediate(commitGroup);
  });
  return context.json({ value: 'success' });
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`The floor answers at http://127.0.0.1:${port}`),
);
process.once('SIGTERM', () => {
  database.close();
  process.exit(0);
});
