import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CollectedSpan } from '../support/collector.ts';
import { startTraced } from '../support/traced-server.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

it('traces a request down to the statements of PostgreSQL, without their text and the password', async () => {
  const { port } = database.server;
  await database.server.query('CREATE DATABASE traced');
  const store = `postgres://postgres:password@127.0.0.1:${port}/traced`;
  const { client, collector, stop } = await startTraced({}, { store });
  const [receipt] = await client.aspects.write('urn:li:tag:hidden', { tagProperties: { name: 'hidden' } });
  await client.close();
  await stop();
  const spans = collector.spans.filter(({ traceId }) => traceId === receipt?.traceId);
  const root = spans.find(({ parentSpanId }) => parentSpanId === undefined) as CollectedSpan;
  const tree = collector.tree(root);
  expect(tree.slice(0, 5)).toEqual([
    'POST /aspects',
    '  catalogue.propose',
    '    write.queue',
    '    write.commit',
    '      store.write',
  ]);
  const statements = tree.slice(5);
  expect(statements.every((name) => name.startsWith('        '))).toBe(true);
  expect(statements.map((name) => name.trim())).toEqual(
    expect.arrayContaining(['BEGIN', 'INSERT aspect', 'COMMIT']),
  );
  expect(spans.find(({ name }) => name === 'INSERT aspect')?.attributes).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'INSERT',
    'db.collection.name': 'aspect',
    'db.namespace': 'traced',
    'server.address': '127.0.0.1',
    'server.port': port,
  });
  for (const secret of ['password', 'hidden']) expect(collector.bodies.join('')).not.toContain(secret);
});
