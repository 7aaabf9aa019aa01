import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { searchQuery } from '../search/query.ts';
import { catalogueTest, orders, upsert } from '../testing/catalogue-fixture.ts';
import { criterion } from '../testing/fixtures.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const set = 'urn:li:versionSet:(churn,mlModel)';
const model = (name: string): string => `urn:li:mlModel:(urn:li:dataPlatform:mlflow,${name},PROD)`;
const [one, two, three] = [model('one'), model('two'), model('three')] as const;
const version = (urn: string, sortId: string, some: JsonObject = {}) =>
  upsert(urn, 'versionProperties', {
    versionSet: set,
    version: { versionTag: `v${sortId}` },
    sortId,
    ...some,
  });
const latest = async (catalogue: Catalogue) => {
  const flags = await Promise.all(
    [one, two, three].map(async (urn) => (await catalogue.aspect(urn, 'versionProperties'))?.value.isLatest),
  );
  return [(await catalogue.aspect(set, 'versionSetProperties'))?.value.latest, ...flags];
};

describe('a version', () => {
  test('creates its version set, with its key, and is the latest', async ({ catalogue }) => {
    await catalogue.propose([version(one, '1')]);
    expect((await catalogue.aspect(set, 'versionSetKey'))?.value).toEqual({
      id: 'churn',
      entityType: 'mlModel',
    });
    expect((await catalogue.aspect(set, 'versionSetProperties'))?.value).toEqual({
      latest: one,
      versioningScheme: 'LEXICOGRAPHIC_STRING',
    });
    expect(await latest(catalogue)).toEqual([one, true, undefined, undefined]);
  });

  test('becomes the latest only if it sorts after the current one', async ({ catalogue }) => {
    await catalogue.propose([version(one, '1')]);
    await catalogue.propose([version(three, '3')]);
    expect(await latest(catalogue)).toEqual([three, false, undefined, true]);
    await catalogue.propose([version(two, '2')]);
    expect(await latest(catalogue)).toEqual([three, false, undefined, true]);
    expect(
      (
        await catalogue.search(searchQuery({ filter: [[criterion('isLatest', { values: ['true'] })]] }))
      ).hits.map(({ urn }) => urn),
    ).toEqual([three]);
  });

  test('changes nothing else of the previous latest version', async ({ catalogue }) => {
    const paths = { path: [{ id: 'models' }] };
    await catalogue.propose([version(one, '1'), upsert(one, 'browsePathsV2', paths)]);
    await catalogue.propose([version(two, '2')]);
    expect((await catalogue.aspect(one, 'browsePathsV2'))?.value).toEqual(paths);
    const changed = (await catalogue.log(0, 100)).filter(
      ({ urn, aspect }) => urn === one && aspect === 'mlModelKey',
    );
    expect(changed).toHaveLength(1);
  });

  test('is the latest in whatever order versions arrive, in one batch or concurrently', async ({
    catalogue,
  }) => {
    await catalogue.propose([version(two, '2'), version(three, '3'), version(one, '1')]);
    expect(await latest(catalogue)).toEqual([three, undefined, false, true]);
    const others = Array.from({ length: 20 }, (_, i) =>
      version(model(`m${i}`), `${100 + i}`.padStart(4, '9')),
    );
    await Promise.all(others.map((proposal) => catalogue.propose([proposal])));
    expect((await latest(catalogue))[0]).toBe(model('m19'));
    expect(
      (await catalogue.search(searchQuery({ filter: [[criterion('isLatest', { values: ['true'] })]] })))
        .total,
    ).toBe(1);
  });

  test('stays the latest when it is written again, with or without derived fields', async ({ catalogue }) => {
    await catalogue.propose([version(one, '1'), version(two, '2')]);
    await catalogue.propose([version(two, '2', { comment: 'again' })]);
    await catalogue.propose([version(two, '2', { isLatest: true })]);
    await catalogue.propose([version(one, '1', { comment: 'old' })]);
    expect(await latest(catalogue)).toEqual([two, false, true, undefined]);
    await expect(catalogue.propose([version(one, '1', { isLatest: true })])).rejects.toThrow(
      /\/isLatest: expected no value, since it is derived/,
    );
  });

  test.for<[string, JsonObject, RegExp]>([
    ['1', {}, /\/sortId: expected an id that no other version has, .*one.* among them, got 1/],
    [
      '2',
      { version: { versionTag: 'v1' } },
      /\/version\/versionTag: expected a tag that no other version has/,
    ],
    [
      '2',
      { versionSet: 'urn:li:versionSet:(churn,dataset)' },
      /\/versionSet: expected a version set of mlModel/,
    ],
    [
      '2',
      { versioningScheme: 'ALPHANUMERIC_GENERATED_BY_DATAHUB' },
      /\/versioningScheme: expected LEXICOGRAPHIC/,
    ],
    [
      '2',
      {
        versioningScheme: 'ALPHANUMERIC_GENERATED_BY_DATAHUB',
        versionSet: 'urn:li:versionSet:(new,mlModel)',
      },
      /\/sortId: expected eight upper-case letters, got 2/,
    ],
  ])(
    'with sort id %s and %j is rejected, and nothing is kept',
    async ([sortId, some, message], { catalogue }) => {
      await catalogue.propose([version(one, '1')]);
      const head = await catalogue.logHead();
      await expect(catalogue.propose([version(two, sortId, some)])).rejects.toThrow(message);
      expect(await catalogue.logHead()).toBe(head);
    },
  );
});

describe('a version that moves to another set', () => {
  const other = 'urn:li:versionSet:(other,mlModel)';
  const move = (urn: string) => version(urn, '9', { versionSet: other });
  const latestOf = async (catalogue: Catalogue, urn: string) =>
    (await catalogue.aspect(urn, 'versionSetProperties'))?.value.latest;

  test('leaves the last of the others as the latest', async ({ catalogue }) => {
    await catalogue.propose([version(one, '1'), version(two, '2')]);
    await catalogue.propose([move(two)]);
    expect(await latest(catalogue)).toEqual([one, true, true, undefined]);
    expect(await latestOf(catalogue, other)).toBe(two);
  });

  test('leaves no set without versions', async ({ catalogue }) => {
    await catalogue.propose([version(one, '1')]);
    await catalogue.propose([move(one)]);
    expect(await latestOf(catalogue, set)).toBeUndefined();
    expect(await latestOf(catalogue, other)).toBe(one);
  });

  test('does so in a patch, and in the batch of its first write', async ({ catalogue }) => {
    await catalogue.propose([version(one, '1'), version(two, '2')]);
    await catalogue.propose([
      upsert(
        two,
        'versionProperties',
        { patch: [{ op: 'add', path: '/versionSet', value: other }] },
        { changeType: 'PATCH' },
      ),
    ]);
    expect(await latest(catalogue)).toEqual([one, true, true, undefined]);
    await catalogue.propose([version(three, '3'), version(three, '3', { versionSet: other })]);
    expect(await latest(catalogue)).toEqual([one, true, false, true]);
    expect(await latestOf(catalogue, other)).toBe(three);
  });
});

describe('a version set', () => {
  const properties = (value: JsonObject) =>
    upsert(set, 'versionSetProperties', { latest: one, versioningScheme: 'LEXICOGRAPHIC_STRING', ...value });

  test('allows choosing the latest among its own versions', async ({ catalogue }) => {
    await catalogue.propose([version(one, '1'), version(two, '2')]);
    await catalogue.propose([properties({ latest: one })]);
    expect(await latest(catalogue)).toEqual([one, true, false, undefined]);
    await expect(catalogue.propose([properties({ latest: orders })])).rejects.toThrow(
      /\/latest: expected a version of urn:li:versionSet:\(churn,mlModel\)/,
    );
    await expect(
      catalogue.propose([properties({ versioningScheme: 'ALPHANUMERIC_GENERATED_BY_DATAHUB' })]),
    ).rejects.toThrow(/\/versioningScheme: .*cannot change/);
  });

  test('may be written before its first version', async ({ catalogue }) => {
    await catalogue.propose([
      properties({ latest: one, customProperties: { team: 'a' } }),
      version(one, '1'),
    ]);
    expect(await latest(catalogue)).toEqual([one, true, undefined, undefined]);
    await catalogue.propose([version(two, '2')]);
    expect((await catalogue.aspect(set, 'versionSetProperties'))?.value).toEqual({
      latest: two,
      versioningScheme: 'LEXICOGRAPHIC_STRING',
      customProperties: { team: 'a' },
    });
  });
});
