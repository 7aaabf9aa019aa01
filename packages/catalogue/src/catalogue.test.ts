import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { isCatalogueError } from './errors.ts';
import type { ChangeProposal } from './proposal.ts';
import { noRunId, systemActor, unknownActor } from './proposal.ts';
import { catalogueTest, orders, tag, tagNamed, upsert } from './testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const profile = (some: object = {}): ChangeProposal =>
  upsert(orders, 'datasetProfile', { timestampMillis: 1000, rowCount: 1, ...some });

describe('versions', () => {
  test('are numbered from 1, the oldest; 0 is the latest', async ({ catalogue }) => {
    for (const name of ['first', 'second', 'third', 'fourth']) await catalogue.propose([tagNamed(name)]);
    const names = [];
    for (const version of [0, 1, 2, 3, 4]) {
      const row = await catalogue.aspect(tag, 'tagProperties', version);
      names.push(row && [row.version, row.value.name]);
    }
    expect(names).toEqual([[0, 'fourth'], [1, 'first'], [2, 'second'], [3, 'third'], undefined]);
  });

  test('are numbered in the same way when one batch creates several', async ({ catalogue }) => {
    await catalogue.propose(['first', 'second', 'third'].map((name) => tagNamed(name)));
    expect((await catalogue.aspect(tag, 'tagProperties'))?.value).toEqual({ name: 'third' });
    expect((await catalogue.aspect(tag, 'tagProperties', 1))?.value).toEqual({ name: 'first' });
    expect((await catalogue.aspect(tag, 'tagProperties', 2))?.value).toEqual({ name: 'second' });
  });

  test('increase in the system metadata, with who created and changed the aspect, and when', async ({
    catalogue,
    clock,
  }) => {
    const start = clock.time;
    await catalogue.propose([tagNamed('first')], 'urn:li:corpuser:ada');
    clock.time += 10;
    await catalogue.propose([tagNamed('second')], 'urn:li:corpuser:grace');
    const row = await catalogue.aspect(tag, 'tagProperties');
    expect(row?.created).toEqual({ actor: 'urn:li:corpuser:grace', time: start + 10 });
    expect(row?.systemMetadata).toMatchObject({
      version: '2',
      lastObserved: start + 10,
      aspectCreated: { actor: 'urn:li:corpuser:ada', time: start },
      aspectModified: { actor: 'urn:li:corpuser:grace', time: start + 10 },
    });
    expect((await catalogue.aspect(tag, 'tagProperties', 1))?.created).toEqual({
      actor: 'urn:li:corpuser:ada',
      time: start,
    });
  });

  test('carry the run that wrote them and the run before', async ({ catalogue }) => {
    const runs = async () => {
      const { runId, lastRunId } = (await catalogue.aspect(tag, 'tagProperties'))?.systemMetadata ?? {};
      return [runId, lastRunId];
    };
    await catalogue.propose([tagNamed('a')]);
    expect(await runs()).toEqual([noRunId, noRunId]);
    await catalogue.propose([tagNamed('b', { systemMetadata: { runId: 'one' } })]);
    expect(await runs()).toEqual(['one', noRunId]);
    await catalogue.propose([tagNamed('c', { systemMetadata: { runId: 'two' } })]);
    expect(await runs()).toEqual(['two', 'one']);
  });
});

describe('writing the same value again', () => {
  test('creates no version, log entry or new stamp, but records the run and the time', async ({
    catalogue,
    clock,
  }) => {
    await catalogue.propose([tagNamed('same', { systemMetadata: { runId: 'one' } })], 'urn:li:corpuser:ada');
    const before = await catalogue.aspect(tag, 'tagProperties');
    const log = await catalogue.log(0, 100);
    clock.time += 1000;
    await catalogue.propose([
      tagNamed('same', { systemMetadata: { runId: 'two', lastObserved: 77, schemaVersion: 3 } }),
    ]);
    const after = await catalogue.aspect(tag, 'tagProperties');
    expect(await catalogue.aspect(tag, 'tagProperties', 1)).toBeUndefined();
    expect(await catalogue.log(0, 100)).toEqual(log);
    expect(after?.created).toEqual(before?.created);
    expect(after?.systemMetadata).toEqual({
      ...before?.systemMetadata,
      runId: 'two',
      lastRunId: 'one',
      lastObserved: 77,
      schemaVersion: 3,
    });
  });

  test('is recognised whatever the order of members, and without nulls', async ({ catalogue }) => {
    await catalogue.propose([upsert(tag, 'tagProperties', { name: 'a', description: 'b' })]);
    await catalogue.propose([upsert(tag, 'tagProperties', { description: 'b', name: 'a', colorHex: null })]);
    expect(await catalogue.aspect(tag, 'tagProperties', 1)).toBeUndefined();
  });

  test('does not affect a later change', async ({ catalogue }) => {
    for (const name of ['a', 'a', 'b', 'b', 'c']) await catalogue.propose([tagNamed(name)]);
    expect((await catalogue.aspect(tag, 'tagProperties', 2))?.value).toEqual({ name: 'b' });
    expect(await catalogue.aspect(tag, 'tagProperties', 3)).toBeUndefined();
    expect((await catalogue.aspect(tag, 'tagProperties'))?.systemMetadata.version).toBe('3');
  });
});

describe('the key aspect', () => {
  test('is written with the first aspect of an entity, before it, by the system', async ({
    catalogue,
    clock,
  }) => {
    await catalogue.propose([tagNamed('a')]);
    await catalogue.propose([tagNamed('b')]);
    const log = await catalogue.log(0, 100);
    expect(log.map(({ aspect }) => aspect)).toEqual(['tagKey', 'tagProperties', 'tagProperties']);
    expect(log[0]).toMatchObject({
      value: { name: 'pii' },
      previousValue: undefined,
      created: { actor: systemActor, time: clock.time },
    });
    expect(log[1]?.created.actor).toBe(unknownActor);
    expect(log[2]).toMatchObject({ value: { name: 'b' }, previousValue: { name: 'a' } });
  });

  test('can be proposed itself, and is then the only aspect', async ({ catalogue }) => {
    await catalogue.propose([upsert(tag, 'tagKey', { name: 'pii' })]);
    const { aspects } = await catalogue.entity(tag);
    expect(aspects.map(({ aspect }) => aspect)).toEqual(['tagKey']);
    expect(await catalogue.log(0, 10)).toHaveLength(1);
  });

  test('is returned with every entity, written or not', async ({ catalogue }) => {
    expect(await catalogue.entity(orders)).toEqual({
      urn: orders,
      entityType: 'dataset',
      key: {
        name: 'datasetKey',
        value: { platform: 'urn:li:dataPlatform:mysql', name: 'shop.orders', origin: 'PROD' },
      },
      aspects: [],
    });
  });
});

describe('a time series', () => {
  test('stores values by time, partition, granularity and message, newest first', async ({ catalogue }) => {
    const day = { unit: 'DAY', multiple: 1 };
    const week = { unit: 'WEEK', multiple: 1 };
    await catalogue.propose([
      profile({ rowCount: 1 }),
      profile({ rowCount: 2 }),
      profile({ rowCount: 3, timestampMillis: 2000 }),
      profile({ rowCount: 4, partitionSpec: { partition: 'p', type: 'PARTITION' } }),
      profile({ rowCount: 5, eventGranularity: day }),
      profile({ rowCount: 6, eventGranularity: day }),
      profile({ rowCount: 7, eventGranularity: week }),
      profile({ rowCount: 8, messageId: 'm' }),
    ]);
    const rows = await catalogue.timeseries({ urn: orders, aspect: 'datasetProfile' });
    expect(rows[0]?.value.rowCount).toBe(3);
    expect(rows.map(({ value }) => value.rowCount).sort()).toEqual([2, 3, 4, 6, 7, 8]);
    expect(await catalogue.timeseries({ urn: orders, aspect: 'datasetProfile', limit: 1 })).toHaveLength(1);
  });

  test('is logged, has no versions, and creates its entity', async ({ catalogue }) => {
    await catalogue.propose([profile()]);
    const logged = (await catalogue.log(0, 10)).map(({ aspect }) => aspect);
    expect([logged.at(0), logged.at(-1)]).toEqual(['datasetKey', 'datasetProfile']);
    expect(await catalogue.aspect(orders, 'datasetProfile')).toBeUndefined();
    const names = (await catalogue.entity(orders)).aspects.map(({ aspect }) => aspect);
    expect(names).toContain('datasetKey');
    expect(names).not.toContain('datasetProfile');
  });
});

describe('reading', () => {
  test('rejects URNs, entity types and aspects that the model does not know', async ({ catalogue }) => {
    const code = (error: unknown) => (isCatalogueError(error) ? error.code : error);
    const cases: [Promise<unknown>, string][] = [
      [catalogue.aspect('nonsense', 'status'), 'INVALID_URN'],
      [catalogue.aspect('urn:li:nothing:a', 'status'), 'UNKNOWN_ENTITY'],
      [catalogue.aspect(tag, 'schemaMetadata'), 'UNKNOWN_ASPECT'],
      [catalogue.entity('urn:li:dataset:a'), 'INVALID_URN'],
      [catalogue.timeseries({ urn: tag, aspect: 'datasetProfile' }), 'UNKNOWN_ASPECT'],
    ];
    for (const [reading, expected] of cases) expect(await reading.catch(code)).toBe(expected);
  });

  test('returns the named aspects', async ({ catalogue }) => {
    await catalogue.propose([
      upsert(orders, 'status', { removed: false }),
      upsert(orders, 'datasetProperties', { name: 'orders' }),
    ]);
    const { aspects } = await catalogue.entity(orders, ['status']);
    expect(aspects.map(({ aspect, value }) => [aspect, value])).toEqual([['status', { removed: false }]]);
  });
});
