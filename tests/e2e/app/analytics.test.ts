import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

const datasetOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:postgres,shop.${name},PROD)`;
const day = 86_400_000;

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  await stage.store('corpuser', 'urn:li:corpuser:grace', {
    corpUserInfo: { active: true, displayName: 'Grace Hopper' },
  });
  for (const name of ['orders', 'customers', 'payments'])
    await stage.store('dataset', datasetOf(name), { datasetProperties: { name } });
  await stage.store('dataset', datasetOf('orders'), {
    editableDatasetProperties: {
      description: 'One row for each order.',
      created: { time: 1, actor: 'urn:li:corpuser:grace' },
      lastModified: { time: 1, actor: 'urn:li:corpuser:grace' },
    },
    datasetUsageStatistics: {
      timestampMillis: Math.floor(Date.now() / day) * day - day,
      eventGranularity: { unit: 'DAY', multiple: 1 },
      totalSqlQueries: 12,
      uniqueUserCount: 1,
      userCounts: [{ user: 'urn:li:corpuser:grace', count: 12 }],
    },
  });
  await stage.store('assertion', 'urn:li:assertion:rows', {
    assertionInfo: {
      type: 'DATASET',
      datasetAssertion: { dataset: datasetOf('customers'), scope: 'DATASET_ROWS', operator: 'NOT_NULL' },
    },
  });
});
afterAll(() => stage?.[Symbol.asyncDispose]());

describe('coverage', () => {
  test.each([
    ['Documented', ['customers', 'payments']],
    ['Tested', ['orders', 'payments']],
    ['Used', ['customers', 'payments']],
  ])('leads from a number to what is missing: %s', async (measure, missing) => {
    const page = await stage.open('/analytics/coverage');
    await page.getByRole('link', { name: `2 missing. ${measure}: what is missing in all assets` }).click();
    await page.getByText('2 results').waitFor();
    for (const name of missing)
      await page.getByRole('main').getByText(name, { exact: true }).first().waitFor();
    await page.context().close();
  });

  test('is grouped as the address says', async () => {
    const page = await stage.open('/analytics/coverage?by=domain');
    const rows = page.getByRole('region', { name: 'Coverage by domain' });
    await rows.getByText('No domain').waitFor();
    await page.getByRole('link', { name: 'Platform' }).click();
    await page.getByRole('region', { name: 'Coverage by platform' }).getByText('33.3%').first().waitFor();
    // The server has just started.
    await page.getByText(/No coverage is recorded yet|One day is recorded so far/).waitFor();
    expect(new URL(page.url()).searchParams.get('by')).toBe('platform');
    await keepPicture(page, 'coverage');
    expect(await axe(page)).toEqual([]);
    expect(stage.complaints).toEqual([]);
    await page.context().close();
  });
});
