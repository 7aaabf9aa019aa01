import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders, pageOf, rawOrders, report, storeShop } from './entity-samples.ts';
import { type AppStage, setAppStage } from './stage.ts';
import { goWithin, settled } from './walk-pages.ts';

/** The heap grows less and less, while the engine compiles what is run often: by an eighth from 50 visits to 200. */
const mostGrowth = 1.25;
/** What belongs to a page goes with it. */
const mostLeft = 1.05;

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  await storeShop(stage);
});
afterAll(() => stage?.[Symbol.asyncDispose]());

test('200 navigations leave nothing behind', async () => {
  const page = await stage.open('/');
  await settled(page);
  const session = await page.context().newCDPSession(page);
  async function measure() {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { usedSize, nodes, jsEventListeners };
  }
  const tabs = ['columns', 'documentation', 'lineage', 'properties', 'history', 'raw'];
  const paths = [
    '/',
    '/search?q=orders',
    '/browse',
    '/govern/glossary',
    ...[orders, rawOrders, report].flatMap((urn) => tabs.map((tab) => pageOf(urn, tab))),
  ];
  const at: Record<number, Awaited<ReturnType<typeof measure>>> = {};
  for (let visit = 1; visit <= 200; visit++) {
    await goWithin(page, paths[visit % paths.length] as string);
    await settled(page);
    // The same page each time.
    if (visit === 50 || visit === 200) {
      await goWithin(page, '/');
      await settled(page);
      at[visit] = await measure();
    }
  }
  const [early, late] = [at[50], at[200]];
  if (!early || !late) throw new Error('Nothing was measured');
  console.log(`after 50 navigations ${JSON.stringify(early)}, after 200 ${JSON.stringify(late)}`);
  expect(late.usedSize / early.usedSize).toBeLessThan(mostGrowth);
  expect(late.nodes / early.nodes).toBeLessThan(mostLeft);
  expect(late.jsEventListeners / early.jsEventListeners).toBeLessThan(mostLeft);
  expect(stage.complaints).toEqual([]);
}, 240_000);
