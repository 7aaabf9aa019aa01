import { createCatalogue, writeBuiltInData } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect, it, onTestFinished } from 'vitest';
import { answerUsers } from './answer-users.ts';

async function start() {
  const store = createSqliteStore(openMemoryDatabase());
  const catalogue = createCatalogue({ registry, store });
  onTestFinished(() => catalogue.close());
  await writeBuiltInData(catalogue);
  const answer = answerUsers(catalogue, store);
  const write = async (authorization?: string) => {
    const response = await answer(
      new Request('http://localhost/openapi/v3/entity/tag?async=false', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(authorization && { authorization }) },
        body: JSON.stringify([{ urn: 'urn:li:tag:pii', tagProperties: { value: { name: 'pii' } } }]),
      }),
    );
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  return { catalogue, write };
}

it('lets a user do what policies grant, and everything where no user is played', async () => {
  const { catalogue, write } = await start();
  expect(await write('Bearer user:ines')).toEqual([403, 'FORBIDDEN']);
  expect(await write()).toEqual([200, undefined]);
  await catalogue.propose([
    {
      entityUrn: 'urn:li:corpuser:ines',
      aspectName: 'roleMembership',
      changeType: 'UPSERT',
      value: { roles: ['urn:li:dataHubRole:Editor'] },
    },
  ]);
  expect(await write('Bearer user:ines')).toEqual([200, undefined]);
});

it.each(['Bearer what-a-proxy-expects', 'Basic aW5lczo='])(
  'ignores %j, as without sign-in',
  async (authorization) => {
    const { write } = await start();
    expect(await write(authorization)).toEqual([200, undefined]);
  },
);
