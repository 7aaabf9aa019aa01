import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { createCatalogue } from '@colophon/catalogue';
import { createApp } from '@colophon/http';
import {
  type CostlyRequest,
  costlyRequests,
  fillForCostlyRequests,
} from '@colophon/http/testing/costly-requests';
import { toInit, turnsOf } from '@colophon/http/testing/turn-cost';
import { registry } from '@colophon/model';
import { openThreadedStore } from '@colophon/store-sqlite/node';
import { serve } from '@hono/node-server';
import { longValues } from './event-loop/long-values.ts';
import { ensureCacheFolder } from './folders.ts';
import { type Figure, figure } from './report.ts';
import type { Rounds } from './rounds.ts';

/** The longest that a request may keep all others waiting. */
const goalMs = 20;

interface Block {
  readonly name: string;
  readonly ms: number;
}

/**
 * The longest turn of the event loop of a server, by its CPU time, for each of the most expensive requests that the limits
 * allow: of those that are read or written in parts, and of single values near the longest body, which are parsed in one
 * go. The client runs in another thread.
 */
export async function benchEventLoop({ count }: Rounds): Promise<Figure[]> {
  const folder = await mkdtemp(join(await ensureCacheFolder(), 'event-loop-'));
  const store = openThreadedStore(folder);
  const catalogue = createCatalogue({ registry, store });
  const server = serve({ fetch: createApp({ catalogue }).fetch, port: 0 });
  const client = new Worker(new URL('./event-loop/client.ts', import.meta.url));
  try {
    await once(server, 'listening');
    await fillForCostlyRequests(catalogue);
    const { port } = server.address() as AddressInfo;
    const ask = async (request: CostlyRequest): Promise<number> => {
      client.postMessage({ port, path: request.path, ...toInit(request) });
      const [status] = await once(client, 'message');
      return status;
    };
    const measure = async (requests: typeof costlyRequests): Promise<readonly Block[]> => {
      const blocks: Block[] = [];
      for (const [name, some] of Object.entries(requests))
        for (const request of [some].flat()) {
          const times: number[] = [];
          // Other load and code that is not compiled yet only ever add time.
          for (let round = 0; round < Math.max(2, count); round++) {
            const { longestTurnMs, result } = await turnsOf(() => ask(request));
            if (result >= 500) throw new Error(`${name} was answered with ${result}`);
            times.push(longestTurnMs);
          }
          blocks.push({ name, ms: Math.min(...times) });
        }
      return blocks.sort((a, b) => b.ms - a.ms);
    };
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const inParts = await measure(costlyRequests);
    delay.disable();
    const inOne = await measure(longValues());
    return [
      toFigure('longest block, requests for many values', inParts, {
        goal: { atMost: 1 },
        more: `; delay by the wall clock, 99th percentile ${Math.round(delay.percentile(99) / 1e6)} ms`,
      }),
      toFigure('longest block, one value of 6.6 MB, or a body of 15 MB', inOne),
    ];
  } finally {
    await client.terminate();
    await new Promise((resolve) => server.close(resolve));
    await catalogue.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function toFigure(
  what: string,
  blocks: readonly Block[],
  { goal, more = '' }: Pick<Figure, 'goal'> & { readonly more?: string } = {},
): Figure {
  const longest = blocks.slice(0, 5).map(({ name, ms }) => `${name} ${ms.toFixed(1)}`);
  return figure([(blocks[0]?.ms ?? Number.NaN) / goalMs], {
    benchmark: 'event-loop',
    what,
    against: `${goalMs} ms of CPU`,
    ...(goal && { goal }),
    detail: `${longest.join(', ')} ms${more}`,
  });
}
