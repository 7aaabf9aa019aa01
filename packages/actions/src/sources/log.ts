import { setTimeout } from 'node:timers/promises';
import { ConnectionError, RateLimitError, UnavailableError } from '@colophon/sdk';
import { z } from 'zod';
import type { SourceDefinition } from '../definitions/source.ts';
import { consumerName } from './consumer-name.ts';
import { toEvents } from './to-events.ts';

/** Longest wait for a catalogue that cannot be reached. */
const maxDelayMs = 30_000;

/** Whether a failure may be over later without anybody's doing. */
const isPassing = (error: unknown): boolean =>
  error instanceof ConnectionError || error instanceof UnavailableError || error instanceof RateLimitError;

const dayMs = 24 * 60 * 60 * 1000;

const config = z.strictObject({
  start: z
    .enum(['latest', 'earliest'])
    .default('latest')
    .describe('Where a pipeline without a position starts: at the end of the log, or at its beginning.'),
  lookback_days: z
    .number()
    .min(0)
    .nullish()
    .describe('Instead of `start`: how many days back a pipeline without a position starts.'),
  reset_offsets: z
    .boolean()
    .default(false)
    .describe('Whether to forget the position at each start, and begin as a new pipeline does.'),
  consumer_id: z
    .string()
    .nullish()
    .describe('Name under which the position is kept. Default: the name of the pipeline.'),
  page_size: z.int().min(1).max(1000).default(500).describe('Maximum number of changes per request.'),
});
export type LogConfig = z.infer<typeof config>;

/** The change log of the catalogue. */
export const log: SourceDefinition<LogConfig> = {
  name: 'log',
  config,
  async open(settings, { pipelineName, catalogue, eventTypes, untilIdle, signal, warn, now }) {
    const { changes } = catalogue;
    const consumer = consumerName(settings.consumer_id ?? pipelineName);
    const known = settings.reset_offsets ? undefined : await changes.position(consumer, { signal });
    const firstOffset = (): Promise<number> => {
      if (settings.lookback_days) return changes.offsetAt(now() - settings.lookback_days * dayMs, { signal });
      return settings.start === 'earliest' ? Promise.resolve(0) : changes.offsetAt(undefined, { signal });
    };
    const from = known ?? (await firstOffset());
    // From now on the pipeline has a position: a change that comes before the first event is done is not missed.
    if (known === undefined) await changes.setPosition(consumer, from);
    const isChangeEnough = eventTypes?.every((type) => type === 'MetadataChangeLogEvent_v1') ?? false;
    return {
      async *changes() {
        const options = {
          signal,
          follow: !untilIdle,
          pageSize: settings.page_size,
          events: !isChangeEnough,
        };
        let next = from;
        let failures = 0;
        for (;;) {
          try {
            for await (const change of changes.read({ ...options, from: next })) {
              failures = 0;
              yield { offset: change.offset, entity: change.urn, events: toEvents(change, eventTypes) };
              next = change.offset + 1;
            }
            return;
          } catch (error) {
            // A catalogue that restarts is waited for, for as long as it takes.
            if (untilIdle || signal.aborted || !isPassing(error)) throw error;
            const delayMs = Math.min(maxDelayMs, 1000 * 2 ** failures++);
            warn(`the catalogue cannot be read, trying again: ${(error as Error).message}`);
            await setTimeout(delayMs, undefined, { signal });
          }
        }
      },
      commit: (next) => changes.setPosition(consumer, next),
    };
  },
};
