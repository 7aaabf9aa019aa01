import type { Store } from '@colophon/catalogue';
import { openPostgresStore } from '@colophon/store-postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeTag } from './changes-of-tags.ts';
import { type CommitProxy, startCommitProxy } from './commit-proxy.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';

// The connection ends between COMMIT and its answer: the caller is told what became of the write.

let database: TestDatabase;
let proxy: CommitProxy;
let store: Store;
/** The same database, by another way. */
let other: Store;
beforeAll(async () => {
  database = await startTestDatabase();
  proxy = await startCommitProxy(database.server.port);
});
afterAll(async () => {
  await proxy.stop();
  await database.stop();
});
beforeEach(async () => {
  other = await database.openEmpty();
  const url = new URL(database.url);
  url.port = String(proxy.port);
  store = await openPostgresStore({ url: url.href, settleMs: 2000 });
  await writeTag(store, 'first');
});
afterEach(async () => {
  proxy.restore();
  await store.close();
  await other.close();
});

const written = async () => (await other.log(1, 10)).map(({ value }) => value?.name);

it('acknowledges a write that was committed, though the answer was lost', async () => {
  const cut = proxy.cutNextCommit('after');
  await writeTag(store, 'second');
  await cut;
  expect(await written()).toEqual(['first', 'second']);
  await writeTag(store, 'third');
  expect(await written()).toEqual(['first', 'second', 'third']);
});

it('says of a write that did not reach the server that it was not stored', async () => {
  const cut = proxy.cutNextCommit('before');
  await expect(writeTag(store, 'second')).rejects.toMatchObject({
    name: 'StoreError',
    code: 'STORE_UNAVAILABLE',
  });
  await cut;
  expect(await written()).toEqual(['first']);
  await writeTag(store, 'third');
  expect(await written()).toEqual(['first', 'third']);
});

it.each(['before', 'after'] as const)(
  'says that it does not know, when nobody can be asked (cut %s the commit)',
  async (when) => {
    const cut = proxy.cutNextCommit(when, true);
    await expect(writeTag(store, 'second')).rejects.toMatchObject({
      code: 'STORE_OUTCOME_UNKNOWN',
      message:
        'The connection to PostgreSQL was lost during the commit, and PostgreSQL cannot be reached since then.',
    });
    await cut;
    expect(await written()).toEqual(when === 'after' ? ['first', 'second'] : ['first']);
    // What comes next was never sent.
    await expect(writeTag(store, 'third')).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
    proxy.restore();
    await writeTag(store, 'fourth');
    expect((await written()).at(-1)).toBe('fourth');
  },
);

it('knows of a commit that ended only after it was asked for', async () => {
  // Somebody else commits next, while the outcome is looked up.
  const cut = proxy.cutNextCommit('after');
  const [outcome] = await Promise.allSettled([
    writeTag(store, 'second'),
    cut.then(() => writeTag(other, 'others')),
  ]);
  expect(outcome.status).toBe('fulfilled');
  expect((await written()).sort()).toEqual(['first', 'others', 'second']);
});

it('knows what became of the position of a consumer', async () => {
  const cut = proxy.cutNextCommit('after');
  await store.setConsumer('reader', 2);
  await cut;
  expect(await other.consumer('reader')).toBe(2);
});

it('forgets a process that has ended', async () => {
  const ended = await openPostgresStore({ url: database.url });
  const count = async () =>
    Number(
      (await database.server.query<{ count: string }>('SELECT count(*) AS count FROM writer'))[0]?.count,
    );
  await writeTag(ended, 'second');
  const before = await count();
  await ended.close();
  expect(await count()).toBe(before - 1);
});
