import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataset, lineageOf, table } from './lineage-data.ts';
import { type AppStage, setAppStage } from './stage.ts';

/** 5,000 tables in ten hops, each with two upstreams. */
const hops = 10;
const perHop = 500;
const root = dataset('big.root', 'kafka');
const alone = dataset('small.alone', 'kafka');

/** Moving the large drawing reaches at least this share of the frames that moving a single node reaches in the same run. */
const leastShare = 0.35;

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  const urns: [string, readonly string[]][] = [
    [root, []],
    [alone, []],
  ];
  const name = (hop: number, place: number) => dataset(`big.h${hop}_${place % perHop}`, 'hive');
  for (let hop = 0; hop < hops; hop++)
    for (let place = 0; place < perHop; place++)
      urns.push([
        name(hop, place),
        hop === 0 ? [root] : [name(hop - 1, place), name(hop - 1, place * 13 + 7)],
      ]);
  for (let start = 0; start < urns.length; start += perHop) await storeAll(urns.slice(start, start + perHop));
}, 120_000);
afterAll(() => stage?.[Symbol.asyncDispose]());

async function storeAll(tables: readonly (readonly [string, readonly string[]])[]): Promise<void> {
  const body = tables.map(([urn, upstreams]) => {
    const aspects = Object.entries(table(urn, { upstreams: [...new Set(upstreams)] }));
    return { urn, ...Object.fromEntries(aspects.map(([aspect, value]) => [aspect, { value }])) };
  });
  const answer = await fetch(`${stage.address}/openapi/v3/entity/dataset?async=false`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Frames per second while the drawing is moved. */
async function framesWhileMoved(page: Page): Promise<number> {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('There is no graph');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y + 100);
  await page.mouse.down();
  const counting = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0;
        const start = performance.now();
        const count = (now: number) => {
          frames++;
          if (now - start < 2_000) requestAnimationFrame(count);
          else resolve((frames * 1_000) / (now - start));
        };
        requestAnimationFrame(count);
      }),
  );
  let isDone = false;
  void counting.then(() => {
    isDone = true;
  });
  for (let step = 0; !isDone; step++)
    await page.mouse.move(x + Math.sin(step / 10) * 200, y + 100 + Math.cos(step / 10) * 100);
  await page.mouse.up();
  return counting;
}

test('a graph of 5,000 entities is moved about as fluently as one of a single entity', async () => {
  const page = await stage.open(lineageOf(alone));
  await page.getByText('1 entity, 0 edges').waitFor();
  const floor = await framesWhileMoved(page);
  await page.goto(lineageOf(root, { depth: hops, most: perHop }));
  await page.getByText('5,001 entities').waitFor({ timeout: 180_000 });
  const around = await framesWhileMoved(page);
  await page.getByRole('button', { name: 'Show all' }).click();
  const whole = await framesWhileMoved(page);
  console.log(
    `frames per second: ${around.toFixed(0)} around the middle, ${whole.toFixed(0)} as a whole, ${floor.toFixed(0)} of a single entity`,
  );
  expect(around / floor).toBeGreaterThan(leastShare);
  expect(whole / floor).toBeGreaterThan(leastShare);
  expect(stage.complaints).toEqual([]);
}, 300_000);
