import { ScriptError } from './parse-script.ts';

/** What a `colophon` command asks for: of its commands those that write and read an aspect. */
export type ColophonCommand =
  | {
      readonly name: 'put';
      readonly urn: string;
      readonly aspectName: string;
      /** The value, as JSON. */
      readonly input: string;
      readonly runId: string | undefined;
    }
  | { readonly name: 'get'; readonly urn: string; readonly aspectName: string | undefined };

/**
 * Reads the words after `colophon`, with the text that it is given to read.
 *
 * @throws ScriptError for what the sandbox does not do.
 */
export function parseColophon(words: readonly string[], line: number, input = ''): ColophonCommand {
  const [name, ...rest] = words;
  const at = rest.indexOf('--run-id');
  const [, runId] = at < 0 ? [] : rest.splice(at, 2);
  const [urn, aspectName, ...others] = rest;
  if (urn !== undefined && rest.every((word) => !word.startsWith('-')) && others.length === 0) {
    if (name === 'get' && at < 0) return { name, urn, aspectName };
    if (name === 'put' && aspectName !== undefined && input !== '')
      return { name, urn, aspectName, input, runId };
  }
  throw new ScriptError(
    line,
    `expected "put" or "get" of an aspect after colophon, got "${words.join(' ')}"`,
  );
}
