import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { landingWords } from '../../apps/site/src/components/landing-words.ts';
import { narrow, type Stage, setStage, wide } from './browser.ts';
import { root } from './folders.ts';
import { pages } from './site-pages.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage?.[Symbol.asyncDispose]());

describe('the title page', () => {
  test.each(landingWords.proofs.map((proof) => [proof.title, proof] as const))(
    'claims that %s, links to the proof, and has tests that hold it',
    async (title, { href, heldBy }) => {
      for (const path of heldBy) expect(existsSync(join(root, path)), path).toBe(true);
      const page = await stage.open(pages.landing);
      const claim = page.locator('.title-page__proofs li', { hasText: title });
      await claim.getByRole('link').click();
      await page.waitForURL(`**${href}`);
      expect(await page.locator('h1').count()).toBe(1);
    },
  );

  test.each(Object.entries({ wide, narrow }))(
    'shows the search and the ways in on a %s screen',
    async (_, viewport) => {
      const page = await stage.open(pages.landing, { viewport });
      for (const { label } of landingWords.ways)
        expect(await page.getByRole('link', { name: label, exact: true }).isVisible()).toBe(true);
      const search = page.getByRole('button', { name: /Search/ });
      expect((await search.boundingBox())?.y).toBeLessThan(100);
      await search.click();
      await page.getByRole('combobox').waitFor();
    },
  );

  test('shows a picture of the product', async () => {
    const page = await stage.open(pages.landing);
    const picture = page.getByRole('img', { name: landingWords.picture.alt });
    await expect
      .poll(() => picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
      .toBeGreaterThan(600);
  });

  test.each(Object.entries({ wide, narrow }))(
    'shows it in the theme that the reader chooses on a %s screen',
    async (_, viewport) => {
      const page = await stage.open(pages.landing, { viewport, colorScheme: 'light' });
      const shown = () =>
        page
          .getByRole('img', { name: landingWords.picture.alt })
          .evaluate((img: HTMLImageElement) => img.currentSrc);
      const name = viewport === narrow ? 'product-narrow' : 'product';
      await expect.poll(shown).toContain(`${name}-light`);
      const theme = page.getByRole('group', { name: 'Theme' });
      await theme.getByRole('radio', { name: 'Dark' }).check();
      await expect.poll(shown).toContain(`${name}-dark`);
      await page.reload();
      await expect.poll(shown).toContain(`${name}-dark`);
      await theme.getByRole('radio', { name: 'System' }).check();
      await expect.poll(shown).toContain(`${name}-light`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await theme.getByRole('radio', { name: 'Light' }).check();
      await expect.poll(shown).toContain(`${name}-light`);
    },
  );
});
