import type { Recipe } from '../recipe/read-recipe.ts';
import type { DefaultCatalogue } from '../sinks/catalogue-fields.ts';
import { datahubRest } from '../sinks/datahub-rest.ts';
import { type DeadLetter, readDeadLetters, replaceDeadLetters } from './dead-letters.ts';
import { openSink } from './open-sink.ts';
import { runFolder } from './run-files.ts';

/** What to send again, and where. */
export interface ReplayOptions {
  readonly runId: string;
  readonly stateFolder: string;
  /** The recipe of the run, whose sink is used. Default: the default catalogue. */
  readonly recipe?: Recipe;
  readonly defaultCatalogue?: DefaultCatalogue;
  readonly signal?: AbortSignal;
}

/** What came of it. */
export interface ReplayResult {
  readonly written: number;
  /** Those that are rejected again; they are kept. */
  readonly rejected: readonly DeadLetter[];
}

const batchLength = 200;

/**
 * Sends the rejected proposals of a run again, and forgets those that are written.
 *
 * @throws SdkError if the catalogue cannot be reached: then all are kept.
 */
export async function replayDeadLetters(options: ReplayOptions): Promise<ReplayResult> {
  const { runId, stateFolder, recipe, defaultCatalogue } = options;
  const signal = options.signal ?? new AbortController().signal;
  const folder = runFolder(stateFolder, runId);
  const letters = await readDeadLetters(folder);
  const ignore = () => undefined;
  const report = { info: ignore, warn: ignore, fail: ignore, count: ignore };
  const sink = recipe
    ? await openSink(recipe, report, defaultCatalogue)
    : await datahubRest.open(datahubRest.config.parse({}), { report, folder: '.', defaultCatalogue });
  const kept: DeadLetter[] = [];
  try {
    for (let i = 0; i < letters.length; i += batchLength) {
      const batch = letters.slice(i, i + batchLength);
      const rejected = await sink.write(
        batch.map(({ proposal }) => proposal),
        signal,
      );
      for (const { proposal, reason } of rejected) {
        const letter = batch.find((one) => one.proposal === proposal);
        kept.push({ record: letter?.record ?? '', reason, proposal });
      }
      // After each batch: what a kill leaves behind has not been written, or can be written again.
      await replaceDeadLetters(folder, [...kept, ...letters.slice(i + batchLength)]);
    }
  } finally {
    await sink.close();
  }
  return { written: letters.length - kept.length, rejected: kept };
}
