import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isQueryTimeoutError, type ResolvedQuery, type Store } from '@colophon/catalogue';
import { storeContract } from '@colophon/catalogue/testing';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { endless } from '../testing/endless.ts';
import { openThreadedStore } from '../threaded-store.ts';
import { createSharedThreads, type SharedThreadsOptions } from './shared-threads.ts';

const root = mkdtempSync(join(tmpdir(), 'colophon-shared-'));
// Not after each test: the stores of fixtures are closed later than that.
afterAll(() => rmSync(root, { recursive: true, force: true }));

const ofContract = createSharedThreads({ readers: 1, writers: 1 });
afterAll(() => ofContract.close());
storeContract('in threads that stores share', async () =>
  openThreadedStore(mkdtempSync(join(root, 'contract-')), { threads: ofContract }),
);

/** Stores that share threads. */
function openStores(count: number, options: Partial<SharedThreadsOptions> = {}): Store[] {
  const threads = createSharedThreads({ readers: 2, writers: 1, ...options });
  const stores = Array.from({ length: count }, () =>
    openThreadedStore(mkdtempSync(join(root, 'store-')), { threads }),
  );
  onTestFinished(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await threads.close();
  });
  return stores;
}

const everything = { limit: 10 } as unknown as ResolvedQuery;

describe('stores that share threads', () => {
  it('are read in turns: what one asks for does not keep the next one waiting', async () => {
    const [busy, other] = openStores(2, { readers: 1 }) as [Store, Store];
    const ended: string[] = [];
    const noted = (name: string, reads: Promise<unknown>) => reads.then(() => void ended.push(name));
    const all = Array.from({ length: 50 }, () => noted('busy', busy.countRows('urn:li:tag:a')));
    await Promise.all([...all, noted('other', other.countRows('urn:li:tag:a'))]);
    expect(ended.indexOf('other')).toBeLessThan(4);
  });

  it('go on where a query of one of them has to be stopped', async () => {
    const script = new URL('../testing/slow-host.ts', import.meta.url);
    const [busy, other] = openStores(2, { script }) as [Store, Store];
    expect(await other.countRows('urn:li:tag:a')).toBeDefined();
    const never = busy
      .groups({ ...everything, deadline: Date.now() + 300 }, { folders: [endless] } as never)
      .catch((error: unknown) => error);
    // One thread is not for the store that has the other one.
    for (let n = 0; n < 20; n++) expect(await other.countRows('urn:li:tag:a')).toBeDefined();
    expect(isQueryTimeoutError(await never)).toBe(true);
    expect(await busy.countRows('urn:li:tag:a')).toEqual(await other.countRows('urn:li:tag:a'));
  });

  it('are opened again after they were closed', async () => {
    const threads = createSharedThreads({ readers: 1, writers: 1 });
    onTestFinished(() => threads.close());
    const folder = mkdtempSync(join(root, 'store-'));
    for (let n = 0; n < 3; n++) {
      const store = openThreadedStore(folder, { threads });
      expect(await store.countRows('urn:li:tag:a')).toEqual({ versions: 0, points: 0 });
      await store.close();
    }
  });

  it('fail alone where their database cannot be opened', async () => {
    const threads = createSharedThreads({ readers: 1, writers: 1 });
    onTestFinished(() => threads.close());
    const slots = threads.slotsOf(join(root, 'missing', 'no.db'));
    const { thread } = await slots.take({});
    await thread.started;
    await expect(thread.call({ name: 'countRows', parameters: [] })).rejects.toThrow(/unable to open/);
    const store = openThreadedStore(mkdtempSync(join(root, 'store-')), { threads });
    onTestFinished(() => store.close());
    expect(thread.isStarted).toBe(false);
  });
});
