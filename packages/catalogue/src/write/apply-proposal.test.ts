import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { isCatalogueError } from '../errors.ts';
import { catalogueTest, orders, tag, tagNamed, upsert } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const addTag = (name: string, headers?: Record<string, string>) => {
  const patch = [{ op: 'add', path: `/tags/${name}`, value: { tag: name } }];
  return upsert(orders, 'globalTags', { patch }, { changeType: 'PATCH', ...(headers && { headers }) });
};

describe('a restatement', () => {
  const restated = (name: string) => tagNamed(name, { changeType: 'RESTATE' });

  test('of the same value is logged, creates no version, and repairs the projections', async ({
    catalogue,
    store,
  }) => {
    await catalogue.propose([tagNamed('a')]);
    const document = await store.document(tag);
    await store.dropProjections();
    await catalogue.propose([restated('a')]);
    expect((await catalogue.log(0, 10)).map(({ changeType }) => changeType)).toEqual([
      'UPSERT',
      'UPSERT',
      'RESTATE',
    ]);
    expect(await catalogue.aspect(tag, 'tagProperties', 1)).toBeUndefined();
    expect((await store.document(tag))?.fieldsByAspect.tagProperties).toEqual(
      document?.fieldsByAspect.tagProperties,
    );
  });

  test('of another value is a change, whatever its conditions', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('a')]);
    await catalogue.propose([{ ...restated('b'), headers: { 'If-Version-Match': '9' } }]);
    expect((await catalogue.aspect(tag, 'tagProperties'))?.value).toEqual({ name: 'b' });
  });
});

describe('a patch', () => {
  test('applies to the result of earlier patches, even concurrent ones', async ({ catalogue }) => {
    const names = Array.from({ length: 20 }, (_, i) => `urn:li:tag:t${i}`);
    await Promise.all(names.map((name) => catalogue.propose([addTag(name)])));
    const value = (await catalogue.aspect(orders, 'globalTags'))?.value;
    expect(value).toEqual({ tags: names.map((name) => ({ tag: name })) });
  });

  test('that changes nothing creates no version', async ({ catalogue }) => {
    await catalogue.propose([addTag(tag)]);
    await catalogue.propose([addTag(tag)]);
    expect((await catalogue.aspect(orders, 'globalTags'))?.systemMetadata.version).toBe('1');
  });

  test('is subject to its conditions', async ({ catalogue }) => {
    await catalogue.propose([addTag(tag, { 'If-Version-Match': '-1' })]);
    const rejected = await catalogue
      .propose([addTag('urn:li:tag:b', { 'If-Version-Match': '-1' })])
      .catch((error: unknown) => isCatalogueError(error) && error.code);
    expect(rejected).toBe('PRECONDITION_FAILED');
  });

  test('that does not apply is rejected alone, with its position in the batch', async ({ catalogue }) => {
    const bad = upsert(tag, 'tagProperties', { patch: [] }, { changeType: 'PATCH' });
    const rejected = catalogue.propose([
      tagNamed('a'),
      addTag(tag),
      bad,
      { ...bad, entityUrn: 'urn:li:tag:new' },
    ]);
    await expect(rejected).rejects.toThrow(/^\/proposals\/3: .*\/name: required, and missing/);
    expect(await catalogue.log(0, 10)).toEqual([]);
  });
});
