import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect, it } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { datasetUrn, orders, tag, tagNamed, upsert } from '../testing/catalogue-fixture.ts';
import { checkStore } from './check-store.ts';

async function filled() {
  const database = openMemoryDatabase();
  const store = createSqliteStore(database);
  const catalogue = createCatalogue({ registry, store, now: () => 5 });
  const column = (name: string) => `urn:li:schemaField:(${orders},${name})`;
  await catalogue.propose([
    tagNamed('PII'),
    upsert(orders, 'globalTags', { tags: [{ tag }] }),
    upsert(orders, 'upstreamLineage', {
      upstreams: [{ dataset: datasetUrn('raw'), type: 'TRANSFORMED' }],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [`urn:li:schemaField:(${datasetUrn('raw')},id)`],
          downstreamType: 'FIELD',
          downstreams: [column('id')],
        },
      ],
    }),
  ]);
  for (const name of ['a', 'b', 'c']) await catalogue.propose([tagNamed(name)]);
  for (let i = 0; i < 600; i++)
    await catalogue.propose([upsert(datasetUrn(`d${i}`), 'status', { removed: i % 2 === 0 })]);
  await catalogue.deleteEntity(datasetUrn('d7'));
  return { database, store, catalogue };
}

it('finds nothing wrong in a store written by a catalogue', async () => {
  const { store } = await filled();
  const progress: number[] = [];
  const check = await checkStore(registry, store, { onProgress: ({ aspects }) => progress.push(aspects) });
  expect(check).toMatchObject({ entities: 601, findings: [] });
  expect(progress.length).toBeGreaterThan(2);
  expect(progress.at(-1)).toBe(check.aspects);
});

it.each([
  [
    'a value that does not fit',
    `UPDATE aspect SET value = '{}' WHERE aspect = 'tagProperties' AND version = 0`,
    [
      { urn: tag, aspect: 'tagProperties', message: expect.stringContaining('/name: required') },
      { urn: tag, message: expect.stringContaining('search document') },
    ],
  ],
  [
    'a history that is out of step',
    `UPDATE aspect SET version = 9 WHERE aspect = 'tagProperties' AND version = 3`,
    [
      {
        urn: tag,
        aspect: 'tagProperties',
        message: 'the history has a version 9, and 3 was the last one assigned',
      },
    ],
  ],
  [
    'a relationship too few',
    `DELETE FROM edge WHERE owner <> source`,
    [{ urn: orders, message: expect.stringContaining('relationships') }],
  ],
  [
    'a search document too many',
    `INSERT INTO entity VALUES (9999, 'urn:li:tag:ghost', 'tag', 0, '{}')`,
    [{ message: 'search knows 602 entities, and 601 have aspects' }],
  ],
])('finds %s', async (_, sql, findings) => {
  const { database, store } = await filled();
  database.exec(sql);
  expect((await checkStore(registry, store)).findings).toEqual(findings);
});

it('finds nothing wrong after indices are restored', async () => {
  const { database, store, catalogue } = await filled();
  database.exec(`DELETE FROM edge; UPDATE entity SET document = '{}' WHERE urn = '${orders}'`);
  expect((await checkStore(registry, store)).findings).not.toEqual([]);
  await catalogue.restoreIndices();
  expect((await checkStore(registry, store)).findings).toEqual([]);
});

it('stops when aborted', async () => {
  const { store } = await filled();
  const controller = new AbortController();
  const check = await checkStore(registry, store, {
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  expect(check.entities).toBeLessThan(601);
  expect(check.findings).toEqual([]);
});
