import { ScriptError } from './parse-script.ts';

/** Makes lines of what it reads, as a command in a pipe does. */
export type Filter = (input: string) => string;

/** The commands that read text and print text, by their names; each reads its own options. */
const filters: Readonly<Record<string, (words: readonly string[], line: number) => ParsedFilter>> = {
  grep,
  head,
  sort,
  cat: (words, line) => ({ filter: (input) => input, ...fileOf(words, line) }),
};

/** A filter, and the file that it reads in place of standard input. */
export interface ParsedFilter {
  readonly filter: Filter;
  readonly inputFile?: string;
}

/**
 * Reads the words of a command that filters text; undefined for a command that does not.
 *
 * @throws ScriptError for an option that the sandbox does not know.
 */
export function parseFilter(name: string, words: readonly string[], line: number): ParsedFilter | undefined {
  return Object.hasOwn(filters, name) ? filters[name]?.(words, line) : undefined;
}

function grep(words: readonly string[], line: number): ParsedFilter {
  const { flags, rest } = readFlags(words, 'ociE', line);
  const [pattern, ...files] = rest;
  if (pattern === undefined) throw new ScriptError(line, 'expected a pattern after grep, got the end');
  const source = flags.has('E') ? pattern : toExtended(pattern);
  const test = new RegExp(source, flags.has('i') ? 'gi' : 'g');
  return {
    ...fileOf(files, line),
    filter(input) {
      const found = linesOf(input).filter((text) => text.search(test) >= 0);
      if (flags.has('c')) return `${found.length}\n`;
      return toText(flags.has('o') ? found.flatMap((text) => text.match(test) ?? []) : found);
    },
  };
}

/** A basic regular expression as an extended one: a stroke gives `|`, `+`, `(` and so on their meaning there. */
const toExtended = (pattern: string): string =>
  pattern.replace(/\[[^\]]*\]|\\?[|+?(){}]/g, (found) => {
    if (found.startsWith('[')) return found;
    return found.startsWith('\\') ? found.slice(1) : `\\${found}`;
  });

function head(words: readonly string[], line: number): ParsedFilter {
  const at = words.indexOf('-n');
  const [option, count] = at < 0 ? [/^-\d+$/.exec(words[0] ?? '')?.[0]] : words.slice(at, at + 2);
  const most = Number(count ?? option?.slice(1) ?? 10);
  if (!Number.isInteger(most)) throw new ScriptError(line, `expected a number after head, got "${count}"`);
  const rest = words.filter((word) => word !== option && word !== count);
  return { filter: (input) => toText(linesOf(input).slice(0, most)), ...fileOf(rest, line) };
}

function sort(words: readonly string[], line: number): ParsedFilter {
  const { flags, rest } = readFlags(words, 'ru', line);
  return {
    ...fileOf(rest, line),
    filter(input) {
      // By code units, as with LC_ALL=C.
      const sorted = linesOf(input).sort((a, b) => (a < b ? -1 : Number(a > b)));
      const kept = flags.has('u') ? [...new Set(sorted)] : sorted;
      return toText(flags.has('r') ? kept.reverse() : kept);
    },
  };
}

function readFlags(words: readonly string[], known: string, line: number) {
  const isFlags = (word: string): boolean => /^-\w+$/.test(word);
  const flags = new Set(words.filter(isFlags).flatMap((word) => [...word.slice(1)]));
  for (const flag of flags)
    if (!known.includes(flag))
      throw new ScriptError(line, `expected an option that the sandbox knows, got -${flag}`);
  return { flags, rest: words.filter((word) => !isFlags(word)) };
}

function fileOf(words: readonly string[], line: number): { inputFile?: string } {
  const [file, another] = words;
  if (another !== undefined) throw new ScriptError(line, `expected one file, got ${words.join(' and ')}`);
  return file === undefined || file === '-' ? {} : { inputFile: file };
}

const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n');
const toText = (lines: readonly string[]): string => lines.map((text) => `${text}\n`).join('');
