import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { narrow } from '../browser.ts';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';
import { failures, overflow, settled, walkTabs } from './walk-pages.ts';

const definition = `
import { registry } from '@colophon/model';
import { aspect, entity, key, string, array, long } from '@colophon/schema';
export const dataCentre = entity({
  name: 'dataCentre',
  doc: 'A building that houses servers.',
  key: key({
    name: 'dataCentreKey',
    record: 'com.example.place.DataCentreKey',
    doc: 'Identity of a data centre.',
    fields: { code: {
        type: string,
        doc: 'Short code of the building.',
        search: { kind: 'TEXT_PARTIAL', autocomplete: true, label: 'name' },
      }, },
  }),
  aspects: [
    aspect({
      name: 'dataCentreInfo',
      record: 'com.example.place.DataCentreInfo',
      doc: 'Where a data centre stands.',
      fields: {
        city: { type: string, doc: 'Nearest city.', search: { kind: 'TEXT' } },
        rooms: { type: long, doc: 'Rooms with servers.' },
        tenants: { type: array(string), doc: 'Who has servers there.' },
      },
    }),
    registry.aspects.get('globalTags'),
  ],
});
`;
const centre = 'urn:li:dataCentre:dub1';
const address = `/dataCentre/${encodeURIComponent(centre)}`;

let folder: string;
let stage: AppStage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colophon-model-'));
  await writeFile(join(folder, 'data-centre.ts'), definition);
  stage = await setAppStage({ options: ['--model', folder] });
  await stage.store('tag', 'urn:li:tag:pii', { tagProperties: { name: 'PII' } });
  await stage.store('dataCentre', centre, {
    dataCentreInfo: { city: 'Dublin', rooms: 12, tenants: ['Finance', 'Research'] },
  });
});
afterAll(async () => {
  await stage?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

test('an entity of a type of one’s own has a page that shows what is stored', async () => {
  const page = await stage.open(address);
  page.setDefaultTimeout(15_000);
  await page.getByRole('heading', { name: 'dub1', level: 1 }).waitFor();
  await settled(page);
  const main = page.getByRole('main');
  await main.getByText('Data centre', { exact: true }).first().waitFor();
  for (const text of ['Dublin', '12', 'Finance', 'Research'])
    await main.getByText(text, { exact: true }).first().waitFor();
  expect(await axe(page)).toEqual([]);
  await keepPicture(page, 'own-model');
  await page.setViewportSize(narrow);
  await walkTabs(page, async (tab) => {
    expect(await failures(page), tab).toEqual([]);
    expect(await overflow(page), tab).toBeLessThanOrEqual(0);
  });
  expect(stage.complaints).toEqual([]);
  await page.context().close();
});

test('it is suggested, found and filtered by its type, put into a file, and tagged', async () => {
  const page = await stage.open('/');
  page.setDefaultTimeout(15_000);
  const field = page.getByRole('combobox', { name: 'Search the catalogue' }).last();
  await field.fill('dub');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' }).last();
  await suggestions
    .getByRole('group', { name: 'Data centres' })
    .getByRole('option', { name: /dub1/ })
    .waitFor();
  await field.fill('dublin');
  await field.press('Enter');
  await page.waitForURL(/\/search\?q=dublin/);
  const result = page.locator('.results > .result');
  const total = (text: string) =>
    page.locator('.search-page__head').getByText(text, { exact: true }).waitFor();
  await result.getByText('Data centre', { exact: true }).waitFor();
  await page.goto('/search?q=');
  await total('2 results');
  await page.getByRole('link', { name: /Data centres/ }).click();
  await total('1 result');
  expect(new URL(page.url()).searchParams.get('filters')).toBe('{"_entityType":["dataCentre"]}');
  await keepPicture(page, 'own-model-search');
  expect(await axe(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain(`${centre},Data centre,dub1`);
  await result.getByRole('link', { name: 'dub1' }).click();
  await page.getByRole('heading', { name: 'dub1', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Add a tag', exact: true }).click();
  await page.getByRole('dialog').last().getByRole('combobox').fill('PII');
  await page.getByRole('option', { name: 'PII' }).first().click();
  await page.getByRole('log').getByText('Tag PII added', { exact: true }).waitFor();
  expect(await stage.stored(centre, 'globalTags')).toMatchObject({ tags: [{ tag: 'urn:li:tag:pii' }] });
  expect(stage.complaints).toEqual([]);
  await page.context().close();
});
