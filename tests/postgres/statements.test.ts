import { createCatalogue, searchQuery } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { makeTagUrn } from '@colophon/sdk/urns';
import { openPostgresStore } from '@colophon/store-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../support/postgres.ts';

// What PostgreSQL makes of our statements, by its own word.

let server: Postgres;
let url: string;
beforeAll(async () => {
  const settings = {
    log_statement: 'all',
    log_line_prefix: '[%a %p] ',
    shared_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  server = await startPostgres('colophon', flags);
  url = `postgres://${server.user}:${server.password}@127.0.0.1:${server.port}/colophon`;
});
afterAll(() => server.stop());

it('finds words by their index', async () => {
  const filler = createCatalogue({ registry, store: await openPostgresStore({ url }) });
  const names = ['customers', ...Array.from({ length: 1_900 }, (_, i) => `orders ${i}`)];
  await filler.propose(
    names.map((name) => ({
      entityUrn: makeTagUrn(name.replace(' ', '_')),
      entityType: 'tag',
      aspectName: 'tagProperties',
      changeType: 'UPSERT',
      value: { name },
    })),
  );
  await server.query('ANALYZE');
  // So few would be read one after the other, if there were no better way at all.
  for (const way of ['seqscan', 'indexscan', 'indexonlyscan'])
    await server.query(`ALTER DATABASE colophon SET enable_${way} = off`);
  await filler.close();
  const catalogue = createCatalogue({ registry, store: await openPostgresStore({ url }) });
  // Without a page, nothing is weighed, for which words are counted by the same index.
  expect(await catalogue.search(searchQuery({ input: 'customers', count: 0 }))).toMatchObject({ total: 1 });
  await catalogue.close();
  const plan = () =>
    server.log
      .join('')
      .split('[colophon ')
      .find((entry) => /plan:\s+Query Text: WITH found AS/.test(entry));
  await expect.poll(plan, { timeout: 30_000 }).toContain('Bitmap Index Scan on search_text_words');
});

it('has no statement compiled, on any connection', () => {
  const firsts = new Map<string, string>();
  for (const line of server.log.flatMap((text) => text.split('\n'))) {
    const [, session, statement] =
      /^\[colophon (\d+)\] LOG: {2}(?:statement|execute [^:]+): (.*)/.exec(line) ?? [];
    if (session && statement !== undefined && !firsts.has(session)) firsts.set(session, statement);
  }
  // Several for reads, one for writes and one for news.
  expect(firsts.size).toBeGreaterThan(2);
  expect([...new Set(firsts.values())]).toEqual(['SET jit = off']);
});
