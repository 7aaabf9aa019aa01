import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

interface Listed {
  readonly views: readonly { readonly urn: string; readonly name: string }[];
}

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  await stage.store('domain', 'urn:li:domain:sales', { domainProperties: { name: 'Sales' } });
});
afterAll(() => stage?.[Symbol.asyncDispose]());

const views = async (): Promise<Listed['views']> => {
  const answer = await stage.graphql(
    '{ listMyViews(input: { start: 0, count: 20, viewType: PERSONAL }) { views { urn name } } }',
  );
  return (answer.listMyViews as Listed).views;
};

describe('the page with views', () => {
  test('makes a view of conditions, which it says in words', async () => {
    const page = await stage.open('/settings/views');
    await page.getByText('You have no views yet.').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'New view' }).click();
    const form = page.getByRole('dialog', { name: 'New view' });
    await form.getByLabel('Name', { exact: true }).fill('Sales tables');
    await form.getByLabel('Datasets', { exact: true }).check();
    await form.getByRole('button', { name: 'Add a condition' }).click();
    await form.getByLabel('Field').selectOption('Domain');
    // What says nothing is not sent.
    await form.getByRole('button', { name: 'New view' }).click();
    await form.getByRole('alert').getByText('Choose a field and at least one value').waitFor();
    await form.getByRole('button', { name: 'Add: domain' }).click();
    await page.getByRole('option', { name: 'Sales' }).click();
    await form.getByRole('button', { name: 'Add a condition' }).click();
    const second = form.getByRole('group', { name: 'Condition 2' });
    await second.getByLabel('Field').selectOption('Name');
    await second.getByLabel('Comparison').selectOption('starts with');
    await second.getByLabel('Values').fill('fact_\ndim_');
    await keepPicture(page, 'view-form');
    expect(await axe(page)).toEqual([]);
    await form.getByRole('button', { name: 'New view' }).click();
    await page
      .getByText('Datasets where domain is Sales and name starts with fact_ or dim_', { exact: true })
      .waitFor();
    const [view] = await views();
    expect(await stage.stored(view?.urn ?? '', 'dataHubViewInfo')).toMatchObject({
      name: 'Sales tables',
      type: 'PERSONAL',
      definition: {
        entityTypes: ['dataset'],
        filter: {
          or: [
            {
              and: [
                { field: 'domains', condition: 'EQUAL', values: ['urn:li:domain:sales'] },
                { field: 'name', condition: 'START_WITH', values: ['fact_', 'dim_'] },
              ],
            },
          ],
        },
      },
    });
    await page.context().close();
  });

  test('renames a view without touching a filter that says more than its form', async () => {
    const definition = {
      entityTypes: [],
      filter: {
        or: [
          { and: [{ field: 'name', condition: 'EQUAL', values: ['a'], negated: false }] },
          {
            and: [
              { field: 'name', condition: 'EQUAL', values: ['b'], negated: false },
              { field: 'origin', condition: 'EQUAL', values: ['PROD'], negated: false },
            ],
          },
        ],
      },
    };
    const stamp = { time: 1, actor: 'urn:li:corpuser:datahub' };
    await stage.store('dataHubView', 'urn:li:dataHubView:complex', {
      dataHubViewInfo: { name: 'Old', type: 'GLOBAL', definition, created: stamp, lastModified: stamp },
    });
    const page = await stage.open('/settings/views');
    await page.getByRole('button', { name: 'Edit: Old' }).click();
    const form = page.getByRole('dialog', { name: 'Edit view' });
    await form.getByLabel('Name', { exact: true }).fill('New');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('View New saved').waitFor();
    expect(await stage.stored('urn:li:dataHubView:complex', 'dataHubViewInfo')).toMatchObject({
      name: 'New',
      definition,
    });
    await page.context().close();
  });

  test('sets and clears the default view, of the reader and of everybody', async () => {
    const page = await stage.open('/settings/views');
    await page.getByRole('button', { name: 'Make my default: New' }).click();
    await page.getByText('Your default', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Make default for everybody: New' }).click();
    await page.getByText('Default for everybody', { exact: true }).waitFor();
    await keepPicture(page, 'views');
    expect(await axe(page)).toEqual([]);
    const defaults = () =>
      stage.graphql(
        '{ globalViewsSettings { defaultView } me { corpUser { settings { views { defaultView { urn } } } } } }',
      );
    const urn = 'urn:li:dataHubView:complex';
    expect(await defaults()).toEqual({
      globalViewsSettings: { defaultView: urn },
      me: { corpUser: { settings: { views: { defaultView: { urn } } } } },
    });
    await page.getByRole('button', { name: 'Not my default: New' }).click();
    await page.getByRole('button', { name: 'Not default for everybody: New' }).click();
    await page.getByText('There is no default view for everybody').waitFor();
    expect(await defaults()).toMatchObject({
      globalViewsSettings: { defaultView: null },
      me: { corpUser: { settings: { views: { defaultView: null } } } },
    });
    await page.context().close();
  });

  test('deletes a view after asking', async () => {
    const page = await stage.open('/settings/views');
    await page.getByRole('button', { name: 'Delete: Sales tables' }).click();
    await page
      .getByRole('dialog', { name: 'Delete the view Sales tables?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByText('You have no views yet.').waitFor();
    expect(await views()).toEqual([]);
    expect(stage.complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the default view on the page of a search', () => {
  const nameOf = (name: string) => ({ tagProperties: { name } });
  const stamp = { time: 1, actor: 'urn:li:corpuser:datahub' };
  const keepsTo = (word: string) => ({
    dataHubViewInfo: {
      name: `Only ${word}`,
      type: 'GLOBAL',
      definition: {
        entityTypes: ['tag'],
        filter: { or: [{ and: [{ field: 'name', condition: 'CONTAIN', values: [word], negated: false }] }] },
      },
      created: stamp,
      lastModified: stamp,
    },
  });
  const cats = 'urn:li:dataHubView:cats';
  const dogs = 'urn:li:dataHubView:dogs';
  const own = 'mutation ($view: String) { updateCorpUserViewsSettings(input: { defaultView: $view }) }';
  const shared = 'mutation ($view: String) { updateGlobalViewsSettings(input: { defaultView: $view }) }';
  beforeAll(async () => {
    for (const name of ['pet cat', 'pet dog']) await stage.store('tag', `urn:li:tag:${name}`, nameOf(name));
    await stage.store('dataHubView', cats, keepsTo('cat'));
    await stage.store('dataHubView', dogs, keepsTo('dog'));
  });

  test('is that of everybody unless the reader has an own one, is seen, and can be removed', async () => {
    await stage.graphql(shared, { view: dogs });
    const page = await stage.open('/search?q=pet');
    page.setDefaultTimeout(15_000);
    const results = page.locator('.results > .result');
    const total = (text: string) =>
      page.locator('.search-page__head').getByText(text, { exact: true }).waitFor();
    const view = () => new URL(page.url()).searchParams.get('view');
    await page.locator('.chip', { hasText: 'Default view: Only dog' }).waitFor();
    expect(view()).toBe(dogs);
    await total('1 result');
    await results.getByRole('link', { name: 'pet dog' }).waitFor();
    await stage.graphql(own, { view: cats });
    await page.goto('/search?q=pet');
    await page.locator('.chip', { hasText: 'Default view: Only cat' }).waitFor();
    await total('1 result');
    await results.getByRole('link', { name: 'pet cat' }).waitFor();
    await keepPicture(page, 'search-default-view');
    expect(await axe(page)).toEqual([]);
    const field = page.getByRole('combobox', { name: 'Search the catalogue' }).last();
    const suggested = page.locator('.suggestion');
    await field.fill('pet ');
    await suggested.filter({ hasText: 'pet cat' }).waitFor();
    expect(await suggested.allInnerTexts()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Remove the view Only cat' }).click();
    await total('2 results');
    await field.fill('pet  ');
    await suggested.filter({ hasText: 'pet dog' }).waitFor();
    expect(await suggested.allInnerTexts()).toHaveLength(2);
    await page.keyboard.press('Escape');
    expect(view()).toBe('none');
    // What was removed does not come back, neither with the same address nor with other words.
    await page.reload();
    await total('2 results');
    await field.fill('pet');
    await field.press('Enter');
    await total('2 results');
    expect(view()).toBe('none');
    await page.getByRole('button', { name: 'Choose a view' }).click();
    await page.getByRole('option', { name: /Only dog/ }).click();
    await page.locator('.chip', { hasText: 'View: Only dog' }).waitFor();
    expect(view()).toBe(dogs);
    await page.context().close();
  });

  test('is not left behind in addresses by going back, and follows a change of it', async () => {
    await stage.graphql(own, { view: null });
    await stage.graphql(shared, { view: dogs });
    const page = await stage.open('/browse');
    page.setDefaultTimeout(15_000);
    await page.getByRole('navigation').getByRole('link', { name: 'Search', exact: true }).first().click();
    await page.locator('.chip', { hasText: 'Default view: Only dog' }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/browse$/);
    await page.goto('/settings/views');
    await page.getByRole('button', { name: 'Not default for everybody: Only dog' }).click();
    await page.getByText('There is no default view for everybody').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Search', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Everything', level: 1 }).waitFor();
    expect(new URL(page.url()).searchParams.get('view')).toBeNull();
    expect(stage.complaints).toEqual([]);
    await page.context().close();
  });
});
