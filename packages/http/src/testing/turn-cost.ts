import type { CostlyRequest } from './costly-requests.ts';
import type { Answer } from './requests.ts';

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const words = ['order', 'customer', 'payment', 'invoice', 'table', 'daily', 'region', 'amount'];
const document = Array.from({ length: 4000 }, (_, i) => ({
  name: `${words[i % 8]}_${i}`,
  tags: words,
  rate: i / 7,
}));

/** Repeated until it has taken so many milliseconds of CPU, which the clock of a thread measures well. */
const measuredMs = 20;

/** The CPU time of a unit: a document of some hundred kilobytes is printed and parsed. The quickest of several counts. */
export function unitMs(): number {
  const times = Array.from({ length: 3 }, () => {
    const start = threadMs();
    let count = 0;
    while (threadMs() - start < measuredMs) {
      JSON.parse(JSON.stringify(document));
      count++;
    }
    return (threadMs() - start) / count;
  });
  return Math.min(...times);
}

/** What a work cost. */
export interface Turns<T> {
  readonly result: T;
  /** CPU time of the thread that serves, in milliseconds. */
  readonly totalMs: number;
  /** CPU time of the longest turn of its event loop, in which nobody else is served. */
  readonly longestTurnMs: number;
}
export type Cost = Turns<Answer>;

/** The CPU time of a work, and that of the longest turn of the event loop. */
export async function turnsOf<T>(work: () => Promise<T>): Promise<Turns<T>> {
  const start = threadMs();
  let turnStart = start;
  let longestTurnMs = 0;
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    longestTurnMs = Math.max(longestTurnMs, threadMs() - turnStart);
    turnStart = threadMs();
  }
  return { result: await working, totalMs: threadMs() - start, longestTurnMs };
}

/** What `fetch` takes besides the address. */
export const toInit = ({ body, method }: Pick<CostlyRequest, 'body' | 'method'>): RequestInit =>
  body === undefined
    ? { ...(method && { method }) }
    : {
        method: method ?? 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      };

/** What a request costs. */
export function costOf(
  server: { send(path: string, init?: RequestInit): Promise<Answer> },
  request: CostlyRequest,
): Promise<Cost> {
  const init = toInit(request);
  return turnsOf(() => server.send(request.path, init));
}
