import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domain, type Person, startTestService, type TestService } from './start.ts';

let service: TestService;
let acme: { readonly id: string; readonly administrator: Person };
let other: typeof acme;
beforeAll(async () => {
  service = await startTestService();
  acme = await service.createTenant('acme', { hosts: ['data.acme.test'] });
  other = await service.createTenant('other');
});
afterAll(() => service?.[Symbol.asyncDispose]());

const tag = 'urn:li:tag:secret';
const write = (person: Person, name: string) =>
  person.ask('/openapi/v3/entity/tag', {
    method: 'POST',
    body: [{ urn: tag, tagProperties: { value: { name } } }],
  });
const read = (person: Person) => person.ask(`/openapi/v3/entity/tag/${encodeURIComponent(tag)}`);

describe('a tenant', () => {
  it('has metadata, users and sign-in of its own', async () => {
    expect((await write(acme.administrator, 'of acme')).status).toBeLessThan(300);
    expect((await read(acme.administrator)).json()).toMatchObject({
      tagProperties: { value: { name: 'of acme' } },
    });
    expect((await read(other.administrator)).status).toBe(404);
    expect((await service.ask(`acme.${domain}`, '/openapi/v3/entity/tag')).status).toBe(401);
  });

  it('answers at its own host name, and by its path', async () => {
    for (const [host, path] of [
      ['data.acme.test', '/config'],
      [domain, '/t/acme/config'],
    ] as const)
      expect((await service.ask(host, path)).json()).toHaveProperty('versions');
  });

  it('nobody has heard of gets an error that says so', async () => {
    for (const host of ['nobody.catalogues.test', 'evil.test']) {
      const { status, text } = await service.ask(host, '/config');
      expect([status, text]).toEqual([421, expect.stringMatching(/No catalogue has the name/)]);
    }
  });

  it('that is suspended says why, and answers again when it is resumed', async () => {
    const path = `/openapi/v1/service/tenants/${other.id}`;
    const suspended = await service.operator.ask(`${path}/suspend`, {
      method: 'POST',
      body: { reason: 'Unpaid since March.' },
    });
    expect(suspended.json()).toMatchObject({ state: 'suspended' });
    const answer = await read(other.administrator);
    expect([answer.status, answer.json()]).toEqual([
      403,
      expect.objectContaining({ message: 'This catalogue is suspended: Unpaid since March.' }),
    ]);
    await service.operator.ask(`${path}/resume`, { method: 'POST' });
    expect((await read(other.administrator)).status).toBe(404);
  });

  it('does not know the operators, nor they what is in it', async () => {
    const path = '/openapi/v1/service/tenants';
    expect((await acme.administrator.ask(path)).status).toBe(404);
    expect((await service.ask(domain, path)).status).toBe(401);
    expect((await service.operator.ask(`/t/acme/openapi/v3/entity/tag`)).status).toBe(401);
    expect((await service.operator.ask(path)).json()).toMatchObject({
      total: 2,
      tenants: [
        { name: 'acme', address: expect.stringContaining('acme.catalogues.test') },
        { name: 'other' },
      ],
    });
  });

  it('is not changed by who saw an earlier revision', async () => {
    const path = `/openapi/v1/service/tenants/${acme.id}`;
    const { revision } = (await service.operator.ask(path)).json<{ readonly revision: number }>();
    const change = (title: string) =>
      service.operator.ask(path, {
        method: 'PATCH',
        headers: { 'If-Match': `"${revision}"` },
        body: { title },
      });
    expect((await change('Acme')).status).toBe(200);
    const late = await change('Late');
    expect([late.status, late.text]).toEqual([412, expect.stringMatching(/Somebody else has changed/)]);
    expect((await service.operator.ask(path)).json()).toMatchObject({ title: 'Acme' });
  });
});
