import type { Catalogue } from '@colophon/catalogue';
import type { Page } from 'playwright-core';
import { dataset, table } from '../../tests/e2e/app/lineage-data.ts';
import { speeds } from '../../tests/e2e/app/speeds.ts';
import { goWithin, settled } from '../../tests/e2e/app/walk-pages.ts';
import { figureOfTimes } from './app/figures.ts';
import { proposalsOf } from './app/propose-all.ts';
import { startAppBench, timeToShow } from './app/stage.ts';
import { type Figure, figure } from './report.ts';
import type { Rounds } from './rounds.ts';

const columns = 5_000;
/** Tables of as many columns: what was read is kept for a while, so that each is opened once in a round. */
const tables = 6;
const wideTable = (i: number): string => dataset(`wide.table_${i}`);

/** How soon a table of thousands of columns is there, and whether its rows keep up with a reader who scrolls. */
export async function benchAppColumns({ count }: Rounds): Promise<Figure[]> {
  await using bench = await startAppBench('app-columns', fill);
  const opened: number[][] = [];
  const blank: number[] = [];
  let frames = 0;
  for (let round = -1; round < count; round++) {
    const page = await bench.open('/');
    await settled(page);
    const times: number[] = [];
    for (let i = 0; i < tables; i++) {
      times.push(
        await timeToShow(page, 'popstate', isShown, `table_${i}`, () =>
          goWithin(page, `/dataset/${encodeURIComponent(wideTable(i))}`),
        ),
      );
      await settled(page);
    }
    if (round >= 0) {
      opened.push(times.slice(1));
      const scrolled = await scroll(page);
      frames += scrolled.frames;
      blank.push(scrolled.blank / scrolled.frames);
    }
    await page.context().close();
  }
  const what = `a table of ${columns.toLocaleString('en')} columns`;
  return [
    figureOfTimes(opened, {
      benchmark: 'app-columns',
      what: `p95 to open ${what}`,
      goalMs: speeds.columns.goal,
    }),
    figure(blank, {
      benchmark: 'app-columns',
      what: `share of frames with a place without a row, scrolling ${what}`,
      against: 'all frames',
      goal: { atMost: 0 },
      detail: `${frames} frames`,
    }),
  ];
}

async function fill(catalogue: Catalogue): Promise<void> {
  const names = Array.from({ length: columns }, (_, i) => `column_${i}`);
  for (let i = 0; i < tables; i++)
    await catalogue.propose(proposalsOf(wideTable(i), table(wideTable(i), { columns: names })));
}

/** In the page: the rows of a table are there. */
const isShown = (name: string): boolean =>
  document.querySelector('main h1')?.textContent?.includes(name) === true &&
  document.querySelector('.columns__body .columns__row') !== null;

/** Scrolls by the wheel through all rows, and looks in each frame at places over the height of the window. */
async function scroll(page: Page): Promise<{ readonly frames: number; readonly blank: number }> {
  await page.mouse.move(500, 600);
  const counting = page.evaluate(
    () =>
      new Promise<{ frames: number; blank: number }>((resolve) => {
        let frames = 0;
        let blank = 0;
        const start = performance.now();
        const look = () => {
          const body = document.querySelector('.columns__body')?.getBoundingClientRect();
          if (body) {
            const { left, right, top, bottom } = body;
            const isBlank = [0.3, 0.5, 0.7, 0.9].some((share) => {
              const y = innerHeight * share;
              const found = document.elementFromPoint((left + right) / 2, y);
              return y > top && y < bottom && found?.closest('.columns__row') === null;
            });
            frames++;
            if (isBlank) blank++;
          }
          if (performance.now() - start < 3_000) requestAnimationFrame(look);
          else resolve({ frames, blank });
        };
        requestAnimationFrame(look);
      }),
  );
  let isDone = false;
  void counting.then(() => {
    isDone = true;
  });
  while (!isDone) {
    await page.mouse.wheel(0, 1_200);
    await page.waitForTimeout(16);
  }
  return counting;
}
