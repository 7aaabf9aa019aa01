import { checkColophon } from './check-colophon.ts';
import { type Filter, parseFilter } from './filters.ts';
import { type CurlCommand, parseCurl } from './parse-curl.ts';
import { type Command, parseScript, ScriptError } from './parse-script.ts';

/** A step of a script: a request, a call of Colophon, a text to print, or a command that filters what it reads. */
export type Step = Command &
  (
    | { readonly kind: 'curl'; readonly command: CurlCommand }
    | { readonly kind: 'colophon'; readonly args: readonly string[] }
    | { readonly kind: 'echo'; readonly text: string }
    | { readonly kind: 'filter'; readonly filter: Filter }
  );

/**
 * What a script of `curl`, `colophon` and a few more commands does, step by step. All of it is read before anything is
 * done.
 *
 * @throws ScriptError when it holds anything else.
 */
export const planScript = (script: string): Step[] => parseScript(script).map(toStep);

/** The name of the package, as npx takes it: without its scope, npx could fetch the package of somebody else. */
const packageName = '@colophon/cli';

function toStep(command: Command): Step {
  const { words: all, line, input } = command;
  const [name = '', ...words] =
    all[0] === 'npx' && all[1] === packageName ? ['colophon', ...all.slice(2)] : all;
  if (name === 'colophon') {
    checkColophon(words, line);
    return { ...command, kind: name, args: words };
  }
  if (name === 'echo') return { ...command, kind: name, text: `${words.join(' ')}\n` };
  if (name === 'curl') return { ...command, kind: name, command: parseCurl(words, line, input) };
  const filter = parseFilter(name, words, line);
  if (filter) return { ...command, kind: 'filter', ...filter };
  throw new ScriptError(line, `expected curl, colophon, echo or a command that filters text, got ${name}`);
}
