import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
});
afterAll(() => stage?.[Symbol.asyncDispose]());

interface Described {
  readonly description: string;
}

describe('what somebody else stored while a form was open', () => {
  const stamp = { time: 0, actor: 'urn:li:corpuser:datahub' };
  const type = 'urn:li:ownershipType:stewards';
  const policy = 'urn:li:dataHubPolicy:editors';
  const post = 'urn:li:post:news';
  const writeType = (description: string) =>
    stage.store('ownershipType', type, {
      ownershipTypeInfo: { name: 'Stewards', description, created: stamp, lastModified: stamp },
    });
  const writePolicy = (description: string) =>
    stage.store('dataHubPolicy', policy, {
      dataHubPolicyInfo: {
        displayName: 'Editors',
        description,
        type: 'METADATA',
        state: 'ACTIVE',
        privileges: ['EDIT_ENTITY'],
        actors: { users: [], groups: [], allUsers: true, allGroups: false, resourceOwners: false },
        editable: true,
      },
    });
  const writePost = (description: string) =>
    stage.store('post', post, {
      postInfo: {
        type: 'HOME_PAGE_ANNOUNCEMENT',
        content: { type: 'TEXT', title: 'News', description },
        created: 0,
        lastModified: 0,
      },
    });
  const forms = [
    {
      name: 'an ownership type',
      path: '/govern/ownership-types',
      label: 'Description',
      write: writeType,
      open: (page: Page) => page.getByRole('button', { name: /Edit.*Stewards/ }).click(),
      isPage: false,
      stored: async () => (await stage.stored(type, 'ownershipTypeInfo')) as Described,
    },
    {
      name: 'a policy',
      path: `/settings/policies/${policy}`,
      label: 'Description',
      write: writePolicy,
      open: async () => {},
      isPage: true,
      stored: async () => (await stage.stored(policy, 'dataHubPolicyInfo')) as Described,
    },
    {
      name: 'an announcement',
      path: '/settings/posts',
      label: 'Text',
      write: writePost,
      open: (page: Page) => page.getByRole('button', { name: /Edit.*News/ }).click(),
      isPage: false,
      stored: async () => ((await stage.stored(post, 'postInfo')) as { readonly content: Described }).content,
    },
  ];
  test.each(forms)(
    'is shown before it is overwritten: $name',
    async ({ path, label, write, open, isPage, stored }) => {
      await write('As it was');
      const page = await stage.open(path);
      page.setDefaultTimeout(15_000);
      await open(page);
      const description = page.getByLabel(label, { exact: true });
      await description.fill('Mine');
      await write('Theirs');
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await save.click();
      const conflict = page.getByRole('alert', { name: 'Somebody else changed this in the meantime.' });
      await conflict.getByText(`${label}: Mine`).waitFor();
      await conflict.getByText(`${label}: Theirs`).waitFor();
      expect((await stored()).description).toBe('Theirs');
      // What was typed is still there, and what was seen is not told of again.
      await page.getByRole('button', { name: 'Continue to write' }).click();
      expect(await description.inputValue()).toBe('Mine');
      await write('Theirs again');
      await save.click();
      await conflict.getByText(`${label}: Theirs again`).waitFor();
      if (isPage) await keepPicture(page, 'conflict-policy');
      await page.getByRole('button', { name: 'Save mine' }).click();
      await conflict.waitFor({ state: 'hidden' });
      await expect.poll(async () => (await stored()).description).toBe('Mine');
      await page.context().close();
    },
  );

  test('is kept by who chooses it', async () => {
    await writeType('As it was');
    const page = await stage.open('/govern/ownership-types');
    await page.getByRole('button', { name: /Edit.*Stewards/ }).click();
    await page.getByLabel('Description', { exact: true }).fill('Mine');
    await writeType('Theirs');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep what is stored' }).click();
    await page.getByRole('cell', { name: 'Theirs' }).waitFor();
    expect(((await stage.stored(type, 'ownershipTypeInfo')) as Described).description).toBe('Theirs');
    await page.context().close();
  });
});
