import { afterAll, beforeAll, expect, test } from 'vitest';
import { narrow } from '../browser.ts';
import { type AppStage, axe, setAppStage } from './stage.ts';

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  await stage.store('tag', 'urn:li:tag:pii', { tagProperties: { name: 'PII' } });
});
afterAll(() => stage?.[Symbol.asyncDispose]());

test('changes appear as they are stored, wait while paused, and show what differs', async () => {
  const page = await stage.open('/settings/changes?aspect=tagProperties');
  const items = page.getByRole('list', { name: 'Changes, the newest first' }).getByRole('listitem');
  await items.first().waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await stage.store('tag', 'urn:li:tag:pii', { tagProperties: { name: 'Personal' } });
  await page.getByRole('button', { name: 'Continue: 1 more' }).waitFor();
  expect(await items.count()).toBe(1);
  await page.getByRole('button', { name: 'Continue: 1 more' }).click();
  await items.nth(1).waitFor();
  await items.first().locator('summary').click();
  await page.getByRole('row', { name: 'name "PII" "Personal"' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.context().close();
});

test('the indices are rebuilt, and a backup is downloaded', async () => {
  const page = await stage.open('/settings/maintenance');
  await page.getByText('Ready for reads and writes').waitFor();
  await page.getByRole('button', { name: 'Rebuild the indices' }).click();
  await page.getByText(/aspects read, .* Finished\./).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a backup' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.db$|\.sqlite/);
  await page.context().close();
});

test.each(['/settings/audit', '/settings/changes', '/settings/maintenance'])(
  'has no axe violation, and fits a phone, on %s',
  async (path) => {
    const page = await stage.open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(500);
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize(narrow);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.context().close();
  },
);
