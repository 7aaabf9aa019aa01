import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders, pageOf, rawOrders, report, storeShop } from './entity-samples.ts';
import { type AppStage, setAppStage } from './stage.ts';
import { goWithin, settled } from './walk-pages.ts';

/** What a page may keep of 150 visits to pages that it has shown before: what has been compiled meanwhile, mostly. */
const mostGrowth = 1.15;

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
  expect(late.nodes / early.nodes).toBeLessThan(mostGrowth);
  expect(late.jsEventListeners / early.jsEventListeners).toBeLessThan(mostGrowth);
  expect(stage.complaints).toEqual([]);
}, 240_000);
