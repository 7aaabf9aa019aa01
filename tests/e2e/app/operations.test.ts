import { afterAll, beforeAll, expect, test } from 'vitest';
import { narrow, wide } from '../browser.ts';
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

test('a retention rule is added, changed and removed, and what it deletes is said before', async () => {
  const urn = 'urn:li:dataHubRetention:(tag,tagProperties)';
  const rule = () => stage.stored(urn, 'dataHubRetentionConfig');
  for (const name of ['A', 'B', 'C']) await stage.store('tag', 'urn:li:tag:old', { tagProperties: { name } });
  const page = await stage.open('/settings/maintenance');
  page.setDefaultTimeout(15_000);
  const rules = page.getByRole('region', { name: 'Retention rules, the most specific first' });
  await rules.getByRole('row', { name: /^All All 20 No limit/ }).waitFor();

  await page.getByRole('button', { name: 'New rule' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Entity type').selectOption('tag');
  await form.getByLabel('Aspect').selectOption('tagProperties');
  const versions = form.getByLabel('Versions to keep');
  await versions.fill('0');
  await form.getByRole('button', { name: 'Save rule' }).click();
  await form.getByText('Expected at least 1, got 0').waitFor();
  expect(await versions.getAttribute('aria-invalid')).toBe('true');
  expect(await rule()).toBeUndefined();
  await versions.fill('2');
  await form.getByText('For tagProperties of tag, all but the newest 2 versions are deleted.').waitFor();
  await form.getByText('Until now: everything (20 versions).').waitFor();
  await form.getByText(/^This deletes versions that are kept now/).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(wide);
  await form.getByRole('button', { name: 'Save rule' }).click();
  await rules.getByRole('row', { name: /^tag tagProperties 2 No limit/ }).waitFor();
  expect(await rule()).toEqual({ retention: { version: { maxVersions: 2 } } });

  await page.getByRole('button', { name: 'Apply the rules' }).click();
  await page.getByText(/aspects checked; the history of [1-9]\d* was held to a rule\. Finished\./).waitFor();
  const first = `${stage.address}/aspects/${encodeURIComponent('urn:li:tag:old')}?aspect=tagProperties&version=1`;
  expect((await fetch(first)).status).toBe(404);

  await page.getByRole('button', { name: 'Change: tagProperties of tag' }).click();
  await form.getByLabel('Maximum age').fill('90');
  await stage.store('dataHubRetention', urn, {
    dataHubRetentionConfig: { retention: { version: { maxVersions: 7 } } },
  });
  await form.getByRole('button', { name: 'Save rule' }).click();
  const conflict = page.getByRole('alert', { name: 'Somebody else changed this in the meantime.' });
  await conflict.getByText('Versions to keep: 7').waitFor();
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await rules.getByRole('row', { name: /^tag tagProperties 2 90 days/ }).waitFor();
  expect(await rule()).toEqual({
    retention: { version: { maxVersions: 2 }, time: { maxAgeInSeconds: 7_776_000 } },
  });

  await page.keyboard.press('{');
  await page
    .getByRole('button', { name: /^POST .*dataHubRetention/i })
    .first()
    .click();
  await page.getByText(/curl -s -X POST/).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Remove: tagProperties of tag' }).click();
  await page.getByText(/Then these apply: everything \(20 versions\)/).waitFor();
  await page.getByRole('button', { name: 'Remove rule' }).click();
  await page.getByText('Retention rule for tagProperties of tag removed').waitFor();
  expect(await rule()).toBeUndefined();
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
