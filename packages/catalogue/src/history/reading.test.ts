import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { catalogueTest, datasetUrn, orders, tag, tagNamed, upsert } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));
const missing = datasetUrn('missing');

describe('the history of an aspect', () => {
  test('lists the versions newest first, in pages', async ({ catalogue }) => {
    for (const name of ['first', 'second', 'third']) await catalogue.propose([tagNamed(name)]);
    const page = async (start: number, count: number) => {
      const { total, versions } = await catalogue.history(tag, 'tagProperties', start, count);
      return [total, versions.map(({ version, value }) => [version, value.name])];
    };
    expect(await page(0, 10)).toEqual([
      3,
      [
        [0, 'third'],
        [2, 'second'],
        [1, 'first'],
      ],
    ]);
    expect(await page(1, 1)).toEqual([3, [[2, 'second']]]);
    expect((await catalogue.history(missing, 'status', 0, 10)).total).toBe(0);
    await expect(catalogue.history(tag, 'ownershp', 0, 1)).rejects.toMatchObject({ code: 'UNKNOWN_ASPECT' });
  });
});

describe('reading many entities', () => {
  test('returns each once, in the order of the list, with its key', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('pii'), upsert(orders, 'status', { removed: false })]);
    const views = await catalogue.entities([orders, missing, tag, orders]);
    expect(views.map(({ urn, entityType, aspects }) => [urn, entityType, aspects.length])).toEqual([
      // Its status, its key, and the three that a dataset has from the start.
      [orders, 'dataset', 5],
      [missing, 'dataset', 0],
      [tag, 'tag', 2],
    ]);
    expect(views[1]?.key.value).toMatchObject({ name: 'shop.missing' });
    const [named] = await catalogue.entities([orders], ['status']);
    expect(named?.aspects.map(({ aspect }) => aspect)).toEqual(['status']);
    expect(await catalogue.entities([])).toEqual([]);
  });

  test('reports which exist, including soft-deleted ones by default', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('pii'), upsert(orders, 'status', { removed: true })]);
    expect(await catalogue.existing([missing, orders, tag])).toEqual([orders, tag]);
    expect(await catalogue.existing([missing, orders, tag], false)).toEqual([tag]);
    await expect(catalogue.existing(['orders'])).rejects.toMatchObject({ code: 'INVALID_URN' });
  });

  test('does not report entities that are only referenced', async ({ catalogue }) => {
    const upstreams = [{ dataset: missing, type: 'COPY' }];
    await catalogue.propose([upsert(orders, 'upstreamLineage', { upstreams })]);
    expect(await catalogue.existing([missing])).toEqual([]);
  });

  test('counts entities by aspect and by a pattern of URNs', async ({ catalogue }) => {
    await catalogue.propose([
      tagNamed('a'),
      tagNamed('b'),
      upsert(tag, 'status', { removed: false }),
      upsert(orders, 'status', { removed: true }),
    ]);
    expect(await catalogue.countAspect('status')).toBe(2);
    expect(await catalogue.countAspect('status', 'urn:li:tag:%')).toBe(1);
    expect(await catalogue.countAspect('tagProperties', 'urn:li:tag:p_i')).toBe(1);
    expect(await catalogue.countAspect('ownership')).toBe(0);
  });
});
