import type { StoredRequest } from './find-requests.ts';
import { isTaskName } from './requests.ts';
import type { Task } from './task.ts';

/** Reads values of secrets by name. Those that do not exist are left out. */
export type ReadSecrets = (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** A request cannot be run as it is stored. */
export class TaskError extends Error {
  override readonly name = 'TaskError';
}

/** `${NAME}`, `${NAME:-default}`, `$NAME`, as in the shell. */
const reference = /\$(?:\{([A-Za-z_][A-Za-z0-9_.-]*)(?::-([^}]*))?\}|([A-Za-z_][A-Za-z0-9_]*))/g;

/**
 * The task of a request: its recipe is parsed, and references to secrets are replaced by their values.
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
  const { recipe: text = '', version, debug_mode: debug } = args;
  const names = new Set<string>();
  const parsed = parseRecipe(text);
  eachText(parsed, (value) => {
    for (const [, braced, , bare] of value.matchAll(reference)) names.add((braced ?? bare) as string);
  });
  const wanted = [...names].filter((each) => environment[each] === undefined);
  const secrets = wanted.length === 0 ? new Map<string, string>() : await readSecrets(wanted);
  const missing = new Set<string>();
  const recipe = mapTexts(parsed, (value) =>
    value.replaceAll(reference, (whole, braced?: string, fallback?: string, bare?: string) => {
      const one = braced ?? bare ?? '';
      const found = environment[one] ?? secrets.get(one) ?? fallback;
      // A lone `$name` may be part of a password or a pattern; only the form with braces demands a value.
      if (found === undefined && braced !== undefined) missing.add(one);
      return found ?? whole;
    }),
  ) as Readonly<Record<string, unknown>>;
  if (missing.size > 0)
    throw new TaskError(
      `the recipe names ${[...missing].map((each) => `\${${each}}`).join(', ')}, and there is no such secret, nor such a variable on the executor`,
    );
  return {
    name,
    runId: urn,
    recipe: { ...recipe, run_id: urn },
    secrets: [...secrets.values()],
    version: version === undefined || version === '' ? undefined : version,
    isDebug: debug === 'true',
  };
}

function parseRecipe(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new TaskError(`the recipe is no JSON: ${(error as Error).message}`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Readonly<Record<string, unknown>>;
  throw new TaskError('the recipe: expected a JSON object');
}

function eachText(value: unknown, see: (text: string) => void): void {
  if (typeof value === 'string') see(value);
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) eachText(each, see);
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]));
}
