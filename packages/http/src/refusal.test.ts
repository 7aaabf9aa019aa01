import { expect, it } from 'vitest';
import { maxPathCharacters, type Refusal } from './refusal.ts';
import { createTestServer } from './testing/test-server.ts';

const evil = { Origin: 'http://evil.test', 'X-Request-Id': 'request-7' };

function start(onRefused?: (refusal: Refusal) => void) {
  const refusals: Refusal[] = [];
  const server = createTestServer({
    access: { allowedHosts: [], allowedOrigins: [] },
    authenticate: () => ({ urn: 'urn:li:corpuser:ana' }),
    mayOnCatalogue: async () => false,
    onRefused: onRefused ?? ((refusal) => refusals.push(refusal)),
  });
  return { server, refusals };
}

it('reports who was refused what, without the values that were sent', async () => {
  const { server, refusals } = start();
  const { status } = await server.send('/aspects?action=ingestProposal&token=s3cret', {
    method: 'POST',
    headers: evil,
    body: '{"password":"s3cret"}',
  });
  expect(status).toBe(403);
  expect(refusals).toEqual([
    {
      status: 403,
      code: 'ORIGIN_NOT_ALLOWED',
      // Nobody asks who it is before the origin is right.
      actor: undefined,
      method: 'POST',
      path: '/aspects',
      address: undefined,
      requestId: 'request-7',
    },
  ]);
});

it('names who is not allowed to do something', async () => {
  const { server, refusals } = start();
  const { status } = await server.post('/openapi/operations/backup', {});
  expect([status, refusals.length]).toEqual([403, 1]);
  expect(refusals[0]).toMatchObject({ status: 403, code: 'FORBIDDEN', actor: 'urn:li:corpuser:ana' });
});

it('reports no other failure, and nothing that succeeds', async () => {
  const { server, refusals } = start();
  for (const path of ['/config', '/nothing', '/openapi/nothing', '/aspects?action=x']) await server.get(path);
  expect(refusals).toEqual([]);
});

it('keeps only the beginning of a long path', async () => {
  const { server, refusals } = start();
  await server.send(`/openapi/v3/entity/tag/urn:li:tag:${'x'.repeat(1000)}`, {
    method: 'DELETE',
    headers: evil,
  });
  expect(refusals.map(({ path }) => path.length)).toEqual([maxPathCharacters]);
});
