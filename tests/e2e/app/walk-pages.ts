import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AppStage } from './stage.ts';

/** Writes a value of an aspect; false where the server does not accept it. */
export async function propose(
  { address }: AppStage,
  entityUrn: string,
  aspectName: string,
  value: object,
): Promise<boolean> {
  const answer = await fetch(`${address}/aspects?action=ingestProposal`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      proposal: {
        entityType: /^urn:li:([^:]*):/.exec(entityUrn)?.[1],
        entityUrn,
        changeType: 'UPSERT',
        aspectName,
        aspect: { contentType: 'application/json', value: JSON.stringify(value) },
      },
      async: 'false',
    }),
  });
  // What is wrong is the fault of the value, never of the server.
  expect(answer.status, `${entityUrn} ${aspectName}`).toBeLessThan(500);
  return answer.ok;
}

/** Until what is shown has come, and has been drawn. */
export async function settled(page: Page): Promise<void> {
  const isQuiet = () =>
    document.querySelector('main .state--loading, main [aria-busy="true"]') === null &&
    document.querySelector('main h1, main .state') !== null;
  await page.waitForFunction(isQuiet);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 60)));
  await page.waitForFunction(isQuiet);
}

/** What is told as a failure on the page. */
export const failures = (page: Page): Promise<string[]> =>
  page.locator('.state--failed').evaluateAll((found) => found.map((each) => each.textContent));

/** How far the page is wider than the window, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What makes a page wider than the window, as far as it is not cut off. */
export const wideElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return wide
      .slice(0, 8)
      .map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent.slice(0, 40)}`);
  });

/** Shows another address without loading the page again, as a link does. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens every tab of the page of an entity, one after the other. */
export async function walkTabs(page: Page, look: (tab: string) => Promise<void>): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Parts' }).getByRole('link');
  const names = await tabs.allInnerTexts();
  for (const [place, name] of names.entries()) {
    await showTab(page, place);
    await look(name.trim());
  }
}

/** Shows one of the tabs, with all that it asks for. */
export async function showTab(page: Page, place: number): Promise<void> {
  const tab = page.getByRole('navigation', { name: 'Parts' }).getByRole('link').nth(place);
  // As a click does it, without the frames in which Playwright watches whether the link still moves.
  await tab.dispatchEvent('click');
  await page.waitForFunction(isShown, place);
}

/** In the page: the tab is that of the address, with all that it asked for. Both come in one step, so nothing is between. */
const isShown = (place: number): boolean =>
  document.querySelectorAll('.entity__tabs a')[place]?.getAttribute('aria-current') === 'page' &&
  document.querySelector('main .state--loading, main [aria-busy="true"]') === null;
