import { localUser } from '@colophon/catalogue';
import { expect, it } from 'vitest';
import { createTestServer, ingest, proposalOf, type TestServer } from '../testing/test-server.ts';

const pii = 'urn:li:tag:pii';
const ana = { Authorization: 'Bearer ana' };

/** A server with policies, where the token is the name of the user. */
const policyServer = () =>
  createTestServer({
    obeysPolicies: true,
    authenticate({ headers }) {
      const name = headers.get('authorization')?.replace('Bearer ', '');
      return name === undefined ? undefined : { urn: `urn:li:corpuser:${name}` };
    },
  });

/** Written by the catalogue itself, as its built-in policies are. */
const grant = (server: TestServer, type: 'PLATFORM' | 'METADATA', privileges: readonly string[]) =>
  server.catalogue
    .as({
      principal: localUser,
      requestId: '',
      traceId: '0'.repeat(32),
      signal: new AbortController().signal,
    })
    .propose([
      {
        entityUrn: `urn:li:dataHubPolicy:${type}`,
        aspectName: 'dataHubPolicyInfo',
        changeType: 'UPSERT',
        value: {
          displayName: type,
          description: '',
          type,
          state: 'ACTIVE',
          privileges: [...privileges],
          editable: true,
          actors: {
            users: ['urn:li:corpuser:ana'],
            allUsers: false,
            allGroups: false,
            resourceOwners: false,
          },
        },
      },
    ]);

const write = (server: TestServer) =>
  server.send(ingest, {
    method: 'POST',
    headers: { ...ana, 'Content-Type': 'application/json' },
    body: JSON.stringify({ proposal: proposalOf(pii, 'tagProperties', { name: 'pii' }) }),
  });

it('obeys the policies about entities', async () => {
  const server = policyServer();
  const read = async (headers: Record<string, string> = ana) =>
    (await server.send(`/openapi/v3/entity/tag/${pii}`, { headers })).status;
  expect(await write(server)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  await grant(server, 'METADATA', ['EDIT_ENTITY']);
  expect((await write(server)).status).toBe(200);
  expect(await read()).toBe(200);
  expect(await read({ Authorization: 'Bearer ben' })).toBe(404);
  expect(await read({})).toBe(401);
});

it('obeys the policies about the catalogue', async () => {
  const server = policyServer();
  const runs = async () =>
    (await server.send('/runs?action=list', { method: 'POST', headers: ana, body: '{}' })).status;
  expect(await runs()).toBe(403);
  await grant(server, 'PLATFORM', ['MANAGE_INGESTION']);
  expect(await runs()).toBe(200);
});

it('says to everybody how it is', async () => {
  for (const path of ['/health', '/health/ready', '/config'])
    expect((await policyServer().get(path)).status).toBe(200);
});
