import { resolve } from 'node:path';
import { defaultStateFolder, readRecipe, readRunFile, replayDeadLetters } from '@colophon/ingestion';
import { CommandError } from '../../describe-failure.ts';
import { formatCount } from '../../print/format-count.ts';
import { printJson } from '../../print/print-json.ts';
import { printable } from '../../print/printable.ts';
import { type ClientSettings, tokenOf } from '../client-settings.ts';

interface ReplaySettings extends ClientSettings {
  readonly state?: string;
  readonly json?: boolean;
}

/** `colophon ingest replay`: sends the rejected proposals of a run again. */
export async function replayRun(runId: string, settings: ReplaySettings): Promise<void> {
  const stateFolder = resolve(settings.state ?? defaultStateFolder());
  const run = await readRunFile(stateFolder, runId);
  if (run === undefined) throw new CommandError(`${stateFolder} has no run ${runId}`, 'notFound');
  const recipe = await readRecipe(run.recipe);
  if (recipe.kind === 'foreign') throw new CommandError(`${run.recipe} is no recipe of this program`);
  const token = tokenOf(settings);
  const { written, rejected } = await replayDeadLetters({
    runId,
    stateFolder,
    recipe,
    defaultCatalogue: { server: settings.server, ...(token !== undefined && { token }) },
  });
  if (settings.json) printJson({ runId, written, rejected });
  else {
    console.log(`Wrote ${formatCount(written, 'aspect')} that had been rejected.`);
    for (const { proposal, reason } of rejected)
      console.error(printable(`rejected again: ${proposal.aspectName} of ${proposal.entityUrn}: ${reason}`));
  }
  if (rejected.length > 0)
    throw new CommandError(`${formatCount(rejected.length, 'aspect was', 'aspects were')} rejected again`);
}
