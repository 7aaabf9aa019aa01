import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorName, type SignInStage, setSignInStage } from './sign-in-stage.ts';
import { axe, keepPicture } from './stage.ts';

const ada = 'urn:li:corpuser:ada';
const sales = 'urn:li:corpGroup:sales';
const finance = 'urn:li:corpGroup:finance';
const dataset = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.orders,PROD)';

let stage: SignInStage;
let page: Page;
beforeAll(async () => {
  stage = await setSignInStage();
  await stage.signUp('ada', 'Reader');
  const store = (type: string, urn: string, aspects: object) =>
    stage.server.call('POST', `/openapi/v3/entity/${type}?async=false`, [{ urn, ...aspects }]);
  await store('dataset', dataset, { datasetProperties: { value: { name: 'orders' } } });
  for (const [urn, name] of [
    [sales, 'Sales'],
    [finance, 'Finance'],
  ] as const)
    await store('corpGroup', urn, {
      corpGroupInfo: { value: { displayName: name, admins: [], members: [], groups: [] } },
    });
  await stage.graphql(`mutation { addGroupMembers(input: { groupUrn: "${sales}", userUrns: ["${ada}"] }) }`);
  page = await stage.signIn('ada');
  page.setDefaultTimeout(15_000);
});
afterAll(() => stage?.[Symbol.asyncDispose]());

/** What is stored of the one subscription of a user or a group; undefined without one. */
async function storedOf(whose: string): Promise<unknown> {
  const { listSubscriptions } = (await stage.graphql(
    `{ listSubscriptions(input: { ${whose} }) { subscriptions { subscriptionUrn } } }`,
  )) as { listSubscriptions: { subscriptions: readonly { subscriptionUrn: string }[] } };
  expect(listSubscriptions.subscriptions.length).toBeLessThan(2);
  const [only] = listSubscriptions.subscriptions;
  return only && stage.server.aspect(only.subscriptionUrn, 'subscriptionInfo');
}
const hers = `userUrn: "${ada}"`;

async function openForm(): Promise<void> {
  await page.goto(`/dataset/${encodeURIComponent(dataset)}`);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Follow …' }).click();
  await page.getByRole('dialog').getByLabel('Who is notified').waitFor();
}
const send = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('somebody follows a dataset: some changes, by mail, every week', async () => {
  await openForm();
  await page.getByLabel('Changes', { exact: true }).selectOption('Only some');
  expect(await page.getByRole('button', { name: 'Follow', exact: true }).isDisabled()).toBe(true);
  await page.getByLabel('Column removed').check();
  await page.getByLabel('Tag added').check();
  await page.getByLabel('Send by').selectOption('Mail');
  await page.getByLabel('Address for mails').fill('ada@example.org');
  await page.getByLabel('When', { exact: true }).selectOption('By a schedule');
  await page.getByLabel('Schedule', { exact: true }).fill('On Fridays');
  expect(await axe(page)).toEqual([]);
  await keepPicture(page, 'subscription');
  await send('Follow');
  // The server says what is wrong, and what was typed stays.
  await page.getByText(/Expected daily, weekly or a cron expression/).waitFor();
  await page.getByLabel('When', { exact: true }).selectOption('Once a week');
  await send('Follow');
  await page.getByText('orders is followed').waitFor();
  expect(await storedOf(hers)).toMatchObject({
    actorUrn: ada,
    actorType: 'corpuser',
    entityUrn: dataset,
    entityChangeTypes: [{ entityChangeType: 'OPERATION_COLUMN_REMOVED' }, { entityChangeType: 'TAG_ADDED' }],
    notificationConfig: {
      notificationSettings: { sinkTypes: ['EMAIL'], emailSettings: { email: 'ada@example.org' } },
    },
    digest: 'weekly',
  });
});

test('a member follows it for her group, but not for another', async () => {
  await openForm();
  await page.getByLabel('Who is notified').selectOption('Another group …');
  await page.getByRole('option', { name: 'Finance' }).click();
  await page
    .getByText(/EDIT_GROUP_MEMBERS/)
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: 'Follow', exact: true }).isDisabled()).toBe(true);
  await page.getByLabel('Who is notified').selectOption('Sales');
  await page.getByLabel('Send by').selectOption('Slack');
  await page.getByLabel('Channels in Slack').fill('C0123, C0456');
  await send('Follow');
  await page.getByText('orders is followed').waitFor();
  expect(await storedOf(`groupUrn: "${sales}"`)).toMatchObject({
    actorUrn: sales,
    actorType: 'corpGroup',
    notificationConfig: {
      notificationSettings: { sinkTypes: ['SLACK'], slackSettings: { channels: ['C0123', 'C0456'] } },
    },
  });
  expect(await storedOf(`groupUrn: "${finance}"`)).toBeUndefined();
});

test('the form of what is followed has what is stored', async () => {
  await openForm();
  await page.getByRole('heading', { name: 'Subscription to orders' }).waitFor();
  expect(await page.getByLabel('Tag added').isChecked()).toBe(true);
  expect(await page.getByLabel('Address for mails').inputValue()).toBe('ada@example.org');
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('subscriptions are listed, changed and removed', async () => {
  await page.goto('/settings/subscriptions');
  await page.getByRole('row', { name: /orders.*2 kinds of change.*By mail.*Once a week/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await keepPicture(page, 'subscriptions');
  await page.getByRole('button', { name: 'Edit: orders' }).click();
  await page.getByLabel('Changes', { exact: true }).selectOption('Every change');
  await page.getByLabel('When', { exact: true }).selectOption('By a schedule');
  await page.getByLabel('Schedule', { exact: true }).fill('0 17 * * 5');
  await page.getByLabel('Send by').selectOption('As the settings of who is notified say');
  await send('Save');
  await page.getByRole('row', { name: /orders.*Every change.*As the settings say.*0 17/ }).waitFor();
  const info = await storedOf(hers);
  expect(info).toMatchObject({ digest: '0 17 * * 5' });
  expect(info).not.toHaveProperty('entityChangeTypes');
  expect(info).not.toHaveProperty('notificationConfig');

  await page.getByLabel('Who is notified').selectOption('Sales');
  await page.getByRole('row', { name: /orders.*In Slack/ }).waitFor();
  expect(new URL(page.url()).searchParams.get('group')).toBe(sales);
  await page.getByRole('button', { name: 'Remove: orders' }).click();
  await send('Stop following');
  await page.getByText('Nothing is followed.').waitFor();
  expect(await storedOf(`groupUrn: "${sales}"`)).toBeUndefined();
  expect(await storedOf(hers)).toBeDefined();
});

test('following ends in the form, too', async () => {
  await openForm();
  await send('Stop following');
  await page.getByText('orders is no longer followed').waitFor();
  expect(await storedOf(hers)).toBeUndefined();
});

test('who manages people sees the subscriptions of any group', async () => {
  const admin = await stage.signIn(administratorName);
  await admin.goto(`/settings/subscriptions?group=${encodeURIComponent(finance)}`);
  await admin.getByText('Nothing is followed.').waitFor();
  expect(await admin.getByLabel('Who is notified').inputValue()).toBe(finance);
  await admin.context().close();
  const refused = stage.complaints.filter((each) => !each.includes('status of 40'));
  expect(refused).toEqual([]);
});
