import lighthouse, { type Config, desktopConfig, type Flags } from 'lighthouse';
import { setStage } from '../../tests/e2e/browser.ts';
import { serveFloorPage, wordsOf } from '../../tests/e2e/floor-page.ts';
import { pages } from '../../tests/e2e/site-pages.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { type Figure, figure } from './report.ts';
import { inPairs, type Rounds } from './rounds.ts';

const audited = ['landing', 'quickstart', 'dataset', 'models'] as const;
const devices: Readonly<Record<string, Config | undefined>> = { phone: undefined, desktop: desktopConfig };

/** What Lighthouse says of how a page loads. */
interface Audit {
  /** Its mark for the performance, from 0 to 100. */
  readonly mark: number;
  /** When the largest part was painted, in milliseconds. */
  readonly contentMs: number;
}

/** Lighthouse's mark for the performance of the built site's pages, against the bare words of the same page. */
export async function benchPages(rounds: Rounds): Promise<Figure[]> {
  const port = await freePort();
  await using stage = await setStage(`--remote-debugging-port=${port}`);
  const figures: Figure[] = [];
  for (const name of audited) {
    const address = stage.address + pages[name];
    await using floor = await serveFloorPage(await wordsOf(stage, pages[name]));
    for (const [device, config] of Object.entries(devices)) {
      const pairs = await inPairs(
        rounds,
        () => audit(address, port, config),
        () => audit(floor.address, port, config),
      );
      const [real, bare] = pairs.at(-1) ?? [];
      figures.push(
        figure(
          pairs.map(([page, words]) => page.mark / words.mark),
          {
            benchmark: 'pages',
            what: `Lighthouse's mark of ${name} on a ${device}`,
            against: 'the bare words of the page',
            goal: { atLeast: 1 },
            detail: `${real?.mark} against ${bare?.mark}; largest paint ${real?.contentMs} against ${bare?.contentMs} ms`,
          },
        ),
      );
    }
  }
  return figures;
}

async function audit(address: string, port: number, config: Config | undefined): Promise<Audit> {
  const flags: Flags = { port, logLevel: 'error', onlyCategories: ['performance'] };
  const run = await lighthouse(address, flags, config);
  if (!run) throw new Error(`Lighthouse gave no result for ${address}.`);
  const { categories, audits } = run.lhr;
  return {
    mark: Math.round((categories.performance?.score ?? 0) * 100),
    contentMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
  };
}
