import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { narrow, wide } from './browser.ts';

/** What axe has against a page, and where. */
export interface Violation {
  screen: string;
  rule: string;
  help: string;
  places: string[];
}

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that look at colours. Nothing else depends on the theme, so no other rule runs in dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const looks = [
  { screen: 'wide, light', viewport: wide, colorScheme: 'light' },
  { screen: 'wide, dark', viewport: wide, colorScheme: 'dark', rules: colourRules },
  { screen: 'narrow, dark', viewport: narrow, colorScheme: 'dark', rules: colourRules },
  { screen: 'narrow, light', viewport: narrow, colorScheme: 'light' },
] as const;

/** Lets axe look at the page in both themes and at the given widths, without loading it again. */
export async function runAxe(
  page: Page,
  viewports: readonly { width: number }[] = [wide, narrow],
): Promise<Violation[]> {
  await page.evaluate(await axeSource);
  // What is far from the screen is not laid out until it comes near, and axe would measure places that are none.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const violations: Violation[] = [];
  for (const { screen, viewport, colorScheme, ...look } of looks) {
    if (!viewports.includes(viewport)) continue;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const options: RunOptions = {
      resultTypes: ['violations'],
      // A rule of WCAG 2.2, which axe leaves out unless it is asked.
      rules: { 'target-size': { enabled: true } },
      ...('rules' in look && { runOnly: [...look.rules] }),
    };
    const found = await page.evaluate(async (options) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(options);
      return violations.map(({ id, help, nodes }) => ({
        rule: id,
        help,
        places: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
      }));
    }, options);
    violations.push(...found.map((violation) => ({ screen, ...violation })));
  }
  return violations;
}
