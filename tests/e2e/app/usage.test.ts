import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow } from '../browser.ts';
import { type AppStage, axe, keepPicture, sampleTime, setAppStage } from './stage.ts';

const dayMs = 86_400_000;

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage({ sample: true });
});
afterAll(() => stage?.[Symbol.asyncDispose]());

interface Count {
  readonly queryCount: number;
  readonly entity: { readonly card: { readonly name: string } };
}
interface Overview {
  readonly total: number;
  readonly datasetCount: number;
  readonly datasets: readonly Count[];
  readonly users: readonly Count[];
}

/** What the server counts over so many days before the time of the sample. */
async function usageOf(days: number): Promise<Overview> {
  const end = (Math.floor(sampleTime / dayMs) + 1) * dayMs;
  const { usageOverview } = await stage.graphql(
    `query ($input: UsageOverviewInput!) { usageOverview(input: $input) {
      total datasetCount
      datasets { queryCount entity { card { name } } }
      users { queryCount entity { card { name } } }
    } }`,
    { input: { startTimeMillis: end - days * dayMs, endTimeMillis: end - 1 } },
  );
  return usageOverview as Overview;
}

const print = (value: number) => value.toLocaleString('en');

describe('usage', () => {
  test('shows what the server counts, in the time that the address names', async () => {
    const page = await stage.open('/analytics/usage');
    const month = await usageOf(30);
    await page.getByText(print(month.total), { exact: true }).waitFor();
    await page.getByText(String(month.datasetCount), { exact: true }).first().waitFor();
    const first = async (table: string) =>
      (
        await page
          .getByRole('region', { name: table })
          .getByRole('row')
          .nth(1)
          .getByRole('cell')
          .allInnerTexts()
      )
        .slice(0, 2)
        .map((text) => text.trim());
    const rowOf = (count: Count | undefined) => [count?.entity.card.name, print(count?.queryCount ?? 0)];
    expect(await first('Most queried datasets')).toEqual(rowOf(month.datasets[0]));
    expect(await first('Most active')).toEqual(rowOf(month.users[0]));

    await page.getByRole('link', { name: '7 days' }).click();
    const week = await usageOf(7);
    await page.getByText(print(week.total), { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('range')).toBe('week');
    await page.reload();
    await page.getByText(print(week.total), { exact: true }).waitFor();
    await page.context().close();
  });

  test('has the numbers of the chart in a table', async () => {
    const page = await stage.open('/analytics/usage?range=week');
    await page.getByText('Show as a table').click();
    const table = page.getByRole('region', { name: 'Queries by day' });
    const cells = await table.getByRole('row').locator('td:nth-child(2)').allInnerTexts();
    const numbers = cells.map((cell) => Number(cell.replaceAll(',', '')));
    expect(numbers).toHaveLength(7);
    expect(numbers.reduce((sum, each) => sum + each, 0)).toBe((await usageOf(7)).total);
    await page.getByRole('img', { name: /Queries from Nov 24, 2026 to Nov 30, 2026/ }).waitFor();
    await page.context().close();
  });

  test('shows five rows of a ranking, and all on request', async () => {
    const page = await stage.open('/analytics/usage');
    const rows = page.getByRole('region', { name: 'Most active' }).locator('tbody tr');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(5);
    const button = page
      .locator('.ranking')
      .filter({ has: page.getByRole('heading', { name: 'Most active' }) })
      .getByRole('button');
    await button.click();
    expect(await rows.count()).toBe(10);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await button.click();
    expect(await rows.count()).toBe(5);
    await page.context().close();
  });

  test('leads to what nobody uses', async () => {
    const page = await stage.open('/analytics/usage');
    const unused = page.getByRole('link', { name: /^Show all \d+$/ });
    const count = (await unused.innerText()).replace('Show all ', '');
    await unused.click();
    await page.getByText(`${count} results`).waitFor();
    await page.context().close();
  });

  test('fits a narrow screen, and has no axe violation', async () => {
    const page = await stage.open('/analytics/usage', { viewport: narrow });
    await page.getByText('Show as a table').waitFor();
    await page.getByRole('link', { name: /^Show all \d+$/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);
    await keepPicture(page, 'usage-narrow');
    expect(await axe(page)).toEqual([]);
    expect(stage.complaints).toEqual([]);
    await page.context().close();
  });
});
