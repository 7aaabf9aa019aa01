import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { catalogueTest, tagNamed } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

/** Long enough that a test which waits in vain is seen to. */
const waitMs = 20_000;
const query = { from: 0, limit: 10, aspects: ['tagProperties'] };

describe('reading changes', () => {
  test('returns immediately when there are changes, or when no wait is given', async ({ catalogue }) => {
    expect(await catalogue.changes.read(query)).toEqual({ entries: [], next: 1 });
    await catalogue.propose([tagNamed('a')]);
    expect((await catalogue.changes.read(query, { waitMs })).entries).toHaveLength(1);
  });

  test('responds to a waiting reader as soon as something is written', async ({ catalogue }) => {
    const reading = catalogue.changes.read(query, { waitMs });
    await catalogue.propose([tagNamed('a')]);
    expect((await reading).entries).toMatchObject([{ value: { name: 'a' } }]);
  });

  test('keeps waiting while writes do not match', async ({ catalogue }) => {
    const reading = catalogue.changes.read({ ...query, aspects: ['status'] }, { waitMs });
    await catalogue.propose([tagNamed('a')]);
    await catalogue.propose([{ ...tagNamed('a'), aspectName: 'status', value: { removed: true } }]);
    expect((await reading).entries).toMatchObject([{ aspect: 'status' }]);
  });

  test('ends without a change on time-out, and when the reader disconnects', async ({ catalogue }) => {
    expect((await catalogue.changes.read(query, { waitMs: 5 })).entries).toEqual([]);
    const gone = new AbortController();
    const reading = catalogue.changes.read(query, { waitMs, signal: gone.signal });
    gone.abort();
    expect((await reading).entries).toEqual([]);
    expect((await catalogue.changes.read(query, { waitMs, signal: gone.signal })).entries).toEqual([]);
  });

  test('neither misses nor repeats concurrent writes', async ({ catalogue }) => {
    const seen: unknown[] = [];
    const reader = (async () => {
      for (let from = 0; seen.length < 50; ) {
        const { entries, next } = await catalogue.changes.read({ ...query, from, limit: 3 }, { waitMs });
        seen.push(...entries.map(({ value }) => value?.name));
        from = next;
      }
    })();
    const names = Array.from({ length: 50 }, (_, i) => String(i));
    for (const name of names) await catalogue.propose([tagNamed(name)]);
    await reader;
    expect(seen).toEqual(names);
  });
});

describe('a consumer', () => {
  test('resumes where it was moved to', async ({ catalogue }) => {
    expect(await catalogue.changes.position('search')).toBeUndefined();
    await catalogue.propose([tagNamed('a')]);
    const next = (await catalogue.logHead()) + 1;
    await catalogue.changes.move('search', next);
    expect(await catalogue.changes.position('search')).toBe(next);
    await expect(catalogue.changes.move('search', next + 1)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
    await catalogue.changes.forget('search');
    expect(await catalogue.changes.position('search')).toBeUndefined();
  });

  test.for(['', 'a b', 'a/b', 'x'.repeat(101)])('is not called %j', async (name, { catalogue }) => {
    await expect(catalogue.changes.move(name, 1)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });
});
