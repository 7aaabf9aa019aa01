import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administratorName, type SignInStage, setSignInStage } from './sign-in-stage.ts';
import { type AppStage, axe, setAppStage } from './stage.ts';

const ada = 'urn:li:corpuser:ada';
const grace = 'urn:li:corpuser:grace';

let stage: SignInStage;
let page: Page;
beforeAll(async () => {
  stage = await setSignInStage();
  await stage.signUp('ada', 'Reader');
  await stage.signUp('grace');
  page = await stage.signIn(administratorName);
});
afterAll(() => stage?.[Symbol.asyncDispose]());

const rolesOf = async (urn: string) => (await stage.server.aspect(urn, 'roleMembership'))?.roles;
const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

describe('users', () => {
  test('are found, and get another role', async () => {
    await page.goto('/settings/users');
    await page.getByLabel('Find by name').fill('ada');
    await page.getByRole('row', { name: /grace/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Role: ada' }).click();
    await page.getByLabel('Role', { exact: true }).selectOption('Editor');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('ada has the role Editor').waitFor();
    expect(await rolesOf(ada)).toEqual(['urn:li:dataHubRole:Editor']);
    await page.getByRole('row', { name: /ada.*Editor.*Active/ }).waitFor();
  });

  test('are suspended, and let in again', async () => {
    const status = async () =>
      (
        await stage.server.call<{ users: readonly { urn: string; status: string }[] }>(
          'GET',
          '/openapi/v1/identity/users',
        )
      ).users.find(({ urn }) => urn === ada)?.status;
    await page.goto('/settings/users');
    await page.getByRole('button', { name: 'Suspend: ada' }).click();
    await confirm('Suspend');
    await page.getByRole('row', { name: /ada.*Suspended/ }).waitFor();
    expect(await status()).toBe('suspended');
    await page.getByRole('button', { name: 'Let in again: ada' }).click();
    await page.getByRole('row', { name: /ada.*Active/ }).waitFor();
    expect(await status()).toBe('active');
  });

  test('get a link for a new password', async () => {
    await page.goto('/settings/users');
    await page.getByRole('button', { name: 'Password link: ada' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/reset\?reset_token=.{20}/);
    expect((await fetch(link)).status).toBe(200);
  });

  test('are not suspended or deleted by themselves', async () => {
    await page.goto('/settings/users');
    expect(await page.getByRole('button', { name: `Delete: ${administratorName}` }).isDisabled()).toBe(true);
  });

  test('are deleted when somebody confirms it', async () => {
    await stage.signUp('eve');
    await page.goto('/settings/users');
    await page.getByRole('button', { name: 'Delete: eve' }).click();
    await confirm('Delete');
    await page.getByText('eve is deleted').waitFor();
    await page.getByRole('row', { name: /eve/ }).waitFor({ state: 'detached' });
    expect(await stage.server.aspect('urn:li:corpuser:eve', 'corpUserKey')).toBeUndefined();
  });
});

test('a group is made, gets members and a role, is renamed and deleted', async () => {
  const urn = 'urn:li:corpGroup:sales';
  await page.goto('/settings/groups');
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Sales');
  await page.getByLabel('Id', { exact: true }).fill('sales');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Sales' }).click();
  await page.getByRole('button', { name: 'Add a member' }).click();
  await page.getByRole('combobox', { name: 'Add a member' }).fill('grace');
  await page.getByRole('option', { name: /grace/ }).click();
  await page.getByText('grace is a member').waitFor();
  const groups = async () => (await stage.server.aspect(grace, 'nativeGroupMembership'))?.nativeGroups;
  expect(await groups()).toEqual([urn]);
  await page.getByRole('button', { name: 'Change role' }).click();
  await page.getByLabel('Role', { exact: true }).selectOption('Reader');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Sales has the role Reader').waitFor();
  expect(await rolesOf(urn)).toEqual(['urn:li:dataHubRole:Reader']);
  await page.getByRole('button', { name: 'Name and description' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Sellers');
  await page.getByLabel('Description', { exact: true }).fill('Who sells.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Sellers' }).waitFor();
  expect(await stage.server.aspect(urn, 'corpGroupInfo')).toMatchObject({ displayName: 'Sellers' });
  expect(await stage.server.aspect(urn, 'corpGroupEditableInfo')).toMatchObject({
    description: 'Who sells.',
  });
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove grace' }).click();
  await page.getByText('Nobody is in this group.').waitFor();
  expect(await groups()).toEqual([]);
  await page.getByRole('button', { name: 'Delete' }).click();
  await confirm('Delete');
  await page.getByText('Group Sellers deleted').waitFor();
  expect(await stage.server.aspect(urn, 'corpGroupInfo')).toBeUndefined();
});

test('a role is given and taken on its page', async () => {
  await page.goto('/settings/roles');
  await page.getByRole('button', { name: 'Assign the role Reader' }).click();
  await page.getByRole('combobox').last().fill('grace');
  await page.getByRole('option', { name: /grace/ }).click();
  await page.getByRole('button', { name: 'Take the role Reader from grace' }).click();
  await page.getByText('grace has no role any more').waitFor();
  expect((await rolesOf(grace)) ?? []).toEqual([]);
});

test('an invite link is made, lets somebody sign up, is replaced and revoked', async () => {
  await page.goto('/settings/invites');
  await page.getByRole('button', { name: 'New link' }).click();
  await page.getByLabel('Role', { exact: true }).selectOption('Reader');
  await page.getByRole('checkbox', { name: /any number of people/ }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toContain('/signup?invite_token=');
  await page.getByRole('button', { name: 'Done' }).click();
  const invites = async () =>
    (
      await stage.server.call<{ invites: readonly { role?: string; isReusable: boolean }[] }>(
        'GET',
        '/openapi/v1/identity/invites',
      )
    ).invites.filter(({ isReusable }) => isReusable);
  expect(await invites()).toMatchObject([{ role: 'urn:li:dataHubRole:Reader' }]);
  await page.getByRole('button', { name: 'Replace' }).click();
  await confirm('Replace');
  expect(await page.getByLabel('Link', { exact: true }).inputValue()).not.toBe(link);
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await invites()).toHaveLength(1);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await confirm('Revoke');
  await page.getByText('No invite links.').waitFor();
  expect(await invites()).toEqual([]);
});

test('a service account is made, gets a token and a role, and is deleted', async () => {
  await page.goto('/settings/service-accounts');
  await page.getByRole('button', { name: 'New service account' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Loader');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Loader' }).click();
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByLabel('Name', { exact: true }).fill('nightly');
  await page.getByRole('button', { name: 'Create' }).click();
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  expect(await stage.statusOf(token)).toBe(200);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('cell', { name: 'nightly', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Change role' }).click();
  await page.getByLabel('Role', { exact: true }).selectOption('Editor');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Loader has the role Editor').waitFor();
  const urn = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  expect(await rolesOf(urn)).toEqual(['urn:li:dataHubRole:Editor']);
  await page.getByRole('button', { name: 'Delete' }).click();
  await confirm('Delete');
  await page.getByText('No service accounts.').waitFor();
  expect(await stage.statusOf(token)).toBe(401);
});

describe('somebody with few rights', () => {
  test('is told which privilege each page needs', async () => {
    const other = await stage.signIn('grace');
    await other.goto('/settings/users');
    await other.getByText('MANAGE_USERS_AND_GROUPS').waitFor();
    expect(await other.getByRole('button', { name: 'Delete: ada' }).isDisabled()).toBe(true);
    expect(await other.getByRole('button', { name: 'Role: ada' }).isDisabled()).toBe(true);
    for (const [path, button, privilege] of [
      ['groups', 'New group', 'MANAGE_USERS_AND_GROUPS'],
      ['policies', 'New policy', 'MANAGE_POLICIES'],
      ['invites', 'New link', 'MANAGE_USER_CREDENTIALS'],
      ['service-accounts', 'New service account', 'MANAGE_SERVICE_ACCOUNTS'],
    ]) {
      await other.goto(`/settings/${path}`);
      await other.getByText(privilege ?? '').waitFor();
      expect(await other.getByRole('button', { name: button ?? '' }).isDisabled()).toBe(true);
    }
    await other.goto('/settings/tokens');
    expect(await other.getByRole('button', { name: 'New token' }).isEnabled()).toBe(true);
    expect(await other.getByRole('button', { name: 'Everybody’s' }).isDisabled()).toBe(true);
    await other.context().close();
  });

  test('changes their own profile and password, and signs out', async () => {
    const other = await stage.signIn('grace');
    await other.getByRole('link', { name: 'Your profile: grace' }).click();
    await other.getByLabel('Display name').fill('Grace Hopper');
    await other.getByLabel('Teams').fill('Compilers, Navy');
    await other.getByRole('button', { name: 'Save' }).click();
    await other.getByRole('link', { name: 'Your profile: Grace Hopper' }).waitFor();
    expect(await stage.server.aspect(grace, 'corpUserEditableInfo')).toMatchObject({
      displayName: 'Grace Hopper',
      teams: ['Compilers', 'Navy'],
    });
    // Saved once more, with what an administrator has stored meanwhile: only the same field is a conflict.
    const value = { displayName: 'Grace Hopper', title: 'Admiral', aboutMe: 'Theirs' };
    await stage.server.call('POST', '/openapi/v3/entity/corpuser?async=false', [
      { urn: grace, corpUserEditableInfo: { value } },
    ]);
    await other.getByLabel('About you').fill('Mine');
    await other.getByRole('button', { name: 'Save' }).click();
    const conflict = other.getByRole('alert', { name: 'Somebody else changed this in the meantime.' });
    await conflict.getByText('About you: Theirs').waitFor();
    expect(await conflict.innerText()).not.toContain('Admiral');
    await other.getByRole('button', { name: 'Keep what is stored' }).click();
    await expect.poll(() => other.getByLabel('Title', { exact: true }).inputValue()).toBe('Admiral');
    await other.getByLabel('About you').fill('Wrote a compiler');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => stage.server.aspect(grace, 'corpUserEditableInfo'))
      .toMatchObject({ title: 'Admiral', aboutMe: 'Wrote a compiler' });
    await other.getByLabel('Current password').fill('not the password');
    await other.getByLabel('New password').fill('a bug in the relay');
    await other.getByRole('button', { name: 'Change password' }).click();
    await other.getByRole('alert').waitFor();
    expect(await other.getByLabel('New password').inputValue()).toBe('a bug in the relay');
    await other.getByRole('link', { name: 'Sign out' }).first().click();
    await other.getByRole('heading', { name: 'You are signed out' }).waitFor();
    await other.goto('/settings/tokens');
    await other.getByRole('main').getByRole('link', { name: 'Sign in' }).waitFor();
    await other.context().close();
  });
});

test.each(['users', 'groups', 'roles', 'invites', 'service-accounts', 'profile'])(
  '/settings/%s has no axe violation',
  async (path) => {
    await page.goto(`/settings/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await axe(page)).toEqual([]);
    expect(stage.complaints.filter((complaint) => !complaint.includes('40'))).toEqual([]);
  },
);

describe('without sign-in', () => {
  let open: AppStage;
  beforeAll(async () => {
    open = await setAppStage();
  });
  afterAll(() => open?.[Symbol.asyncDispose]());

  test.each(['users', 'roles', 'policies', 'tokens', 'invites', 'service-accounts', 'profile'])(
    '/settings/%s says that nobody signs in, and how to turn it on',
    async (path) => {
      const other = await open.open(`/settings/${path}`);
      await other.getByText('Nobody signs in on this server.').waitFor();
      const link = other.getByRole('link', { name: 'Turn on sign-in' });
      expect(await link.getAttribute('href')).toBe('/docs/authentication');
      expect(await other.getByRole('link', { name: 'Sign out' }).count()).toBe(0);
      expect(await axe(other)).toEqual([]);
      await other.context().close();
    },
  );

  test('the pages complain of nothing', () => {
    expect(open.complaints).toEqual([]);
  });
});
