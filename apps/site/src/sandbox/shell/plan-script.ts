import { type ColophonCommand, parseColophon } from './parse-colophon.ts';
import { type CurlCommand, parseCurl } from './parse-curl.ts';
import { parseScript, ScriptError } from './parse-script.ts';

/** A step of a script: a request, a command of Colophon, or a text to print. */
export type Step =
  | { readonly kind: 'curl'; readonly line: number; readonly command: CurlCommand }
  | { readonly kind: 'colophon'; readonly line: number; readonly command: ColophonCommand }
  | { readonly kind: 'echo'; readonly line: number; readonly text: string };

/**
 * What a script of `curl`, `colophon` and `echo` does, step by step. All of it is read before anything is done.
 *
 * @throws ScriptError when it holds anything else.
 */
export function planScript(script: string): Step[] {
  return parseScript(script).map(({ words: all, line, input }) => {
    const [name, ...words] = all[0] === 'npx' ? all.slice(1) : all;
    if (name === 'colophon') return { kind: name, line, command: parseColophon(words, line, input) };
    if (name === 'echo') return { kind: name, line, text: `${words.join(' ')}\n` };
    if (name === 'curl') return { kind: name, line, command: parseCurl(words, line, input) };
    throw new ScriptError(line, `expected curl, colophon or echo, got ${name}`);
  });
}
