import { describe, expect, it } from 'vitest';
import { openTenantStore } from './sqlite-tenant-store.ts';
import type { Tenant } from './tenant.ts';
import { createTenants } from './tenants.ts';

const by = 'urn:li:corpuser:ada';
const day = 86_400_000;

function start(most = 100) {
  const store = openTenantStore(':memory:');
  const changed: Tenant[] = [];
  const clock = { now: 1000 };
  const tenants = createTenants({
    store,
    isPlan: (name) => name === 'standard' || name === 'large',
    graceDays: 30,
    most,
    now: () => clock.now,
    onChange: (tenant) => changed.push(tenant),
  });
  const create = (name: string, hosts: readonly string[] = []) =>
    tenants.create({ name, hosts, plan: 'standard' }, { by });
  return { store, tenants, changed, clock, create };
}

const thrown = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('a tenant', () => {
  it('is created with its name, its hosts and its plan, and found by each of them', () => {
    const { store, create, changed } = start();
    const tenant = create('acme', ['data.acme.example', 'data.acme.example']);
    expect(tenant).toMatchObject({
      name: 'acme',
      title: 'acme',
      hosts: ['data.acme.example'],
      state: 'active',
      created: { at: 1000, by },
      revision: 1,
    });
    expect(store.byName('acme')).toEqual(tenant);
    expect(store.byHost('data.acme.example')).toEqual(tenant);
    expect(changed).toEqual([tenant]);
  });

  it.each([
    ['Acme', /\/name: expected 1 to 63 lower-case/],
    ['-acme', /\/name: expected/],
    ['console', /\/name: "console" is reserved/],
    ['xn--pple-43d', /without "xn--"/],
    ['a'.repeat(64), /\/name: expected/],
  ])('is not called %s', (name, message) => {
    const { create, store } = start();
    expect(thrown(() => create(name))).toMatchObject({
      code: 'INVALID_REQUEST',
      message: expect.stringMatching(message),
    });
    expect(store.count()).toBe(0);
  });

  it.each([
    [['acme'], /\/hosts\/0: expected a host name/],
    [['ok.example', 'Not.example'], /\/hosts\/1: expected a host name/],
  ])('has no hosts like %j', (hosts, message) => {
    expect(thrown(() => start().create('acme', hosts))).toMatchObject({
      code: 'INVALID_REQUEST',
      message: expect.stringMatching(message),
    });
  });

  it('has no name and no host of another one, and nothing is left of the attempt', () => {
    const { create, tenants, store } = start();
    create('acme', ['data.acme.example']);
    const other = create('other');
    expect(thrown(() => create('acme'))).toMatchObject({ code: 'CONFLICT' });
    expect(thrown(() => create('third', ['free.example', 'data.acme.example']))).toMatchObject({
      code: 'CONFLICT',
    });
    expect(thrown(() => tenants.change(other.id, { name: 'acme' }, { by }))).toMatchObject({
      code: 'CONFLICT',
    });
    expect(store.list({ limit: 10 }).map(({ name }) => name)).toEqual(['acme', 'other']);
    expect(store.byHost('free.example')).toBeUndefined();
    expect(tenants.get(other.id)).toEqual(other);
  });

  it('is changed by who saw its latest revision', () => {
    const { create, tenants } = start();
    const { id } = create('acme', ['old.example']);
    const changed = tenants.change(id, { title: 'Acme', hosts: ['new.example'] }, { by, revision: 1 });
    expect(changed).toMatchObject({ title: 'Acme', hosts: ['new.example'], revision: 2 });
    expect(thrown(() => tenants.change(id, { title: 'Late' }, { by, revision: 1 }))).toMatchObject({
      code: 'PRECONDITION_FAILED',
      message: expect.stringMatching(/revision is 2/),
    });
    expect(tenants.get(id).title).toBe('Acme');
  });

  it('is suspended with a reason, and resumed', () => {
    const { create, tenants } = start();
    const { id } = create('acme');
    expect(thrown(() => tenants.suspend(id, ' ', { by }))).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(tenants.suspend(id, 'Unpaid since March.', { by })).toMatchObject({
      state: 'suspended',
      suspension: { at: 1000, by, reason: 'Unpaid since March.' },
    });
    expect(thrown(() => tenants.suspend(id, 'Again.', { by }))).toMatchObject({ code: 'CONFLICT' });
    const resumed = tenants.resume(id, { by });
    expect([resumed.state, resumed.suspension]).toEqual(['active', undefined]);
    expect(thrown(() => tenants.resume(id, { by }))).toMatchObject({ code: 'CONFLICT' });
  });

  it('is deleted after a time of grace, within which it is kept as it was', () => {
    const { create, tenants } = start();
    const { id } = create('acme');
    tenants.suspend(id, 'Unpaid.', { by });
    expect(tenants.delete(id, { by })).toMatchObject({
      state: 'deleting',
      deletion: { due: 1000 + 30 * day },
    });
    expect(thrown(() => tenants.resume(id, { by }))).toMatchObject({ code: 'CONFLICT' });
    const kept = tenants.keep(id, { by });
    expect([kept.state, kept.deletion]).toEqual(['suspended', undefined]);
  });

  it('is one of as many as the service takes', () => {
    const { create } = start(1);
    create('acme');
    expect(thrown(() => create('other'))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/room for 1 tenants/),
    });
  });

  it('that there is none of is not found', () => {
    expect(thrown(() => start().tenants.resume('t0', { by }))).toMatchObject({ code: 'NOT_FOUND' });
  });
});
