import type { BrowserContextOptions, Page } from 'playwright-core';
import { narrow, wide } from '../../browser.ts';
import type { AppStage } from '../stage.ts';
import { settled } from '../walk-pages.ts';
import { type Screen, screens } from './screen-list.ts';

/** A picture of a screen. */
export interface Shot {
  /** `search-wide-dark`. */
  readonly name: string;
  /** Takes it; as often as it is called. */
  take(): Promise<Buffer>;
}

const sizes = { wide, narrow } as const;

/** Opens every screen, several at a time, and gives each of its pictures to `look`. */
export async function takeScreens(
  stage: AppStage,
  look: (shot: Shot) => Promise<void>,
  pages = 3,
): Promise<void> {
  const waiting = [...screens];
  const work = async () => {
    for (let screen = waiting.shift(); screen; screen = waiting.shift())
      await takeScreen(stage, screen, look);
  };
  await Promise.all(Array.from({ length: pages }, work));
}

/** Opens a screen, as it is before somebody changes the window or the theme. */
export async function openScreen(
  stage: AppStage,
  screen: Screen,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await stage.open(screen.path, {
    reducedMotion: 'reduce',
    colorScheme: 'light',
    timezoneId: 'UTC',
    locale: 'en-GB',
    // Playwright hides the caret with a style, which the policy of the page rejects.
    bypassCSP: true,
    ...options,
  });
  await page.waitForLoadState('networkidle');
  await settled(page);
  await screen.before?.(page);
  return page;
}

async function takeScreen(
  stage: AppStage,
  screen: Screen,
  look: (shot: Shot) => Promise<void>,
): Promise<void> {
  const page = await openScreen(stage, screen);
  for (const theme of screen.isInDocs ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme: theme });
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      await screen.resized?.(page);
      const name = `${screen.name}-${size}${theme === 'dark' ? '-dark' : ''}`;
      await look({ name, take: () => take(page) });
    }
  }
  await page.context().close();
}

/** A picture of what an open page shows. */
export async function take(page: Page): Promise<Buffer> {
  await settled(page);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
    // The port, and how long something took, are others in each run.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const shown = text.nodeValue ?? '';
      const constant = shown.replaceAll(location.host, 'localhost:8080').replace(/^\d+ ms$/, '1 ms');
      if (constant !== shown) text.nodeValue = constant;
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
