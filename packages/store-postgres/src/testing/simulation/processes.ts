import type { LogEntry, Store } from '@colophon/catalogue';
import { isStoreError } from '@colophon/catalogue';

/** What became of a write, as its process was told. */
export type Outcome = 'acknowledged' | 'not stored' | 'unknown';

/** What processes have seen, for the invariants. */
export interface Witness {
  /** Of each source entry that somebody has tried to write, by its name. */
  readonly outcomes: Map<string, Outcome>;
  /** The processes that have written all that they have to. */
  readonly finished: Set<string>;
  /** The first thing that is wrong. */
  fault: string | undefined;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export const sourcePrefix = 'urn:li:source:';
export const projectedPrefix = 'urn:li:projected:';

const append = (store: Store, urn: string, leadership?: Parameters<Store['write']>[1]): Promise<void> =>
  store.write(
    (transaction) =>
      transaction.apply({
        latest: [],
        history: [],
        timeseries: [],
        documents: [],
        edges: [],
        log: [
          {
            urn,
            entityType: 'source',
            aspect: 'value',
            changeType: 'UPSERT',
            value: {},
            previousValue: undefined,
            systemMetadata: {},
            previousSystemMetadata: undefined,
            headers: undefined,
            created: { actor: 'urn:li:corpuser:ada', time: 1 },
          },
        ],
      }),
    leadership,
  );

/** Writes entries one after another, each once: what was not stored is written again under another name. */
export async function appendAll(
  store: Store,
  witness: Witness,
  name: string,
  count: number,
  pauseMs: () => number,
): Promise<void> {
  let stored = 0;
  for (let attempt = 0; stored < count; attempt++) {
    const urn = `${sourcePrefix}${name}.${attempt}`;
    // A process that is killed learns nothing.
    witness.outcomes.set(urn, 'unknown');
    try {
      await append(store, urn);
      witness.outcomes.set(urn, 'acknowledged');
      stored++;
    } catch (error) {
      if (!isStoreError(error)) witness.fault ??= `a write failed with ${error}`;
      if (isStoreError(error) && error.code === 'STORE_OUTCOME_UNKNOWN') stored++;
      else witness.outcomes.set(urn, 'not stored');
    }
    await pause(pauseMs());
  }
  witness.finished.add(name);
}

/** Follows the log, which has no gaps for it, and the same entries for everybody. */
export async function readAll(
  store: Store,
  witness: Witness,
  seen: Map<number, string>,
  pauseMs: () => number,
): Promise<void> {
  for (let next = 1; ; ) {
    const entries = await store.log(next, 10).catch((): readonly LogEntry[] => []);
    for (const { offset, urn } of entries) {
      if (offset !== next) witness.fault ??= `a reader got the entry ${offset} in the place of ${next}`;
      const known = seen.get(offset) ?? urn;
      if (known !== urn) witness.fault ??= `the entry ${offset} was ${known}, and is ${urn}`;
      seen.set(offset, urn);
      next = offset + 1;
    }
    await pause(pauseMs());
  }
}

/**
 * Leads the projection of the log: of each source entry it writes one that says so, which is also its position. It goes on
 * though it is told to end, as one does that has not noticed: only the store can stop it.
 */
export async function project(
  store: Store,
  instance: string,
  isFenced: boolean,
  pauseMs: () => number,
): Promise<void> {
  const { signal } = new AbortController();
  for (;;)
    await store.lead(
      'projection',
      async (_, leadership) => {
        const log: LogEntry[] = [];
        const done = new Set<number | undefined>();
        for (;;) {
          for (const entry of await readLog(store, log.length + 1, pauseMs)) {
            log.push(entry);
            done.add(projectedOffset(entry));
          }
          for (const { offset, urn } of log) {
            if (!urn.startsWith(sourcePrefix) || done.has(offset)) continue;
            const name = `${projectedPrefix}${offset}.${leadership.epoch}.${instance}`;
            try {
              await append(store, name, isFenced ? leadership : undefined);
              done.add(offset);
              await store.setConsumer('projection', offset + 1, isFenced ? leadership : undefined);
            } catch (error) {
              if (!isStoreError(error)) throw error;
              // It may yet be stored. The next epoch begins when no commit is under way, and then the log says.
              if (error.code === 'STORE_OUTCOME_UNKNOWN') return;
              break;
            }
          }
          await pause(pauseMs());
        }
      },
      signal,
    );
}

async function readLog(store: Store, from: number, pauseMs: () => number): Promise<readonly LogEntry[]> {
  for (;;)
    try {
      return await store.log(from, 1000);
    } catch {
      await pause(pauseMs());
    }
}

/** Of an entry that a projection wrote, which source entry it is about. */
export const projectedOffset = ({ urn }: Pick<LogEntry, 'urn'>): number | undefined =>
  urn.startsWith(projectedPrefix) ? Number(urn.slice(projectedPrefix.length).split('.')[0]) : undefined;
