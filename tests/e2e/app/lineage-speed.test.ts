import { afterAll, beforeAll, expect, test } from 'vitest';
import { alone, framesWhileMoved, hops, largeLineage, perHop, root } from './large-lineage.ts';
import { lineageOf, table } from './lineage-data.ts';
import { type AppStage, setAppStage } from './stage.ts';

/** Moving the large drawing reaches at least this share of the frames that moving a single node reaches in the same run. */
const leastShare = 0.35;

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  const urns = largeLineage();
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
