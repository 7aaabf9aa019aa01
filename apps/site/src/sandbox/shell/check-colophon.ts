import { sandboxAddress } from '../protocol.ts';
import { ScriptError } from './parse-script.ts';

/** What needs a folder, a port or packages for Node. */
const notHere: readonly (readonly string[])[] = [
  ['serve'],
  ['mcp'],
  ['backup'],
  ['check', 'store'],
  ['store'],
  ['ingest'],
  ['actions'],
];
const folderOptions = ['--model', '--data', '-d', '--site'];

/**
 * Makes sure that a call of `colophon` can run in the reader's browser: all can that talk to the catalogue.
 *
 * @throws ScriptError for one that needs a folder, a port or another server.
 */
export function checkColophon(words: readonly string[], line: number): void {
  const isElsewhere =
    notHere.some((name) => name.every((word, at) => words[at] === word)) ||
    words.some((word) => folderOptions.some((option) => word === option || word.startsWith(`${option}=`))) ||
    words.some((word) => /^https?:/.test(word) && word !== sandboxAddress);
  if (isElsewhere)
    throw new ScriptError(
      line,
      `expected a command that talks to the catalogue, got "colophon ${words.join(' ')}"`,
    );
}
