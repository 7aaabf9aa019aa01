import type { Page } from 'playwright-core';
import { dataset } from './lineage-data.ts';

/** 5,000 tables in ten hops, each with two upstreams. */
export const hops = 10;
export const perHop = 500;
export const root = dataset('big.root', 'kafka');
/** A table without any lineage. */
export const alone = dataset('small.alone', 'kafka');

/** Every table with its upstreams. */
export function largeLineage(): readonly (readonly [urn: string, upstreams: readonly string[]])[] {
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
  return urns;
}

/** Frames per second while the drawing is moved. */
export async function framesWhileMoved(page: Page): Promise<number> {
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
