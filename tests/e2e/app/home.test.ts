import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow } from '../browser.ts';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

const datasetOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:postgres,shop.${name},PROD)`;
const names = ['orders', 'customers', 'payments', 'returns', 'vouchers', 'shipments', 'stores'];
const dayMs = 86_400_000;

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  for (const name of names) await stage.store('dataset', datasetOf(name), { datasetProperties: { name } });
  await stage.store('incident', 'urn:li:incident:late', {
    incidentInfo: {
      type: 'OPERATIONAL',
      title: 'Payments are late',
      entities: [datasetOf('payments')],
      status: { state: 'ACTIVE', lastUpdated: { time: 1, actor: 'urn:li:corpuser:ada' } },
      created: { time: 1, actor: 'urn:li:corpuser:ada' },
    },
  });
  await stage.store('assertion', 'urn:li:assertion:rows', {
    assertionInfo: {
      type: 'DATASET',
      datasetAssertion: { dataset: datasetOf('returns'), scope: 'DATASET_ROWS', operator: 'NOT_NULL' },
    },
    assertionRunEvent: {
      timestampMillis: Date.now() - dayMs,
      runId: 'yesterday',
      assertionUrn: 'urn:li:assertion:rows',
      asserteeUrn: datasetOf('returns'),
      status: 'COMPLETE',
      result: { type: 'FAILURE' },
    },
  });
  for (const [at, name] of names.entries())
    await stage.store('dataset', datasetOf(name), {
      datasetUsageStatistics: {
        timestampMillis: Math.floor(Date.now() / dayMs) * dayMs - dayMs,
        eventGranularity: { unit: 'DAY', multiple: 1 },
        totalSqlQueries: 1000 + at,
      },
    });
});
afterAll(() => stage?.[Symbol.asyncDispose]());

/** Text of the lines of a list. */
async function rowsOf(page: Awaited<ReturnType<AppStage['open']>>, head: string): Promise<string[]> {
  const list = page.getByRole('region', { name: head });
  await list.getByRole('listitem').first().waitFor();
  return list.getByRole('listitem').allInnerTexts();
}

describe('the first page', () => {
  test('names what has an open incident or fails a check, and leads to all of it', async () => {
    const page = await stage.open('/');
    await page.getByText('A check fails').waitFor();
    expect(await rowsOf(page, 'Needs attention')).toEqual([
      expect.stringMatching(/^payments\s+Payments are late$/),
      expect.stringMatching(/^returns\s+A check fails$/),
    ]);
    await page.getByRole('link', { name: '1 with a failing check' }).click();
    await page.getByText('1 result').waitFor();
    await page.getByRole('main').getByText('returns', { exact: true }).first().waitFor();
    await page.context().close();
  });

  test('names what is queried most, as the server counts it', async () => {
    const page = await stage.open('/');
    const rows = await rowsOf(page, 'Most queried');
    const { usageOverview } = (await stage.graphql(
      `{ usageOverview(input: { startTimeMillis: 0 }) { datasets(count: 5) { queryCount entity { card { name } } } } }`,
    )) as {
      usageOverview: { datasets: { queryCount: number; entity: { card: { name: string } } }[] };
    };
    expect(rows.map((row) => row.replace(/\s+/g, ' '))).toEqual(
      usageOverview.datasets.map(
        ({ queryCount, entity }) => `${entity.card.name} ${queryCount.toLocaleString('en')} queries`,
      ),
    );
    expect(rows[0]).toMatch(/^stores/);
    await page.getByRole('link', { name: 'All usage' }).click();
    await page.getByRole('heading', { name: 'Usage', level: 1 }).waitFor();
    await page.context().close();
  });

  test('knows when this browser was here before, and lists what has changed since', async () => {
    const page = await stage.open('/');
    await page.getByRole('heading', { name: 'Changed lately' }).waitFor();
    expect((await rowsOf(page, 'Changed lately')).length).toBe(5);
    const before = Date.now();
    await stage.store('dataset', datasetOf('vouchers'), {
      editableDatasetProperties: { description: 'One row for each voucher.' },
    });
    await page.evaluate((time) => {
      localStorage.setItem('colophon.visit', JSON.stringify({ last: Date.now(), before: time }));
    }, before);
    await page.reload();
    expect(await rowsOf(page, 'Changed since your last visit')).toEqual([expect.stringMatching(/^vouchers/)]);
    await page.context().close();
  });

  test('sends three requests beside that of every page', async () => {
    const page = await stage.open('/no/such/page/at/all');
    await page.getByText('There is no such page.').waitFor();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/graphql'))
        sent.push((request.postDataJSON() as { operationName: string }).operationName);
    });
    await page.goto('/');
    await page.getByText('A check fails').waitFor();
    expect(sent.toSorted()).toEqual(['Account', 'Home', 'HomeLists', 'HomeUse']);
    await page.context().close();
  });

  test('searches while the lists are on their way', async () => {
    const page = await stage.open('/no/such/page/at/all');
    await page.getByText('There is no such page.').waitFor();
    await page.route('**/api/graphql', (route) => {
      const isOfLists = route.request().postData()?.includes('"operationName":"Home');
      return isOfLists ? undefined : route.continue();
    });
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Search the catalogue' }).fill('orders');
    await page
      .getByRole('option', { name: /orders/ })
      .first()
      .waitFor();
    await page.context().close();
  });

  test('fits a narrow screen, and has no axe violation', async () => {
    const page = await stage.open('/', { viewport: narrow });
    await page.getByText('A check fails').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);
    await keepPicture(page, 'home-narrow');
    expect(await axe(page)).toEqual([]);
    expect(stage.complaints.filter((complaint) => !complaint.includes('Failed to load resource'))).toEqual(
      [],
    );
    await page.context().close();
  });
});
