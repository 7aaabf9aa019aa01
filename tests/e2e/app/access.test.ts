import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administratorName, type SignInStage, setSignInStage } from './sign-in-stage.ts';
import { axe } from './stage.ts';

const dataset = 'urn:li:dataset:(urn:li:dataPlatform:postgres,ledger,PROD)';
const finance = 'urn:li:domain:finance';

let stage: SignInStage;
let page: Page;
beforeAll(async () => {
  stage = await setSignInStage();
  await stage.signUp('ada', 'Reader');
  const store = (type: string, entity: object) =>
    stage.server.call('POST', `/openapi/v3/entity/${type}?async=false`, [entity]);
  await store('domain', { urn: finance, domainProperties: { value: { name: 'Finance' } } });
  await store('dataset', {
    urn: dataset,
    datasetProperties: { value: { name: 'ledger' } },
    domains: { value: { domains: [finance] } },
    ownership: { value: { owners: [{ owner: 'urn:li:corpuser:ada', type: 'DATAOWNER' }] } },
  });
  page = await stage.signIn(administratorName);
});
afterAll(() => stage?.[Symbol.asyncDispose]());

/** Picks something in the dialog that is open. */
async function pick(label: RegExp, text: string, name: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).last().fill(text);
  await page.getByRole('option', { name }).first().click();
}

describe('access tokens', () => {
  test('are made, shown once, and no longer work when they are revoked', async () => {
    await page.goto('/settings/tokens');
    await page.getByRole('button', { name: 'New token' }).click();
    await page.getByLabel('Name', { exact: true }).fill('nightly');
    await page.getByLabel('Valid for').selectOption('1 day');
    await page.getByRole('button', { name: 'Create' }).click();
    const token = await page.getByLabel('Token', { exact: true }).inputValue();
    expect(await stage.statusOf(token)).toBe(200);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await page.content()).not.toContain(token);
    await page.getByRole('cell', { name: 'nightly', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Revoke nightly' }).click();
    await page.getByRole('button', { name: 'Revoke', exact: true }).click();
    await page.getByText('No access tokens.').waitFor();
    expect(await stage.statusOf(token)).toBe(401);
  });

  test('of everybody have their owner', async () => {
    await stage.server.call('POST', '/openapi/v1/identity/tokens', { name: 'other' });
    await page.goto('/settings/tokens');
    await page.getByRole('button', { name: 'Everybody’s' }).click();
    await page.getByRole('row', { name: /other.*margaret/ }).waitFor();
    expect(page.url()).toContain('of=all');
  });
});

describe('a policy', () => {
  const stored = async (): Promise<Record<string, unknown> | undefined> => {
    const { listPolicies } = (await stage.graphql(
      '{ listPolicies(input: { query: "Finance edits" }) { policies { urn name } } }',
    )) as { listPolicies: { policies: readonly { urn: string; name: string }[] } };
    const urn = listPolicies.policies.find(({ name }) => name.startsWith('Finance edits'))?.urn;
    return urn === undefined ? undefined : stage.server.aspect(urn, 'dataHubPolicyInfo');
  };

  test('says what it still lacks, and is stored as the form has it', async () => {
    await page.goto('/settings/policies');
    await page.getByRole('link', { name: 'New policy' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Finance edits');
    await page.getByRole('button', { name: 'Create policy' }).click();
    await page.getByText('Choose at least one privilege.').waitFor();
    await page.getByText('Choose whom the policy is for.').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Finance edits');
    await page.getByLabel('Find a privilege').fill('edit entity tags');
    await page.getByRole('checkbox', { name: /Edit entity tags/ }).check();
    await page.getByRole('button', { name: 'Add a condition' }).click();
    await page.getByLabel('What is compared').selectOption('Domain');
    await page.getByRole('button', { name: 'Add: Domain' }).click();
    await pick(/Add: Domain/, 'Fin', /Finance/);
    await page.getByRole('button', { name: 'Add: Users with roles' }).click();
    await pick(/Add: Users with roles/, 'Read', /Reader/);
    await page.getByRole('button', { name: 'Create policy' }).click();
    await page.getByText('Policy Finance edits created').waitFor();
    expect(await stored()).toMatchObject({
      displayName: 'Finance edits',
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['EDIT_ENTITY_TAGS'],
      actors: { roles: ['urn:li:dataHubRole:Reader'], allUsers: false },
      resources: { filter: { criteria: [{ field: 'DOMAIN', condition: 'EQUALS', values: [finance] }] } },
      editable: true,
    });
  });

  test('decides who may do something, and by which policy', async () => {
    await page.goto(`/settings/who?entity=${encodeURIComponent(dataset)}`);
    await page.getByRole('button', { name: /^Privilege/ }).click();
    await pick(/Choose a privilege/, 'edit entity tags', /Edit entity tags/);
    await page.getByRole('row', { name: /ada.*(Finance edits|Asset Owners)/ }).waitFor();
    await page.getByRole('row', { name: /margaret.*Admins/ }).waitFor();
    await page.getByRole('button', { name: /^Person or group/ }).click();
    await pick(/Choose a person/, 'ada', /ada/);
    await page.getByRole('heading', { name: 'ada may do this.' }).waitFor();
    await page.goto(
      `/settings/who?privilege=DELETE_ENTITY&person=urn:li:corpuser:ada&entity=${encodeURIComponent(finance)}`,
    );
    await page.getByRole('heading', { name: 'ada may not do this.' }).waitFor();
    await page.getByText('users with the role Admin').waitFor();
  });

  test('is turned off and on, and changed without losing what was not changed', async () => {
    await page.goto('/settings/policies?q=Finance');
    await page.getByRole('button', { name: 'Turn off: Finance edits' }).click();
    await page.getByRole('button', { name: 'Turn on: Finance edits' }).waitFor();
    expect(await stored()).toMatchObject({ state: 'INACTIVE' });
    await page.getByRole('link', { name: 'Finance edits' }).click();
    await page.getByLabel('Description').fill('Tags of the domain.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Policy Finance edits changed').waitFor();
    expect(await stored()).toMatchObject({
      description: 'Tags of the domain.',
      actors: { roles: ['urn:li:dataHubRole:Reader'] },
      resources: { filter: { criteria: [{ field: 'DOMAIN' }] } },
    });
  });

  test('is deleted when somebody confirms it', async () => {
    await page.goto('/settings/policies?q=Finance');
    await page.getByRole('link', { name: 'Finance edits' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Policy Finance edits deleted').waitFor();
    expect(await stored()).toBeUndefined();
  });

  test('that is built in says why it cannot be edited', async () => {
    await page.goto('/settings/policies/urn:li:dataHubPolicy:admin-platform-policy');
    await page.getByText('so it cannot be edited').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
  });
});

test('who may do something is asked of everybody, page by page', async () => {
  const users = Array.from({ length: 55 }, (_, at) => ({
    urn: `urn:li:corpuser:many${at}`,
    corpUserInfo: { value: { active: true, displayName: `Many ${at}` } },
  }));
  await stage.server.call('POST', '/openapi/v3/entity/corpuser?async=false', users);
  await page.goto('/settings/who?privilege=EDIT_ENTITY');
  const status = page.locator('.who__answer');
  await status.getByText(/of the 5\d people and groups on this page/).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await status.getByText(/of the \d people and groups on this page/).waitFor();
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
});

test.each([
  '/settings/tokens',
  '/settings/policies',
  '/settings/policies/new',
  '/settings/policies/urn:li:dataHubPolicy:asset-owners-metadata-policy',
  '/settings/who?privilege=EDIT_ENTITY',
])('%s has no axe violation', async (path) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await axe(page)).toEqual([]);
  expect(stage.complaints).toEqual([]);
});

test('who may not define properties or write forms sees why, and reads them', async () => {
  await stage.server.call('POST', '/api/graphql', {
    query: 'mutation { createForm(input: { id: "basics", name: "Basics", type: VERIFICATION }) { urn } }',
  });
  const reader = await stage.signIn('ada');
  await reader.goto('/govern/forms');
  await reader.getByRole('row', { name: /Basics/ }).waitFor();
  for (const [path, name, privilege] of [
    ['/govern/forms', 'New form', 'MANAGE_DOCUMENTATION_FORMS'],
    ['/govern/properties', 'New structured property', 'MANAGE_STRUCTURED_PROPERTIES'],
  ] as const) {
    await reader.goto(path);
    const create = reader.getByRole('button', { name, exact: true, disabled: true });
    await create.waitFor();
    expect(await create.getAttribute('title')).toBe(`You need the privilege ${privilege}.`);
    await create.click({ force: true });
    expect(await reader.getByRole('dialog').count()).toBe(0);
  }
  await reader.context().close();
});
