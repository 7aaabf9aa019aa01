import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  for (const name of ['orders', 'customers'])
    await stage.store('dataset', `urn:li:dataset:(urn:li:dataPlatform:postgres,shop.${name},PROD)`, {
      datasetProperties: { name },
    });
});
afterAll(() => stage?.[Symbol.asyncDispose]());

const posts = async () => {
  const answer = await stage.graphql(
    '{ listPosts(input: { start: 0, count: 9 }) { posts { content { contentType title description link } } } }',
  );
  return (answer.listPosts as { readonly posts: readonly { readonly content: object }[] }).posts.map(
    ({ content }) => content,
  );
};

describe('announcements', () => {
  test('are made with a preview, changed, shown on the home page and deleted', async () => {
    const page = await stage.open('/settings/posts');
    await page.getByText('There are no announcements.').waitFor();
    await page.getByRole('button', { name: 'New announcement' }).click();
    const form = page.getByRole('dialog', { name: 'New announcement' });
    await form.getByLabel('Kind').selectOption('Link');
    await form.getByLabel('Title').fill('Maintenance');
    await form.getByLabel('Link', { exact: true }).fill('javascript:alert(1)');
    await form.getByText('Enter an address that begins with').waitFor();
    expect(await form.getByRole('button', { name: 'New announcement' }).isDisabled()).toBe(true);
    await form.getByLabel('Link', { exact: true }).fill('https://status.example.com');
    await form.getByLabel('Text').fill('On Sunday.');
    const preview = form.getByRole('region', { name: 'Preview' });
    expect(await preview.getByRole('link', { name: 'Maintenance' }).getAttribute('href')).toBe(
      'https://status.example.com',
    );
    await keepPicture(page, 'post-form');
    expect(await axe(page)).toEqual([]);
    await form.getByRole('button', { name: 'New announcement' }).click();
    await page.getByText('Announcement Maintenance created').waitFor();
    expect(await posts()).toEqual([
      {
        contentType: 'LINK',
        title: 'Maintenance',
        description: 'On Sunday.',
        link: 'https://status.example.com',
      },
    ]);

    await page.getByRole('button', { name: 'Edit: Maintenance' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit announcement' });
    await edit.getByLabel('Title').fill('Maintenance on Sunday');
    await edit.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Announcement Maintenance on Sunday saved').waitFor();
    await keepPicture(page, 'posts');
    expect(await axe(page)).toEqual([]);
    expect(await posts()).toMatchObject([{ title: 'Maintenance on Sunday', description: 'On Sunday.' }]);
    const home = await stage.open('/');
    await home.getByRole('link', { name: 'Maintenance on Sunday' }).waitFor();
    await home.context().close();

    await page.getByRole('button', { name: 'Delete: Maintenance on Sunday' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('There are no announcements.').waitFor();
    expect(await posts()).toEqual([]);
    await page.context().close();
  });
});

describe('the model', () => {
  test('is listed with counts, and leads to the aspects of a type', async () => {
    const page = await stage.open('/settings/model?q=datasetProfile');
    await page.getByRole('row', { name: /^dataset Datasets 2/ }).waitFor();
    await keepPicture(page, 'model');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'dataset Datasets' }).click();
    await page.getByRole('row', { name: 'datasetProperties Versioned 2' }).waitFor();
    await page.getByRole('row', { name: 'datasetProfile Time series –' }).waitFor();
    await keepPicture(page, 'model-type');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'datasetProperties', exact: true }).click();
    await page.waitForURL(/\/docs\/generated\/metamodel\/entities\/dataset#datasetproperties$/);
    await page.getByRole('heading', { name: 'datasetProperties' }).first().waitFor();
    await page.context().close();
  });

  test('says that it does not know a type', async () => {
    const page = await stage.open('/settings/model/nothing');
    await page.getByText('The model has no type nothing.').waitFor();
    await page.context().close();
  });
});

describe('settings of the catalogue', () => {
  test('are stored when they are changed', async () => {
    const page = await stage.open('/settings/catalogue');
    await page.getByLabel('Propagate documentation of columns').click();
    await page.getByText('Setting saved').waitFor();
    await keepPicture(page, 'catalogue');
    expect(await axe(page)).toEqual([]);
    expect(await stage.graphql('{ docPropagationSettings { docColumnPropagation } }')).toEqual({
      docPropagationSettings: { docColumnPropagation: true },
    });
    await page.getByLabel('Show applications').click();
    await page.getByText('Setting saved').nth(1).waitFor();
    expect(await stage.stored('urn:li:globalSettings:0', 'globalSettingsInfo')).toMatchObject({
      applications: { enabled: true },
      docPropagation: { columnPropagationEnabled: true },
    });
    expect(stage.complaints).toEqual([]);
    await page.context().close();
  });
});
