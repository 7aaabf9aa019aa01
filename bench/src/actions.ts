import { setTimeout as sleep } from 'node:timers/promises';
import { Colophon } from '@colophon/sdk';
import { makeDatasetUrn, makeTagUrn } from '@colophon/sdk/urns';
import { type Pipeline, startPipeline } from './actions/pipeline.ts';
import { type Figure, figure, median } from './report.ts';
import type { Rounds } from './rounds.ts';
import { startColophon } from './server.ts';

/** The longest that all but one of a hundred actions may take to start. */
const goalMs = 100;
/** Datasets of the load: each gets another tag once a second, which is two events: one tag less, and one more. */
const datasets = 500;
const eventsPerSecond = 2 * datasets;
/** Changes per request of the load. */
const batchSize = 50;
/** One of so many changes of the load passes the filter. */
const passing = 10;

const wanted = makeTagUrn('wanted');

/** What one round measured. Lags are in milliseconds. */
interface Round {
  readonly single: readonly number[];
  readonly loaded: readonly number[];
  /** Seconds between the first commit and the last, and between the first action and the last. */
  readonly commitSeconds: number;
  readonly actionSeconds: number;
}

/**
 * Time from a committed change to the start of its action, in another process: one change after the other, and with 1,000
 * events per second, of which a filter passes every twentieth.
 */
export async function benchActions(rounds: Rounds): Promise<Figure[]> {
  const server = await startColophon();
  const client = new Colophon({ server: `http://127.0.0.1:${server.port}` });
  const pipeline = await startPipeline(server.port, wanted);
  try {
    const write = createWriter(client);
    const load = createLoad(write, pipeline);
    // The first changes create the datasets, and compile the code.
    await load(2000);
    const results: Round[] = [];
    for (let i = 0; i < rounds.count; i++) {
      const single = await oneByOne(write, pipeline, rounds.durationMs);
      results.push({ single, ...(await load(rounds.durationMs)) });
    }
    return figuresOf(results);
  } finally {
    await pipeline.stop();
    await client.close();
    await server.stop();
  }
}

function figuresOf(rounds: readonly Round[]): Figure[] {
  const p99 = (lags: readonly number[]) =>
    lags.toSorted((a, b) => a - b)[Math.ceil(lags.length * 0.99) - 1] ?? Number.NaN;
  const against = `${goalMs} ms`;
  const describe = (of: (round: Round) => readonly number[]) =>
    `median ${Math.round(median(rounds.flatMap(of)))} ms, p99 ${Math.round(p99(rounds.flatMap(of)))} ms`;
  const seconds = [
    median(rounds.map(({ actionSeconds }) => actionSeconds)),
    median(rounds.map(({ commitSeconds }) => commitSeconds)),
  ];
  return [
    figure(
      rounds.map(({ single }) => p99(single) / goalMs),
      {
        benchmark: 'actions',
        what: 'from a committed change to the start of its action, one change after the other: 99th percentile',
        against,
        goal: { atMost: 1 },
        detail: describe(({ single }) => single),
      },
    ),
    figure(
      rounds.map(({ loaded }) => p99(loaded) / goalMs),
      {
        benchmark: 'actions',
        what: `the same with ${eventsPerSecond} events per second, of which a filter passes every twentieth`,
        against,
        goal: { atMost: 1 },
        detail: describe(({ loaded }) => loaded),
      },
    ),
    figure(
      rounds.map(({ actionSeconds, commitSeconds }) => actionSeconds / commitSeconds),
      {
        benchmark: 'actions',
        what: 'time between the first of these actions and the last: more, if the lag grows',
        against: 'between the first of these commits and the last',
        goal: { atMost: 1.1 },
        detail: `${seconds.map((value) => value.toFixed(2)).join(' / ')} s`,
      },
    ),
  ];
}

/** Gives datasets one tag each, in one request, and returns when the answer came: it comes after the commit. */
function createWriter(client: Colophon) {
  return async (tags: ReadonlyMap<string, string>): Promise<number> => {
    await client.emitMany(
      [...tags].map(([entityUrn, tag]) => ({
        entityUrn,
        aspectName: 'globalTags',
        aspect: { tags: [{ tag }] },
      })),
    );
    return Date.now();
  };
}

type Writer = ReturnType<typeof createWriter>;

/** An action may start before the answer to the change arrives here. */
const lagsOf = (committed: ReadonlyMap<string, number>, started: ReadonlyMap<string, number>): number[] =>
  [...committed].map(([urn, time]) => Math.max(0, (started.get(urn) ?? Number.NaN) - time));

async function oneByOne(write: Writer, { take }: Pipeline, durationMs: number): Promise<number[]> {
  const lags: number[] = [];
  const end = performance.now() + durationMs;
  while (performance.now() < end) {
    const urn = makeDatasetUrn('mysql', `shop.single${Math.round(performance.now() * 1000)}`);
    const committedAt = await write(new Map([[urn, wanted]]));
    lags.push(...lagsOf(new Map([[urn, committedAt]]), await take(1)));
  }
  return lags;
}

/** Writes at a fixed pace, however long the answers take. */
function createLoad(write: Writer, { take }: Pipeline) {
  let change = 0;
  const nextTag = (index: number, turn: number) =>
    (index + turn) % passing === 0 ? wanted : makeTagUrn(`other${turn % 2}`);
  return async (durationMs: number) => {
    const batches = Math.ceil((durationMs / 1000) * (datasets / batchSize));
    const committed = new Map<string, number>();
    const writes: Promise<void>[] = [];
    const start = performance.now();
    for (let i = 0; i < batches; i++) {
      await sleep(Math.max(0, start + (i * batchSize * 1000) / datasets - performance.now()));
      const tags = new Map<string, string>();
      for (; tags.size < batchSize; change++) {
        const index = change % datasets;
        tags.set(makeDatasetUrn('mysql', `shop.t${index}`), nextTag(index, Math.floor(change / datasets)));
      }
      writes.push(
        write(tags).then((time) => {
          for (const [urn, tag] of tags) if (tag === wanted) committed.set(urn, time);
        }),
      );
    }
    await Promise.all(writes);
    const started = await take(committed.size);
    return {
      loaded: lagsOf(committed, started),
      commitSeconds: spanSeconds(committed),
      actionSeconds: spanSeconds(started),
    };
  };
}

const spanSeconds = (times: ReadonlyMap<string, number>): number =>
  (Math.max(...times.values()) - Math.min(...times.values())) / 1000;
