import { expect, it } from 'vitest';
import { applyAuditRetention } from './audit-retention.ts';
import { dayMs } from './environment.ts';
import { createMemoryIdentityStore } from './testing/memory-identity-store.ts';

it('removes what is older than its days, says so in the log, and is silent when there is nothing', async () => {
  const store = createMemoryIdentityStore();
  for (const day of [0, 1, 2, 3]) await store.addAudit({ time: day * dayMs, action: 'a', outcome: 'done' });
  const apply = () => applyAuditRetention({ store, environment: { now: () => 4 * dayMs }, days: 2 });
  expect(await apply()).toBe(2);
  expect(await apply()).toBe(0);
  expect(await store.readAudit({ limit: 9 })).toMatchObject([
    { action: 'audit-retention', time: 4 * dayMs, details: { removed: 2, days: 2 } },
    { action: 'a', time: 3 * dayMs },
    { action: 'a', time: 2 * dayMs },
  ]);
});
