import type { OpenServer } from '@colophon/server';
import { expect, it } from 'vitest';
import type { Tenant } from '../tenants/tenant.ts';
import { createRunningTenants, type RunningTenantsOptions } from './running-tenants.ts';

const tenantOf = (id: string): Tenant => ({
  id,
  name: id,
  title: id,
  hosts: [],
  state: 'active',
  plan: 'standard',
  created: { at: 0, by: 'urn:li:corpuser:ada' },
  revision: 1,
});

/** Servers that note what becomes of them. */
function start(options: Partial<RunningTenantsOptions> = {}) {
  const events: string[] = [];
  const running = createRunningTenants({
    most: 2,
    idleMs: 60_000,
    onFault: (id, error) => events.push(`${id}: ${error}`),
    async open({ id }) {
      await settle();
      events.push(`open ${id}`);
      return {
        drain: () => undefined,
        async stop(closePorts: () => Promise<unknown>) {
          await closePorts();
          events.push(`close ${id}`);
        },
      } as unknown as OpenServer;
    },
    ...options,
  });
  const use = async (id: string, work: Promise<unknown> = Promise.resolve()) => {
    const { release } = await running.hold(tenantOf(id));
    events.push(`use ${id}`);
    await work;
    release();
  };
  return { running, events, use };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 1));

it('opens a catalogue once for all who ask for it, and keeps it open', async () => {
  const { running, events, use } = start();
  await Promise.all([use('a'), use('a')]);
  await use('a');
  expect(events).toEqual(['open a', 'use a', 'use a', 'use a']);
  await running.close();
  expect(events.at(-1)).toBe('close a');
});

it('closes what was used longest ago, where more are open than may be', async () => {
  const { running, events, use } = start();
  for (const id of ['a', 'b', 'a', 'c']) await use(id);
  await settle();
  expect(events.filter((event) => event.startsWith('close'))).toEqual(['close b']);
  expect(running.awake()).toEqual(['a', 'c']);
  await running.close();
});

it('never closes one that is in use', async () => {
  const { running, events, use } = start({ most: 1 });
  const work = Promise.withResolvers<void>();
  const long = use('a', work.promise);
  await use('b');
  await settle();
  expect(events).not.toContain('close a');
  const asleep = running.sleep('a');
  await settle();
  expect(events).not.toContain('close a');
  work.resolve();
  await Promise.all([long, asleep]);
  expect(events).toContain('close a');
  await running.close();
});

it('opens one again only when it has closed', async () => {
  const { running, events, use } = start();
  await use('a');
  await Promise.all([running.sleep('a'), use('a')]);
  expect(events).toEqual(['open a', 'use a', 'close a', 'open a', 'use a']);
  await running.close();
});

it('closes one that nobody asks for a while', async () => {
  const { running, events, use } = start({ idleMs: 5 });
  await use('a');
  await expect.poll(() => events.at(-1)).toBe('close a');
  expect(running.awake()).toEqual([]);
});

it('tries again where one could not be opened', async () => {
  let attempts = 0;
  const { running } = start({
    async open() {
      attempts++;
      throw new Error('disk full');
    },
  });
  for (let n = 0; n < 2; n++) await expect(running.hold(tenantOf('a'))).rejects.toThrow('disk full');
  expect(attempts).toBe(2);
  expect(running.awake()).toEqual([]);
  await running.close();
});
