import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignInStage, setSignInStage } from './sign-in-stage.ts';
import { axe } from './stage.ts';

const ada = 'urn:li:corpuser:ada';
const datasetOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:postgres,shop.${name},PROD)`;

let stage: SignInStage;

const store = (entityType: string, urn: string, aspects: Readonly<Record<string, object>>) =>
  stage.server.call('POST', `/openapi/v3/entity/${entityType}?async=false`, [
    { urn, ...Object.fromEntries(Object.entries(aspects).map(([name, value]) => [name, { value }])) },
  ]);

beforeAll(async () => {
  stage = await setSignInStage();
  await stage.signUp('ada', 'Reader');
  const stamp = { time: 1, actor: ada };
  for (const name of ['orders', 'customers'])
    await store('dataset', datasetOf(name), { datasetProperties: { name } });
  await store('dataset', datasetOf('orders'), {
    ownership: { owners: [{ owner: ada, type: 'DATAOWNER' }], lastModified: stamp },
  });
  for (const name of ['orders', 'customers'])
    await store('incident', `urn:li:incident:${name}`, {
      incidentInfo: {
        type: 'OPERATIONAL',
        title: `Late: ${name}`,
        entities: [datasetOf(name)],
        status: { state: 'ACTIVE', lastUpdated: stamp },
        created: stamp,
      },
    });
});
afterAll(() => stage?.[Symbol.asyncDispose]());

test('somebody who is signed in sees what waits for them, and not what waits for others', async () => {
  const page = await stage.signIn('ada');
  await page.goto('/');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByText('Late: orders').waitFor();
  expect(await waiting.getByText('Late: customers').count()).toBe(0);
  const owned = page.getByRole('region', { name: 'Yours' });
  expect(await owned.getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining('orders')]);
  const changed = page.getByRole('region', { name: 'Changed lately' });
  expect((await changed.getByRole('listitem').allInnerTexts())[0]).toMatch(/^orders\s+yours, /);
  expect(await axe(page)).toEqual([]);
  expect(stage.complaints).toEqual([]);
});
