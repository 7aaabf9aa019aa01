/** A call of the command, as `bin/npx` sends it. */
export interface CallRequest {
  readonly cwd: string;
  readonly args: readonly string[];
  readonly input?: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Reads what `bin/npx` sends: texts, each ended by a zero byte, since neither an argument nor a variable can hold one. They
 * are the folder, the number of arguments, the arguments, 1 or 0 for an input or none, the input, the variables, and an
 * empty text.
 *
 * @returns undefined as long as something is missing
 */
export function parseRequest(text: string): CallRequest | undefined {
  const texts = text.split('\0');
  // What follows the last zero byte has not ended.
  texts.pop();
  const take = (): string | undefined => texts.shift();
  const cwd = take();
  const count = Number(take());
  const args = texts.splice(0, count);
  const hasInput = take();
  const input = hasInput === '1' ? take() : undefined;
  const end = texts.indexOf('');
  if (cwd === undefined || end < 0) return undefined;
  const variables = texts.slice(0, end).map((variable): [string, string] => {
    const equals = variable.indexOf('=');
    return [variable.slice(0, equals), variable.slice(equals + 1)];
  });
  return { cwd, args, ...(input !== undefined && { input }), env: Object.fromEntries(variables) };
}
