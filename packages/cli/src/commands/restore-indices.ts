import { CommandError } from '../describe-failure.ts';
import { formatCount } from '../print/format-count.ts';
import { createProgress } from '../print/progress.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import type { ClientSettings } from './client-settings.ts';
import { withClient } from './with-client.ts';

interface RestoreSettings extends ClientSettings {
  readonly urn?: string;
  readonly urnLike?: string;
  readonly aspect?: string;
  readonly start: number;
  readonly batchSize: number;
}

/** `colophon restore-indices`: rebuilds the indices of a running catalogue, batch by batch. */
export async function restoreIndices(settings: RestoreSettings): Promise<void> {
  const { urn, urnLike, aspect, start, batchSize } = settings;
  const progress = createProgress();
  const done = await withClient(settings, (client) =>
    untilInterrupted(async (signal) => {
      let rows = 0;
      let isLast = false;
      try {
        while (!isLast && !signal.aborted) {
          const answer = await client.restoreIndices({
            ...(urn !== undefined && { urn }),
            ...(urnLike !== undefined && { urnLike }),
            ...(aspect !== undefined && { aspectName: aspect }),
            start: start + rows,
            limit: batchSize,
          });
          const batch = rowsOf(answer);
          rows += batch;
          isLast = batch < batchSize;
          progress.update(`${formatCount(rows, 'aspect')} so far`);
        }
      } finally {
        progress.end();
      }
      const rest = isLast ? '' : ` Continue with --start ${start + rows}.`;
      return `Rebuilt the indices of ${formatCount(rows, 'aspect')}.${rest}`;
    }),
  );
  console.log(done);
}

/** The action returns a sentence that starts with the number of aspects. */
function rowsOf(answer: string): number {
  const [, rows] = /^Processed (\d+) aspects?\b/.exec(answer) ?? [];
  if (rows === undefined) throw new CommandError(`unexpected response from the server: ${answer}`);
  return Number(rows);
}
