import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { efforts } from './jobs/efforts.ts';
import { createKeyboard, createMouse } from './jobs/hand.ts';
import { jobs } from './jobs/job-list.ts';
import { type AppStage, setAppStage } from './stage.ts';

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage({ sample: true });
});
afterAll(() => stage?.[Symbol.asyncDispose]());

/** Ways to do a job, each with a table of its own, since jobs change it. */
const ways = [
  { way: 'mouse', create: createMouse, table: 'fct_payments' },
  { way: 'keyboard', create: createKeyboard, table: 'fct_returns' },
] as const;

describe.each(ways)('with the $way alone', ({ way, create, table }) => {
  test.each(jobs)('$id', async (job) => {
    const page = await stage.open('/');
    page.setDefaultTimeout(15_000);
    const hand = create(page);
    const task = await job.prepare(stage, table);
    await task.perform(hand);
    await task.verify?.(hand);
    const { clicks, keys } = efforts[job.id];
    if (way === 'mouse') expect(hand.effort.clicks).toBe(clicks);
    else expect(hand.effort).toMatchObject({ clicks: 0, keys: expect.toSatisfy((count) => count <= keys) });
    await page.context().close();
  });
});
