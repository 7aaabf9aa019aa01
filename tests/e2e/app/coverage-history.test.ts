import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCatalogue, ensureModelCompatible } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { openThreadedStore } from '@colophon/store-sqlite/node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

const dayMs = 86_400_000;
const today = Math.floor(Date.now() / dayMs) * dayMs;
const platform = 'urn:li:dataPlatform:postgres';
const group = 'urn:li:corpGroup:sellers';
const person = 'urn:li:corpuser:ada';

const folder = mkdtempSync(join(tmpdir(), 'colophon-coverage-'));

/** A data folder with three datasets, one of them described, and the figures of two earlier days. */
async function createFolder(): Promise<void> {
  const store = openThreadedStore(folder, { workers: 1 });
  const catalogue = createCatalogue({ registry, store });
  await ensureModelCompatible(registry, store);
  const urnOf = (name: string) => `urn:li:dataset:(${platform},shop.${name},PROD)`;
  const stamp = { time: 1, actor: person };
  await catalogue.propose([
    ...['orders', 'customers', 'payments'].map((name, at) => ({
      entityUrn: urnOf(name),
      aspectName: 'datasetProperties',
      changeType: 'UPSERT' as const,
      value: { name, ...(at === 0 && { description: 'One row for each order.' }) },
    })),
    {
      entityUrn: urnOf('payments'),
      aspectName: 'ownership',
      changeType: 'UPSERT',
      value: { owners: [group, person].map((owner) => ({ owner, type: 'DATAOWNER' })), lastModified: stamp },
    },
  ]);
  const counts = (of: number) => ({ documented: { of, has: 0 }, owned: { of, has: 0 } });
  for (const daysAgo of [2, 1])
    await store.setCoverage({
      day: new Date(today - daysAgo * dayMs).toISOString().slice(0, 10),
      measuredAt: today - daysAgo * dayMs,
      groups: [
        { by: 'all', value: '', counts: counts(3) },
        { by: 'platform', value: platform, counts: counts(2) },
      ],
    });
  await catalogue.close();
}

interface Figures {
  readonly days: readonly {
    readonly timeMillis: number;
    readonly counts: readonly { readonly measure: string; readonly total: number; readonly count: number }[];
  }[];
}

// Another store than that of the folder has no figures of earlier days.
describe.skipIf(process.env.COLOPHON_STORE)('coverage over time', () => {
  let stage: AppStage;
  const figures = async () => {
    const { coverageHistory } = await stage.graphql(
      '{ coverageHistory(input: { startTimeMillis: 0 }) { days { timeMillis counts { measure total count } } } }',
    );
    return (coverageHistory as Figures).days;
  };
  beforeAll(async () => {
    await createFolder();
    stage = await setAppStage({ options: ['--data', folder] });
    // The server counts when it has started.
    await vi.waitFor(async () => expect(await figures()).toHaveLength(3), { timeout: 20_000 });
  });
  afterAll(async () => {
    await stage?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  test('draws a line for each measure, up to what the server has just counted', async () => {
    expect((await figures()).at(-1)?.counts).toContainEqual({ measure: 'DOCUMENTED', total: 3, count: 1 });
    const page = await stage.open('/analytics/coverage');
    await page.getByRole('img', { name: /^Documented: 0% on .*, 33\.3% on / }).waitFor();
    await page.getByText('+33.3 points').first().waitFor();
    await page.getByText('Show as a table').click();
    const rows = page.getByRole('region', { name: 'Coverage by day' }).getByRole('row');
    expect(await rows.count()).toBe(4);
    expect(await rows.nth(1).innerText()).toContain('1 of 3');
    expect(await rows.nth(3).innerText()).toContain('0 of 3');
    await keepPicture(page, 'coverage-history');
    expect(await axe(page)).toEqual([]);
    expect(stage.complaints).toEqual([]);
    await page.context().close();
  });

  test('keeps the period and the group in the address', async () => {
    const page = await stage.open('/analytics/coverage?by=platform');
    await page.getByRole('link', { name: '12 months' }).click();
    await page.getByRole('combobox', { name: 'Assets' }).selectOption(platform);
    await page.waitForURL(/of=platform/);
    expect(new URL(page.url()).searchParams.get('range')).toBe('year');
    await page.reload();
    await page.getByText('Show as a table').click();
    await page.getByRole('region', { name: 'Coverage by day' }).getByText('0 of 2').first().waitFor();
    expect(await page.getByRole('combobox', { name: 'Assets' }).inputValue()).toBe(platform);
    await page.getByRole('navigation', { name: 'Group by' }).getByRole('link', { name: 'Owner' }).click();
    await page.getByText('Of owners, only groups are recorded.').waitFor();
    const assets = page.getByRole('combobox', { name: 'Assets' });
    await assets.selectOption(group);
    await page.getByText('One day is recorded so far').waitFor();
    await page.getByText('Show as a table').click();
    await page.getByRole('region', { name: 'Coverage by day' }).getByText('1 of 1').first().waitFor();
    expect(await assets.locator(`option[value="${person}"]`).count()).toBe(0);
    expect(stage.complaints).toEqual([]);
    await page.context().close();
  });
});
