import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import type { AspectKey } from '../ports/aspects.ts';
import { entityTypeField } from '../search/facets.ts';
import { searchQuery } from '../search/query.ts';
import { datasetUrn, orders, tag, tagNamed, upsert } from '../testing/catalogue-fixture.ts';

function open() {
  const database = openMemoryDatabase();
  const store = createSqliteStore(database);
  const catalogue = createCatalogue({ registry, store, now: () => 5 });
  const rows = (sql: string) => database.prepare(sql).all();
  /** Every row that is made from the aspects; of the full text, which is not kept, what a query finds. */
  const projections = () => ({
    entities: rows('SELECT * FROM entity ORDER BY id'),
    edges: rows('SELECT * FROM edge ORDER BY source, lineage, kind, destination, owner'),
    values: rows('SELECT * FROM search_value ORDER BY field, value, entity_id'),
    words: rows("SELECT rowid FROM search_text WHERE search_text MATCH 'orders' ORDER BY rowid"),
    names: rows("SELECT rowid FROM search_text WHERE search_text MATCH 'name: orders' ORDER BY rowid"),
  });
  return { database, store, catalogue, projections };
}

/** What readers are told: by searches, by counts and filters over fields, and along lineage. */
async function answersOf(catalogue: ReturnType<typeof open>['catalogue']) {
  const field = { fields: ['tags'], condition: 'EQUAL', values: [tag], negated: false } as const;
  const named = await catalogue.search(searchQuery({ input: 'orders3' }));
  const search = { facets: ['tags', 'platform', entityTypeField], count: 100 };
  return {
    visible: await catalogue.search(searchQuery(search)),
    all: await catalogue.search(searchQuery({ ...search, includeRemoved: true })),
    tagged: await catalogue.search(searchQuery({ ...search, filter: [[field]] })),
    // Not the scores: full text that was removed still weighs a little in how rare a word is.
    named: named.hits.map(({ urn }) => urn),
    upstream: await catalogue.lineage({
      urn: datasetUrn('orders29'),
      direction: 'upstream',
      start: 0,
      count: 100,
    }),
  };
}

/** Some of everything, written in an order that is not the aspects' own. */
async function fill(catalogue: ReturnType<typeof open>['catalogue']): Promise<void> {
  for (let i = 0; i < 30; i++) {
    const urn = datasetUrn(`orders${i}`);
    await catalogue.propose([
      upsert(urn, 'status', { removed: i % 5 === 0 }),
      upsert(urn, 'globalTags', { tags: [{ tag }] }),
      upsert(urn, 'datasetProperties', { name: `orders ${i}`, customProperties: { n: String(i) } }),
      upsert(urn, 'upstreamLineage', {
        upstreams: [{ dataset: datasetUrn(`orders${i - 1}`), type: 'TRANSFORMED' }],
      }),
    ]);
    await catalogue.propose([upsert(urn, 'globalTags', { tags: [{ tag }, { tag: `urn:li:tag:t${i}` }] })]);
  }
  await catalogue.propose([tagNamed('orders')]);
  await catalogue.deleteEntity(datasetUrn('orders7'));
}

test('rebuilds every row of the projections', async () => {
  const { catalogue, projections } = open();
  await fill(catalogue);
  const before = projections();
  expect(before.words.length).toBeGreaterThan(20);
  const answers = await answersOf(catalogue);
  // The entity that was deleted breaks the chain.
  expect([answers.tagged.total, answers.upstream.total]).toEqual([23, 17]);

  const reports: number[] = [];
  const report = await catalogue.restoreIndices({
    fromScratch: true,
    batchSize: 7,
    onProgress: ({ rows }) => reports.push(rows),
  });
  expect(projections()).toEqual(before);
  expect(await answersOf(catalogue)).toEqual(answers);
  expect(report).toMatchObject({ entities: 30, done: true });
  expect(reports.length).toBeGreaterThan(10);
  expect(reports).toEqual([...reports].sort((a, b) => a - b));
});

test('fills gaps, and changes nothing else', async () => {
  const { database, catalogue, projections } = open();
  await fill(catalogue);
  const before = projections();
  database.exec(`DELETE FROM search_value WHERE field = 'tags'; DELETE FROM edge`);
  await catalogue.restoreIndices({ urnLike: 'urn:li:dataset:%' });
  expect(projections()).toEqual(before);
  await catalogue.restoreIndices();
  expect(projections()).toEqual(before);
});

test('restores only what is requested', async () => {
  const { database, catalogue } = open();
  await fill(catalogue);
  database.exec('DELETE FROM edge');
  expect(await catalogue.restoreIndices({ urn: datasetUrn('orders1') })).toMatchObject({ entities: 1 });
  expect(await catalogue.edges(datasetUrn('orders1'), 'outgoing')).not.toEqual([]);
  expect(await catalogue.edges(datasetUrn('orders2'), 'outgoing')).toEqual([]);
  expect(await catalogue.restoreIndices({ aspect: 'tagProperties' })).toMatchObject({ rows: 1 });
  expect(await catalogue.restoreIndices({ createdFrom: 6 })).toMatchObject({
    rows: 0,
    entities: 0,
    done: true,
  });
});

test('stops at the limit, and resumes from there', async () => {
  const { catalogue, projections, store } = open();
  await fill(catalogue);
  const before = projections();
  await store.dropProjections();
  let after: AspectKey | undefined;
  let steps = 0;
  for (;;) {
    const controller = new AbortController();
    const { done, last } = await catalogue.restoreIndices({
      batchSize: 11,
      signal: controller.signal,
      onProgress: () => controller.abort(),
      ...(after && { after }),
    });
    steps++;
    after = last;
    if (done) break;
  }
  expect(steps).toBeGreaterThan(5);
  expect(projections()).toEqual(before);
});

test('lets writes through between its batches', async () => {
  const { catalogue } = open();
  await fill(catalogue);
  let written = false;
  let writtenAtRow = 0;
  await catalogue.restoreIndices({
    batchSize: 5,
    onProgress({ rows }) {
      if (written) writtenAtRow ||= rows;
      if (rows === 5) void catalogue.propose([tagNamed('meanwhile')]).then(() => (written = true));
    },
  });
  expect(writtenAtRow).toBeGreaterThan(0);
  expect(writtenAtRow).toBeLessThan(100);
});

test('adds default aspects on request', async () => {
  const { catalogue } = open();
  await catalogue.propose([upsert(orders, 'status', { removed: false })]);
  await catalogue.propose([upsert(orders, 'browsePathsV2', {}, { changeType: 'DELETE' })]);
  await catalogue.restoreIndices();
  expect(await catalogue.aspect(orders, 'browsePathsV2')).toBeUndefined();
  await catalogue.restoreIndices({ createDefaultAspects: true });
  expect((await catalogue.aspect(orders, 'browsePathsV2'))?.value).toEqual({ path: [{ id: 'shop' }] });
});
