import { expect, it } from 'vitest';
import { createAuditReader } from './audit-reader.ts';
import { createMemoryIdentityStore } from './testing/memory-identity-store.ts';

it('reads and counts over slices what it would without them', async () => {
  const store = createMemoryIdentityStore();
  for (let time = 1; time <= 25; time++)
    await store.addAudit({ time, action: time % 4 === 0 ? 'rare' : 'usual', outcome: 'done' });
  await store.removeAuditBefore(6);
  const queries = [
    {},
    { action: 'rare' },
    { action: 'rare', before: 17 },
    { after: 20 },
    { after: 9, before: 20, action: 'rare' },
    { from: 8, until: 12 },
    { action: 'none' },
    { before: 1 },
  ];
  for (const slice of [1, 3, 4, 100]) {
    const reader = createAuditReader(store, slice);
    for (const query of queries)
      for (const limit of [0, 1, 3, 100]) {
        expect(await reader.read({ ...query, limit })).toEqual(await store.readAudit({ ...query, limit }));
        expect(await reader.count({ ...query, limit })).toBe(await store.countAudit({ ...query, limit }));
      }
  }
});
