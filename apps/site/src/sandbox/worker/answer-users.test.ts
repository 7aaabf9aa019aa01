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
  return { catalogue, answer, write };
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

it('answers GraphQL, by the same rules', async () => {
  const { answer } = await start();
  const ask = async (query: string, authorization?: string) => {
    const response = await answer(
      new Request('http://localhost/api/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(authorization && { authorization }) },
        body: JSON.stringify({ query }),
      }),
    );
    return (await response.json()) as object;
  };
  const create = 'mutation { createTag(input: { id: "pii", name: "pii" }) }';
  expect(await ask(create, 'Bearer user:ines')).toMatchObject({
    errors: [{ extensions: { errorCode: 'FORBIDDEN' } }],
  });
  expect(await ask(create)).toEqual({ data: { createTag: 'urn:li:tag:pii' } });
});
