import { CommandError } from '../describe-failure.ts';
import { counted } from '../print/counted.ts';
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

/** `colophon restore-indices`: makes the projections of a running catalogue again, batch by batch. */
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
          progress.update(`${counted(rows, 'aspect')} so far`);
        }
      } finally {
        progress.end();
      }
      const rest = isLast ? '' : ` Go on with --start ${start + rows}.`;
      return `Looked at ${counted(rows, 'aspect')}, and made their indices again.${rest}`;
    }),
  );
  console.log(done);
}

/** The action answers with a sentence for people, which begins with how many aspects it looked at. */
function rowsOf(answer: string): number {
  const [, rows] = /^Looked at (\d+) aspects?\b/.exec(answer) ?? [];
  if (rows === undefined)
    throw new CommandError(`the server answered in other words than expected: ${answer}`);
  return Number(rows);
}
