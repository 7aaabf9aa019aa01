import { createMouse } from '../../tests/e2e/app/jobs/hand.ts';
import { type Job, jobs } from '../../tests/e2e/app/jobs/job-list.ts';
import { type AppStage, setAppStage } from '../../tests/e2e/app/stage.ts';
import { settled } from '../../tests/e2e/app/walk-pages.ts';
import { type Figure, figure } from './report.ts';
import type { Rounds } from './rounds.ts';

/** The first table warms up the server; each round changes what it works on, so it has a server of its own. */
const tables = ['fct_returns', 'fct_payments'] as const;

/** What the application adds to the time of a person: each job is done without a pause, by the script that tests it. */
export async function benchAppJobs({ count }: Rounds): Promise<Figure[]> {
  const seconds = new Map(jobs.map(({ id }) => [id, [] as number[]]));
  for (let round = 0; round < count; round++) {
    await using stage = await setAppStage({ sample: true });
    for (const table of tables)
      for (const job of jobs) {
        const time = await secondsOf(stage, job, table);
        if (table === tables.at(-1)) seconds.get(job.id)?.push(time);
      }
  }
  return [...seconds].map(([id, times]) =>
    figure(times, {
      benchmark: 'app-jobs',
      what: `the job ${id}, with the mouse`,
      against: '1 s',
      detail: times.map((time) => `${time.toFixed(2)} s`).join(', '),
    }),
  );
}

/** From the first page, which is there, to the result on the page. Nothing is in the browser's cache. */
async function secondsOf(stage: AppStage, job: Job, table: string): Promise<number> {
  const task = await job.prepare(stage, table);
  const page = await stage.open('/');
  await settled(page);
  const hand = createMouse(page);
  const start = performance.now();
  await task.perform(hand);
  const time = performance.now() - start;
  await task.verify?.(hand);
  await page.context().close();
  return time / 1_000;
}
