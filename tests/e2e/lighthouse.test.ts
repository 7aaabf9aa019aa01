import lighthouse, { type Config, desktopConfig, type Flags, type Result } from 'lighthouse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { type Stage, setStage } from './browser.ts';
import { type PageName, pages } from './site-pages.ts';

const audited: PageName[] = ['landing', 'quickstart', 'dataset', 'models'];
/** Its fourth category, the performance, depends on the clock: `npm run bench -- pages` measures that beside a floor. */
const categories = ['accessibility', 'best-practices', 'seo'];
const devices: Record<string, Config | undefined> = { phone: undefined, desktop: desktopConfig };

let stage: Stage;
let port: number;

beforeAll(async () => {
  port = await freePort();
  // Lighthouse steers the browser by itself, through this port.
  stage = await setStage(`--remote-debugging-port=${port}`);
});

afterAll(() => stage?.[Symbol.asyncDispose]());

describe.each(audited)('Lighthouse gives %s full marks', (name) => {
  // An audit that is cut off would spoil the next one: there is one browser, and Lighthouse keeps one state.
  test.each(Object.entries(devices))('on a %s', { timeout: 5 * 60_000 }, async (_, config) => {
    const report = await audit(pages[name], config);
    expect(report).toEqual({
      scores: { accessibility: 100, 'best-practices': 100, seo: 100 },
      lost: [],
    });
  });
});

/** The marks of a page, and each audit that took some away. */
interface Report {
  scores: Record<string, number>;
  lost: string[];
}

async function audit(path: string, config: Config | undefined): Promise<Report> {
  // Lighthouse measures blocks far down the page by the room that they are given until they are laid out, where they may
  // seem to overlap. The accessibility tests hold the size of targets with axe, on every page, after laying all of it out.
  const skipAudits = ['target-size'];
  const flags: Flags = { port, logLevel: 'error', onlyCategories: categories, skipAudits };
  const run = await lighthouse(stage.address + path, flags, config);
  if (!run) throw new Error(`Lighthouse gave no result for ${path}.`);
  return reportOf(run.lhr);
}

function reportOf({ categories, audits }: Result): Report {
  const marks = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
  const lost = Object.values(categories)
    .filter(({ score }) => score !== 1)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}, ${audits[id]?.displayValue ?? 'not passed'}`);
  return { scores: Object.fromEntries(marks), lost };
}
