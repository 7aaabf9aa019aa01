import type { StoredRequest } from './find-requests.ts';
import { isTaskName } from './requests.ts';
import type { Task } from './task.ts';

/** Reads values of secrets by name. Those that do not exist are left out. */
export type ReadSecrets = (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** A request cannot be run as it is stored. */
export class TaskError extends Error {
  override readonly name = 'TaskError';
}

/** Whatever may be a reference to a variable. Looking for a secret that nobody meant does no harm. */
const reference = /\$\{?(\w+)/gu;

/**
 * The task of a request, with the values of what its recipe names. Whether all of them are there, reading the recipe will
 * tell, with the place.
 *
 * @param environment Variables that a recipe may name; they take precedence over secrets.
 * @throws TaskError that says what is wrong with it.
 */
export async function readTask(
  { urn, input }: StoredRequest,
  readSecrets: ReadSecrets,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Task> {
  const { task: name, args } = input;
  if (!isTaskName(name))
    throw new TaskError(`task: expected RUN_INGEST or TEST_CONNECTION, got ${JSON.stringify(name)}`);
  const { recipe = '', version } = args;
  requireObject(recipe);
  const names = [...new Set([...recipe.matchAll(reference)].map(([, each]) => each as string))];
  const own = names.flatMap((each) => {
    const value = environment[each];
    return value === undefined ? [] : [[each, value] as const];
  });
  const wanted = names.filter((each) => environment[each] === undefined);
  const secrets = wanted.length === 0 ? [] : await readSecrets(wanted);
  return {
    name,
    runId: urn,
    recipe,
    variables: Object.fromEntries([...own, ...secrets]),
    version: version === undefined || version === '' ? undefined : version,
  };
}

/** @throws TaskError for what is no object. Where there are variables in it, they are in texts. */
function requireObject(recipe: string): void {
  let value: unknown;
  try {
    value = JSON.parse(recipe);
  } catch (error) {
    throw new TaskError(`the recipe is no JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TaskError('the recipe: expected a JSON object');
}
