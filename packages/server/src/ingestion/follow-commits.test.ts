import { createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect, it, onTestFinished } from 'vitest';
import { followCommits } from './follow-commits.ts';

it('tells of the aspects that change from its start on, and goes on after a fault', async () => {
  const store = createSqliteStore(openMemoryDatabase());
  const catalogue = createCatalogue({ registry, store });
  const write = (aspectName: 'tagProperties' | 'status', value: Readonly<Record<string, string | boolean>>) =>
    catalogue.propose(
      [{ entityUrn: 'urn:li:tag:a', aspectName, changeType: 'UPSERT', value }],
      'urn:li:corpuser:ada',
    );
  const ended = new AbortController();
  const told: string[] = [];
  const faults: unknown[] = [];
  let fails = false;
  await write('tagProperties', { name: 'a' });
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const following = followCommits(
    {
      store: {
        ...store,
        changes: async (query) => {
          if (fails) throw new Error('away');
          return store.changes(query);
        },
      },
      aspects: ['tagProperties'],
      onBegun: async () => begun(),
      onChanged: (aspects) => told.push(...aspects),
      onTrouble(error) {
        faults.push(error);
        fails = false;
      },
    },
    ended.signal,
  );
  onTestFinished(() => catalogue.close());
  await hasBegun;
  await write('status', { removed: false });
  await write('tagProperties', { name: 'b' });
  await expect.poll(() => told, { timeout: 30_000 }).toEqual(['tagProperties']);
  fails = true;
  await write('tagProperties', { name: 'c' });
  await expect.poll(() => told, { timeout: 30_000 }).toEqual(['tagProperties', 'tagProperties']);
  expect(faults).toEqual([new Error('away')]);
  ended.abort();
  await following;
});
