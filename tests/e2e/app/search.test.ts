import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

let stage: AppStage;
let page: Page;
const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,zoo.${name},PROD)`;
const names = ['zebra_sightings', 'zebra_feedings', 'keepers'] as const;

beforeAll(async () => {
  stage = await setAppStage({ sample: true });
  for (const name of names)
    await stage.store('dataset', urnOf(name), {
      datasetProperties: { name, description: `What <b>happens</b> to ${name} in the zoo` },
      schemaMetadata: {
        schemaName: name,
        platform: 'urn:li:dataPlatform:hive',
        version: 0,
        hash: '',
        platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
        fields: [
          {
            fieldPath: name === 'keepers' ? 'quagga_id' : 'id',
            nativeDataType: 'int',
            type: { type: { 'com.linkedin.schema.NumberType': {} } },
          },
        ],
      },
    });
  page = await stage.open('/');
});
afterAll(() => stage?.[Symbol.asyncDispose]());

const address = (search: Readonly<Record<string, unknown>>): string =>
  `/search?${new URLSearchParams(
    Object.entries(search).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )}`;
const results = () => page.locator('.results > .result');
const total = (text: string) => page.locator('.search-page__head').getByText(text, { exact: true }).waitFor();

describe('suggestions', () => {
  test('are grouped by type, and say why: the name first, then what is found elsewhere', async () => {
    const field = page.getByRole('combobox', { name: 'Search the catalogue' }).last();
    await field.pressSequentially('zebra');
    const list = page.getByRole('listbox', { name: 'Suggestions' }).last();
    const named = list
      .getByRole('group', { name: 'Datasets' })
      .getByRole('option', { name: /zebra_sightings.*name/ });
    await named.waitFor();
    expect(await named.locator('mark').first().textContent()).toBe('zebra');
    await field.fill('quagga');
    const column = list.getByRole('option', { name: /keepers.*column quagga_id/ });
    await column.waitFor();
    expect(await column.locator('mark').allTextContents()).toEqual(['quagga']);
    expect(await axe(page)).toEqual([]);
    await field.press('ArrowDown');
    await field.press('Enter');
    await page.getByRole('heading', { name: 'keepers', level: 1 }).waitFor();
  });
});

describe('results', () => {
  test('mark what was found, and say where in words', async () => {
    await page.goto(address({ q: 'quagga_id' }));
    await total('1 result');
    await results().getByText('Found in column quagga_id').waitFor();
    // What looks like markup is text.
    await page.goto(address({ q: 'zebra' }));
    await total('2 results');
    expect(await results().first().locator('mark').first().textContent()).toBe('zebra');
    expect(await results().locator('b').count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await keepPicture(page, 'search-results');
  });

  test('say how healthy, how used and how old they are, in the one request of the search', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/graphql')) asked.push(String(request.postData()).slice(0, 200));
    });
    await page.goto(address({ q: 'dim_products', filters: { _entityType: ['DATASET'] } }));
    const row = results()
      .filter({ has: page.getByRole('link', { name: 'dim_products', exact: true }) })
      .first();
    await row.getByRole('link', { name: '1 open incident, 1 failing check' }).waitFor();
    await row.getByText(/^[\d,]+ quer(y|ies) in 30 days$/).waitFor();
    const changed = row.locator('time');
    expect(await changed.textContent()).toMatch(/^Changed .+/);
    expect(await changed.getAttribute('title')).toMatch(/\d{4}/);
    expect(asked.filter((body) => body.includes('searchAcrossEntities'))).toHaveLength(1);
    page.removeAllListeners('request');
  });

  test('are walked, chosen and opened by keys', async () => {
    await page.goto(address({ q: 'zebra' }));
    await total('2 results');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('k');
    expect(await results().nth(1).getByRole('checkbox').isChecked()).toBe(true);
    const name = String(await results().first().locator('[data-stop]').textContent());
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
    await page.keyboard.press('Escape');
    await results().first().locator('[data-stop]').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    // Back leads to the same search.
    await page.goBack();
    await total('2 results');
  });

  test('are narrowed by facets that count, sorted, and restored by going back and forward', async () => {
    await page.goto(address({ q: 'zoo' }));
    await total('3 results');
    await page.getByRole('link', { name: /^Hive\s*3$/ }).click();
    await page.getByRole('list', { name: 'Filters of this search' }).getByText('Platform: Hive').waitFor();
    await page.getByLabel('Sort by').selectOption('Name');
    await expect.poll(() => results().locator('[data-stop]').allTextContents()).toEqual([...names].sort());
    await page.goBack();
    await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('relevance');
    await page.goBack();
    await expect.poll(() => page.locator('.applied').count()).toBe(0);
    await page.goForward();
    await page.getByText('Platform: Hive', { exact: true }).waitFor();
    await page.goto(address({}));
    await page.getByRole('button', { name: 'Show more Owner' }).click();
    await page.getByRole('searchbox', { name: 'Find in Owner' }).fill('Hannah');
    await expect
      .poll(() => page.locator('details', { hasText: 'Owner' }).locator('.facet__name').allTextContents())
      .toEqual(['Hannah Whitlock']);
  });

  test('are filtered by conditions and by the text that says the same', async () => {
    await page.goto(address({ q: 'zoo' }));
    await page.getByRole('button', { name: 'Build a filter' }).click();
    const builder = page.getByRole('form', { name: 'Filter builder' });
    await builder.getByLabel('Query').fill('fieldPaths:quagga_id');
    await expect.poll(() => builder.getByLabel('Field').first().inputValue()).toBe('fieldPaths');
    await builder.getByRole('button', { name: 'Apply' }).click();
    await total('1 result');
    await builder.getByLabel('Comparison').first().selectOption('has no value');
    await expect.poll(() => builder.getByLabel('Query').inputValue()).toContain('NOT');
    expect(await axe(page)).toEqual([]);
  });

  test('are chosen and edited together, and saved as CSV', async () => {
    await page.goto(address({ q: 'zebra' }));
    await total('2 results');
    for (const row of await results().all()) await row.getByRole('checkbox').check();
    const bar = page.getByRole('region', { name: 'Chosen entities' });
    await bar.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('option', { name: 'Deprecate' }).click();
    const form = page.getByRole('dialog', { name: 'Deprecate 2 entities' });
    await form.getByLabel('Note').fill('Use the herd book');
    await form.getByRole('button', { name: 'Deprecate' }).click();
    await page.getByText('Deprecated: 2 entities').waitFor();
    for (const name of ['zebra_sightings', 'zebra_feedings'])
      expect(await stage.stored(urnOf(name), 'deprecation')).toMatchObject({
        deprecated: true,
        note: 'Use the herd book',
      });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.split('\n')[0]).toContain('URN,Type,Name');
    expect(csv).toContain('zebra_feedings');
    expect(csv.trim().split('\n')).toHaveLength(3);
  });
});

describe('views', () => {
  test('are made of the filters of a search, chosen, shown and removed', async () => {
    await page.goto(
      address({ q: 'zoo', filters: { _entityType: ['DATASET'], platform: ['urn:li:dataPlatform:hive'] } }),
    );
    await total('3 results');
    await page.getByRole('button', { name: 'Save as view' }).click();
    const form = page.getByRole('dialog', { name: 'Save as view' });
    await form.getByText('Datasets where platform is Hive').waitFor();
    await form.getByLabel('Name', { exact: true }).fill('The zoo');
    await form.getByLabel('Description').fill('Animals only');
    expect(await axe(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save as view' }).click();
    const chip = page.locator('.chip', { hasText: 'View: The zoo' });
    await chip.waitFor();
    const urn = String(new URL(page.url()).searchParams.get('view')).replaceAll('"', '');
    expect(await stage.stored(urn, 'dataHubViewInfo')).toMatchObject({
      name: 'The zoo',
      description: 'Animals only',
      type: 'PERSONAL',
      definition: {
        entityTypes: ['dataset'],
        filter: { or: [{ and: [{ field: 'platform', values: ['urn:li:dataPlatform:hive'] }] }] },
      },
    });
    await page.getByRole('link', { name: 'Remove the view The zoo' }).click();
    await expect.poll(() => page.locator('.chip').count()).toBe(0);
    await page.getByRole('button', { name: 'Choose a view' }).click();
    await page.getByRole('option', { name: 'The zoo' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('option', { name: 'The zoo' }).click();
    await chip.waitFor();
    await total('3 results');
    expect(await axe(page)).toEqual([]);
  });

  test('have names that are not taken, and are not made of what they cannot hold', async () => {
    await page.goto(address({ filters: { platform: ['urn:li:dataPlatform:hive'] } }));
    await page.getByRole('button', { name: 'Save as view' }).click();
    const form = page.getByRole('dialog', { name: 'Save as view' });
    await form.getByLabel('Name', { exact: true }).fill('the zoo');
    await form.getByText('There is already a view of this name.').waitFor();
    expect(await form.getByRole('button', { name: 'Save as view' }).isDisabled()).toBe(true);
    await page.goto(address({ where: '(deprecated:true AND hasOwners:true) OR hasTags:true' }));
    await page.getByRole('button', { name: 'Save as view' }).click();
    await form.getByText('This filter combines both, so it can’t be saved as a view.').waitFor();
    expect(await form.getByRole('textbox').count()).toBe(0);
  });
});

describe('a search that finds nothing', () => {
  test('says what would be found without one of its parts, and leads there', async () => {
    await page.goto(address({ q: 'zebra', filters: { platform: ['urn:li:dataPlatform:snowflake'] } }));
    const tries = page.getByRole('list', { name: 'Searches that find something' });
    const entry = tries.getByRole('listitem').filter({ hasText: 'Without the filter Platform: Snowflake' });
    expect(await entry.textContent()).toMatch(/2$/);
    expect(await axe(page)).toEqual([]);
    await entry.getByRole('link').click();
    await total('2 results');
    await page.goto(address({ q: 'zebra nonsense' }));
    await tries.getByRole('link', { name: 'Without the word “nonsense”' }).click();
    await total('2 results');
    await page.goto(address({ q: 'zebre' }));
    await page.getByRole('link', { name: 'zebra_' }).first().waitFor();
    await stage.store('dataset', urnOf('keepers'), { status: { removed: true } });
    await page.goto(address({ q: 'quagga_id' }));
    await tries.getByRole('link', { name: 'Among deleted entities' }).click();
    await total('1 result');
  });

  test('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const search of [{ q: 'zebra nonsense' }, { q: 'zebra' }, { q: 'order' }]) {
      await page.goto(address(search));
      await page.locator('.result, .nothing li').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    expect(stage.complaints).toEqual([]);
  });
});
