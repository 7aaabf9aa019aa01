import { RecipeError, readRecipe } from '@colophon/ingestion';
import { checkSchedule, jitterKey, missedRunsKey, saveSource } from '@colophon/ingestion/managed';
import { CommandError } from '../../describe-failure.ts';
import { printJson } from '../../print/print-json.ts';
import { isObject } from '../../read-json.ts';
import type { ClientSettings } from '../client-settings.ts';
import { withColophon } from './with-colophon.ts';

interface DeploySettings extends ClientSettings {
  readonly config: string;
  readonly name: string;
  readonly schedule?: string;
  readonly timeZone?: string;
  readonly jitter?: number;
  readonly missedRuns: 'once' | 'skip';
  readonly executorId: string;
  readonly cliVersion?: string;
  readonly json?: boolean;
}

/** `colophon ingest deploy`: saves a recipe in the catalogue. */
export async function deploySource(settings: DeploySettings): Promise<void> {
  const { name, schedule, timeZone, jitter, missedRuns, executorId, cliVersion, json } = settings;
  if (schedule === undefined && timeZone !== undefined)
    throw new CommandError('--time-zone needs --schedule', 'usage');
  const problem = schedule === undefined ? undefined : checkSchedule(schedule, timeZone ?? 'UTC');
  if (problem !== undefined) throw new CommandError(problem, 'usage');
  const recipe = await readRaw(settings.config);
  const urn = await withColophon(settings, (client) =>
    saveSource(client, {
      name,
      recipe,
      schedule,
      timezone: timeZone,
      executorId,
      version: cliVersion,
      extraArgs: {
        ...(jitter !== undefined && { [jitterKey]: String(jitter) }),
        ...(missedRuns === 'skip' && { [missedRunsKey]: missedRuns }),
      },
    }),
  );
  if (json) printJson({ urn, name });
  else
    console.log(
      `Saved ${name} as ${urn}${schedule === undefined ? '' : `, which runs at ${schedule} (${timeZone ?? 'UTC'})`}`,
    );
}

/**
 * The recipe with its variables, checked with any values for them: those are the executor's to know.
 *
 * @throws CommandError with every problem and its place.
 */
async function readRaw(file: string): Promise<Readonly<Record<string, unknown>>> {
  const anyValue = new Proxy<Record<string, string | undefined>>({}, { get: () => '1', has: () => true });
  try {
    const { raw } = await readRecipe(file, { variables: anyValue });
    if (isObject(raw)) return raw;
    throw new CommandError(`${file}: expected a recipe`);
  } catch (error) {
    if (!(error instanceof RecipeError)) throw error;
    throw new CommandError(`the recipe is invalid\n${error.message}`);
  }
}
