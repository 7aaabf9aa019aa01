import { readFileSync } from 'node:fs';
import { createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { expect, it, onTestFinished } from 'vitest';
import { answerUsers } from '../../sandbox/worker/answer-users.ts';

const page = readFileSync(new URL('../../../../../docs/api/graphql/explorer.mdx', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```graphql example\n(.*?)```\s+```json\n(.*?)```/gs)].map(
  ([, query = '', variables = '']) => ({ query, variables: JSON.parse(variables) as object }),
);

it('the examples are answered, in the order of the page', async () => {
  const store = createSqliteStore(openMemoryDatabase());
  const catalogue = createCatalogue({ registry, store });
  onTestFinished(() => catalogue.close());
  await catalogue.propose([
    {
      entityUrn: 'urn:li:dataset:(urn:li:dataPlatform:postgres,library.public.loans,PROD)',
      aspectName: 'datasetProperties',
      changeType: 'UPSERT',
      value: { name: 'loans' },
    },
  ]);
  const answer = answerUsers(catalogue, store);
  expect(examples).toHaveLength(3);
  for (const example of examples) {
    const response = await answer(
      new Request('http://localhost/api/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(example),
      }),
    );
    expect(await response.json()).toEqual({ data: expect.any(Object) as object });
  }
});
