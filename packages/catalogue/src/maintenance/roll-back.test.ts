import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { isCatalogueError } from '../errors.ts';
import { catalogueTest, orders, tag, tagNamed, upsert } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const by = (runId: string) => ({ systemMetadata: { runId } });
const page = { offset: 0, limit: 100, includeRemoved: true };

describe('rolling back a run', () => {
  test('restores the newest value that another run wrote', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('first', by('one'))]);
    await catalogue.propose([tagNamed('second', by('two'))]);
    await catalogue.propose([tagNamed('third', by('bad'))]);
    await catalogue.propose([tagNamed('fourth', by('bad'))]);

    const report = await catalogue.rollBack({ runId: 'bad' });
    expect(report).toMatchObject({ aspectsReverted: 1, entitiesDeleted: 0, entitiesAffected: 1 });
    const restored = await catalogue.aspect(tag, 'tagProperties');
    expect(restored?.value).toEqual({ name: 'second' });
    expect(restored?.systemMetadata.runId).toBe('two');
    expect((await catalogue.aspect(tag, 'tagProperties', 1))?.value).toEqual({ name: 'first' });
    expect(await catalogue.aspect(tag, 'tagProperties', 2)).toBeUndefined();
    expect((await catalogue.log(0, 100)).at(-1)).toMatchObject({
      value: { name: 'second' },
      previousValue: { name: 'fourth' },
    });
    expect(await catalogue.writtenBy({ runId: 'bad' }, page)).toEqual([]);
  });

  test('continues version numbers, so that a condition on an old version fails', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('a', by('one'))]);
    await catalogue.propose([tagNamed('b', by('bad'))]);
    await catalogue.rollBack({ runId: 'bad' });
    expect((await catalogue.aspect(tag, 'tagProperties'))?.systemMetadata.version).toBe('3');
    await catalogue.propose([tagNamed('c')]);
    expect((await catalogue.aspect(tag, 'tagProperties', 1))?.value).toEqual({ name: 'a' });
  });

  test('removes an aspect that it created', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('a', by('one'))]);
    await catalogue.propose([
      upsert(tag, 'deprecation', { deprecated: true, note: 'x', actor: 'urn:li:corpuser:a' }, by('bad')),
    ]);
    await catalogue.rollBack({ runId: 'bad' });
    expect(await catalogue.aspect(tag, 'deprecation')).toBeUndefined();
    expect(await catalogue.aspect(tag, 'tagProperties')).toBeDefined();
  });

  test('deletes the entities that it created, in a hard rollback', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('a', by('bad'))]);
    await catalogue.propose([upsert(tag, 'status', { removed: false }, by('other'))]);
    const expected = {
      entitiesAffected: 1,
      aspectsReverted: 2,
      entitiesDeleted: 1,
      aspectsAffected: 1,
      unsafeEntities: [tag],
    };
    expect(await catalogue.rollBack({ runId: 'bad' }, { dryRun: true, hard: true })).toMatchObject(expected);
    expect((await catalogue.entity(tag)).aspects).toHaveLength(3);
    expect(await catalogue.rollBack({ runId: 'bad' }, { hard: true })).toMatchObject(expected);
    expect((await catalogue.entity(tag)).aspects).toEqual([]);
  });

  test('soft-deletes an entity for which it also wrote a status', async ({ catalogue }) => {
    await catalogue.propose([
      upsert(orders, 'datasetProperties', { name: 'a' }, by('bad')),
      upsert(orders, 'status', { removed: false }, by('bad')),
    ]);
    await catalogue.rollBack({ runId: 'bad' });
    expect((await catalogue.aspect(orders, 'status'))?.value).toEqual({ removed: true });
  });

  test('soft-deletes the entities that it created, in a soft rollback', async ({ catalogue, store }) => {
    await catalogue.propose([upsert(orders, 'datasetProperties', { name: 'a' }, by('bad'))]);
    await catalogue.rollBack({ runId: 'bad' });
    expect((await catalogue.aspect(orders, 'status'))?.value).toEqual({ removed: true });
    expect((await store.document(orders))?.removed).toBe(true);
    expect(await catalogue.runs({ ...page, includeRemoved: false })).toEqual([]);
  });

  test('removes the time-series values that it wrote', async ({ catalogue }) => {
    const point = (timestampMillis: number, runId: string) =>
      upsert(orders, 'datasetProfile', { timestampMillis }, by(runId));
    await catalogue.propose([point(1, 'good'), point(2, 'bad'), point(3, 'bad')]);
    await catalogue.rollBack({ runId: 'bad' });
    expect(await catalogue.timeseries({ urn: orders, aspect: 'datasetProfile' })).toMatchObject([
      { timestampMillis: 1 },
    ]);
  });

  test('keeps what was written again since, even if unchanged', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('a', by('bad'))]);
    await catalogue.propose([tagNamed('a', by('good'))]);
    await catalogue.rollBack({ runId: 'bad' });
    expect((await catalogue.aspect(tag, 'tagProperties'))?.value).toEqual({ name: 'a' });
  });

  test('rejects the id that means “no run”, and reports nothing for an unknown one', async ({
    catalogue,
  }) => {
    await catalogue.propose([tagNamed('a')]);
    const rejected = await catalogue
      .rollBack({ runId: 'no-run-id-provided' })
      .catch((error: unknown) => error);
    expect(isCatalogueError(rejected) && rejected.code).toBe('INVALID_REQUEST');
    expect(await catalogue.rollBack({ runId: 'unknown' })).toMatchObject({ aspectsReverted: 0 });
  });

  test('handles more aspects than fit in one transaction', async ({ catalogue }) => {
    const urns = Array.from({ length: 700 }, (_, i) => `urn:li:tag:t${i}`);
    await catalogue.propose(urns.map((urn) => upsert(urn, 'tagProperties', { name: 'a' }, by('bad'))));
    await catalogue.rollBack({ runId: 'bad' }, { hard: true });
    expect(await catalogue.writtenBy({ runId: 'bad' }, page)).toEqual([]);
    expect((await catalogue.entity(urns[699] ?? '')).aspects).toEqual([]);
  });
});

test('reverts what a model plug-in wrote', async ({ catalogue }) => {
  const systemMetadata = { registryName: 'mine', registryVersion: '0.0.1' };
  await catalogue.propose([tagNamed('a')]);
  await catalogue.propose([tagNamed('b', { systemMetadata })]);
  await catalogue.rollBack(systemMetadata);
  expect((await catalogue.aspect(tag, 'tagProperties'))?.value).toEqual({ name: 'a' });
});
