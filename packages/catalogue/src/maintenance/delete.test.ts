import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { isCatalogueError } from '../errors.ts';
import { searchQuery } from '../search/query.ts';
import { catalogueTest, datasetUrn, orders, tag, tagNamed, upsert } from '../testing/catalogue-fixture.ts';
import { deleteByFilter } from './delete-by-filter.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const tagged = (urn: string, ...tags: string[]) =>
  upsert(urn, 'globalTags', { tags: tags.map((name) => ({ tag: name })) });
const search = (words: string[]) => searchQuery({ input: words.join(' '), includeRemoved: true });
const codeOf = (error: unknown) => (isCatalogueError(error) ? error.code : error);

describe('deleting an entity', () => {
  test('removes everything but the log, and reports how much it removed', async ({ catalogue }) => {
    const point = (timestampMillis: number) => upsert(orders, 'datasetProfile', { timestampMillis });
    await catalogue.propose([upsert(orders, 'datasetProperties', { name: 'vanishing' })]);
    await catalogue.propose([upsert(orders, 'datasetProperties', { name: 'vanished' }), point(1), point(2)]);
    const stored = (await catalogue.entity(orders)).aspects.length;

    expect(await catalogue.deleteEntity(orders)).toEqual({ rows: stored + 1, timeseriesRows: 2 });
    expect((await catalogue.entity(orders)).aspects).toEqual([]);
    expect(await catalogue.aspect(orders, 'datasetProperties', 1)).toBeUndefined();
    expect(await catalogue.timeseries({ urn: orders, aspect: 'datasetProfile' })).toEqual([]);
    expect((await catalogue.search(search(['vanished']))).total).toBe(0);
    const last = (await catalogue.log(0, 1000)).at(-1);
    expect(last).toMatchObject({ changeType: 'DELETE', aspect: 'datasetKey', value: undefined });
    expect(await catalogue.deleteEntity(orders)).toEqual({ rows: 0, timeseriesRows: 0 });
  });

  test('allows the entity to be created again', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('a')]);
    await catalogue.propose([tagNamed('b')]);
    await catalogue.deleteEntity(tag);
    await catalogue.propose([tagNamed('c', { changeType: 'CREATE_ENTITY' })]);
    expect((await catalogue.aspect(tag, 'tagProperties'))?.systemMetadata.version).toBe('1');
    expect(await catalogue.aspect(tag, 'tagProperties', 1)).toBeUndefined();
    expect((await catalogue.search(search(['c']))).total).toBe(1);
    expect((await catalogue.search(search(['b']))).total).toBe(0);
  });

  test('can be proposed through its key aspect, within a batch', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('a'), tagged(orders, tag)]);
    await catalogue.propose([
      tagNamed('b'),
      upsert(tag, 'tagKey', {}, { changeType: 'DELETE' }),
      tagNamed('c'),
      upsert(orders, 'globalTags', {}, { changeType: 'DELETE' }),
    ]);
    expect((await catalogue.aspect(tag, 'tagProperties'))?.value).toEqual({ name: 'c' });
    expect(await catalogue.aspect(tag, 'tagProperties', 1)).toBeUndefined();
    expect(await catalogue.aspect(orders, 'globalTags')).toBeUndefined();
    expect(await catalogue.edges(tag, 'incoming')).toEqual([]);
  });

  test('is not done if its batch is rejected', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('a')]);
    const batch = [
      upsert(tag, 'tagKey', {}, { changeType: 'DELETE' }),
      tagNamed('b', { changeType: 'CREATE' }),
    ];
    await catalogue.propose(batch);
    const rejected = [
      upsert(tag, 'tagKey', {}, { changeType: 'DELETE' }),
      upsert(orders, 'status', { removed: true }, { headers: { 'If-Version-Match': '9' } }),
    ];
    expect(await catalogue.propose(rejected).catch(codeOf)).toBe('PRECONDITION_FAILED');
    expect((await catalogue.aspect(tag, 'tagProperties'))?.value).toEqual({ name: 'b' });
  });
});

describe('deleting an aspect', () => {
  test('removes its history, its edges and its part of the search document', async ({ catalogue, store }) => {
    await catalogue.propose([tagged(orders, tag), upsert(orders, 'datasetProperties', { name: 'kept' })]);
    await catalogue.propose([tagged(orders, tag, 'urn:li:tag:b')]);
    await catalogue.propose([upsert(orders, 'globalTags', {}, { changeType: 'DELETE' })]);
    expect(await catalogue.aspect(orders, 'globalTags', 1)).toBeUndefined();
    expect(await catalogue.edges(orders, 'outgoing')).not.toContainEqual(
      expect.objectContaining({ type: 'TaggedWith' }),
    );
    expect((await store.document(orders))?.fieldsByAspect).not.toHaveProperty('globalTags');
    expect((await catalogue.search(search(['kept']))).total).toBe(1);
    const length = (await catalogue.log(0, 1000)).length;
    await catalogue.propose([upsert(orders, 'globalTags', {}, { changeType: 'DELETE' })]);
    expect(await catalogue.log(0, 1000)).toHaveLength(length);
  });
});

describe('deleting time-series values', () => {
  test('deletes those in the range, and logs the range', async ({ catalogue }) => {
    const points = [1, 2, 3].map((n) => upsert(orders, 'datasetProfile', { timestampMillis: n }));
    await catalogue.propose(points);
    const range = { urn: orders, aspect: 'datasetProfile', startTimeMillis: 2, endTimeMillis: 3 };
    expect(await catalogue.deletePoints(range)).toEqual({ rows: 0, timeseriesRows: 2 });
    const left = await catalogue.timeseries({ urn: orders, aspect: 'datasetProfile' });
    expect(left.map(({ timestampMillis }) => timestampMillis)).toEqual([1]);
    expect((await catalogue.log(0, 1000)).at(-1)).toMatchObject({
      changeType: 'DELETE',
      aspect: 'datasetProfile',
      systemMetadata: { properties: { startTimeMillis: '2', endTimeMillis: '3' } },
    });
  });

  test('deletes those of all entities of a type up to a time, or counts them', async ({ catalogue }) => {
    const other = datasetUrn('other');
    const points = [orders, other].flatMap((urn) =>
      [1, 2, 3].map((n) => upsert(urn, 'datasetProfile', { timestampMillis: n })),
    );
    const operation = { timestampMillis: 1, lastUpdatedTimestamp: 1, operationType: 'INSERT' };
    await catalogue.propose([...points, upsert(orders, 'operation', operation)]);
    const query = { entityType: 'dataset', aspect: 'datasetProfile', endTimeMillis: 2 };
    const report = { deleted: 4, total: 6 };
    expect(await catalogue.truncateTimeseries(query, { dryRun: true })).toEqual(report);
    expect(await catalogue.truncateTimeseries(query)).toEqual(report);
    expect(await catalogue.truncateTimeseries(query)).toEqual({ deleted: 0, total: 2 });
    for (const urn of [orders, other]) {
      const left = await catalogue.timeseries({ urn, aspect: 'datasetProfile' });
      expect(left.map(({ timestampMillis }) => timestampMillis)).toEqual([3]);
    }
    expect(await catalogue.timeseries({ urn: orders, aspect: 'operation' })).toHaveLength(1);
    expect((await catalogue.log(0, 1000)).at(-1)).toMatchObject({
      changeType: 'DELETE',
      aspect: 'datasetProfile',
      systemMetadata: { properties: { endTimeMillis: '2' } },
    });
  });

  test.for([
    ['dataset', 'status', 'UNSUPPORTED_CHANGE'],
    ['dataset', 'nothing', 'UNKNOWN_ASPECT'],
    ['nothing', 'status', 'UNKNOWN_ENTITY'],
  ] as const)(
    'of all entities of the type %s rejects %s',
    async ([entityType, aspect, code], { catalogue }) => {
      const query = { entityType, aspect, endTimeMillis: 2 };
      expect(await catalogue.truncateTimeseries(query).catch(codeOf)).toBe(code);
    },
  );

  test('rejects a versioned aspect', async ({ catalogue }) => {
    const range = { urn: orders, aspect: 'status' };
    expect(await catalogue.deletePoints(range).catch(codeOf)).toBe('UNSUPPORTED_CHANGE');
  });
});

describe('deleting references', () => {
  const source = datasetUrn('source');
  const lineage = (...upstreams: string[]) =>
    upsert(orders, 'upstreamLineage', {
      upstreams: upstreams.map((dataset) => ({ dataset, type: 'TRANSFORMED' })),
    });

  test('removes the URN from lists, and keeps the rest of the aspect', async ({ catalogue }) => {
    await catalogue.propose([tagged(orders, tag, 'urn:li:tag:b'), tagged(source, tag)]);
    const { total, references } = await catalogue.deleteReferences(tag);
    expect(total).toBe(2);
    expect(references).toContainEqual({ relationship: 'TaggedWith', entity: orders, aspect: 'globalTags' });
    expect((await catalogue.aspect(orders, 'globalTags'))?.value).toEqual({
      tags: [{ tag: 'urn:li:tag:b' }],
    });
    expect((await catalogue.aspect(source, 'globalTags'))?.value).toEqual({ tags: [] });
    expect(await catalogue.edges(tag, 'incoming')).toEqual([]);
    expect(await catalogue.deleteReferences(tag)).toEqual({ total: 0, references: [] });
  });

  test('only counts when it is a dry run', async ({ catalogue }) => {
    await catalogue.propose([tagged(orders, tag)]);
    const length = (await catalogue.log(0, 1000)).length;
    expect(await catalogue.deleteReferences(tag, { dryRun: true })).toMatchObject({ total: 1 });
    expect(await catalogue.log(0, 1000)).toHaveLength(length);
  });

  test('removes an item or aspect that requires it', async ({ catalogue }) => {
    const container = 'urn:li:container:c';
    await catalogue.propose([
      lineage(source, datasetUrn('kept')),
      upsert(orders, 'container', { container }),
    ]);
    await catalogue.deleteReferences(source);
    await catalogue.deleteReferences(container);
    expect((await catalogue.aspect(orders, 'upstreamLineage'))?.value.upstreams).toMatchObject([
      { dataset: datasetUrn('kept') },
    ]);
    expect(await catalogue.aspect(orders, 'container')).toBeUndefined();
  });

  test('keeps keys, and does not count them', async ({ catalogue }) => {
    const flow = 'urn:li:dataFlow:(airflow,nightly,prod)';
    const job = `urn:li:dataJob:(${flow},load)`;
    await catalogue.propose([upsert(job, 'status', { removed: false })]);
    expect(await catalogue.edges(flow, 'incoming')).toMatchObject([{ aspect: 'dataJobKey' }]);
    expect(await catalogue.deleteReferences(flow)).toMatchObject({ total: 0 });
    expect(await catalogue.aspect(job, 'dataJobKey')).toBeDefined();
  });

  test('keeps a URN in an audit stamp', async ({ catalogue }) => {
    const actor = 'urn:li:corpuser:ada';
    const owners = [{ owner: actor, type: 'DATAOWNER' }];
    await catalogue.propose([upsert(orders, 'ownership', { owners, lastModified: { actor, time: 1 } })]);
    await catalogue.deleteReferences(actor);
    expect((await catalogue.aspect(orders, 'ownership'))?.value).toEqual({
      owners: [],
      lastModified: { actor, time: 1 },
    });
  });
});

describe('deleting by filter', () => {
  const all = { entityTypes: ['tag'], input: 'old', filter: [], includeRemoved: false };

  test('soft-deletes or deletes what a search finds, with a dry run', async ({ catalogue }) => {
    const urns = Array.from({ length: 250 }, (_, i) => `urn:li:tag:t${i}`);
    await catalogue.propose([
      ...urns.map((urn) => upsert(urn, 'tagProperties', { name: 'old' })),
      tagNamed('kept'),
    ]);
    expect(await deleteByFilter(catalogue, all, { dryRun: true })).toMatchObject({ deleted: 250 });
    expect(await deleteByFilter(catalogue, all)).toMatchObject({ matched: 250, deleted: 250 });
    expect(await deleteByFilter(catalogue, all)).toMatchObject({ matched: 0 });
    const hidden = { ...all, includeRemoved: true };
    expect(await deleteByFilter(catalogue, hidden, { hard: true })).toMatchObject({ deleted: 250 });
    expect((await catalogue.search({ ...search([]), entityTypes: ['tag'] })).total).toBe(1);
  });
});
