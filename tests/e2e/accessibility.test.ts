import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow, type Stage, setStage, wide } from './browser.ts';
import { type PageName, pages } from './site-pages.ts';

const looked: PageName[] = [
  'landing',
  'introduction',
  'concepts',
  'quickstart',
  'dataset',
  'a page that does not exist',
];

let stage: Stage;
let axeSource: string;

beforeAll(async () => {
  stage = await setStage();
  axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
});

afterAll(() => stage?.[Symbol.asyncDispose]());

describe.each(looked)('axe has nothing against %s', (name) => {
  describe.each(Object.entries({ wide, narrow }))('on a %s screen', (_, viewport) => {
    test.each(['light', 'dark'] as const)('in %s', async (colorScheme) => {
      // The policy of the site refuses the script of axe, too: it is set aside in this context alone.
      const page = await stage.open(pages[name], { viewport, colorScheme, bypassCSP: true });
      await page.addScriptTag({ content: axeSource });
      const violations = await page.evaluate(async () => {
        const { run } = (window as unknown as { axe: typeof axe }).axe;
        const found = await run({ resultTypes: ['violations'] });
        return found.violations.map(({ id, help, nodes }) => ({
          id,
          help,
          places: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
        }));
      });
      await page.context().close();
      expect(violations).toEqual([]);
    });
  });
});
