/** A command of a script: its words, without quotes, and the text that it is given to read. */
export interface Command {
  /** Line on which it starts, from 1. */
  readonly line: number;
  readonly words: readonly string[];
  readonly input?: string;
}

/** The script asks for what the sandbox cannot do. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
  /** Line of the script, from 1. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const pieces = new RegExp(
  [
    String.raw`(?<space>(?:[ \t]|\\\n)+)`,
    String.raw`(?<comment>#[^\n]*)`,
    String.raw`(?<end>&&|[;\n])`,
    '(?<here><<<)',
    String.raw`<<'(?<mark>\w+)'`,
    "'(?<single>[^']*)'",
    String.raw`"(?<double>(?:[^"\\]|\\[\s\S])*)"`,
    String.raw`\\(?<escaped>[^\n])`,
    '(?<plain>[^\\s\'"\\\\;&|<>()`]+)',
  ].join('|'),
  'y',
);

/**
 * Reads a script of plain commands: quoted words, here-documents, variables, comments. Pipes, loops and files are
 * beyond it. Libraries that split command lines know neither here-documents nor where a line ends.
 *
 * @throws ScriptError for anything else.
 */
export function parseScript(script: string): Command[] {
  const commands: Command[] = [];
  const variables = new Map<string, string>();
  let words: string[] = [];
  let word: string | undefined;
  let mark: string | undefined;
  let input: string | undefined;
  /** The next word is the input. */
  let isInput = false;
  let line = 1;

  const lineAt = (index: number): number => script.slice(0, index).split('\n').length;
  const endWord = (): void => {
    if (word === undefined) return;
    if (isInput) input = `${word}\n`;
    else words.push(word);
    isInput = false;
    word = undefined;
  };
  const endCommand = (): void => {
    const [, name, value = ''] = /^([a-z_]\w*)=(.*)$/is.exec(words[0] ?? '') ?? [];
    if (name !== undefined && words.length === 1) variables.set(name, value);
    else if (words.length > 0) commands.push({ line, words, ...(input !== undefined && { input }) });
    words = [];
    input = undefined;
  };

  pieces.lastIndex = 0;
  while (pieces.lastIndex < script.length) {
    const at = pieces.lastIndex;
    const piece = pieces.exec(script)?.groups;
    if (!piece) {
      const rest = script.slice(at).split('\n')[0];
      throw new ScriptError(lineAt(at), `expected plain commands, got "${rest}"`);
    }
    if (words.length === 0 && word === undefined) line = lineAt(at);
    const { space, end, here, single, double, escaped, plain } = piece;
    mark = piece.mark ?? mark;
    if (here !== undefined) isInput = true;
    else if (space !== undefined && !(isInput && word === undefined)) endWord();
    else if (end !== undefined) {
      endWord();
      if (end === '\n' && mark !== undefined) {
        input = readInput(script, pieces.lastIndex, mark, line);
        pieces.lastIndex += input.length + mark.length;
        mark = undefined;
      }
      endCommand();
    } else if (single !== undefined || escaped !== undefined) word = (word ?? '') + (single ?? escaped);
    else {
      const text = double ?? plain;
      if (text !== undefined) word = (word ?? '') + expand(text, variables, lineAt(at));
    }
  }
  endWord();
  endCommand();
  return commands;
}

/** The lines up to the one that holds the mark alone. */
function readInput(script: string, from: number, mark: string, line: number): string {
  let end = from;
  for (const text of script.slice(from).split('\n')) {
    if (text === mark) return script.slice(from, end);
    end += text.length + 1;
  }
  throw new ScriptError(line, `expected a line "${mark}" after the input, got the end`);
}

/** Puts values in the place of variables, and takes away the strokes before characters that mean something. */
function expand(text: string, variables: ReadonlyMap<string, string>, line: number): string {
  return text.replace(/\\(?:([$`"\\])|\n)|\$(?:(\w+)|\{(\w+)\})|`|\$\(/g, (found, escaped, bare, braced) => {
    if (found.startsWith('\\')) return escaped ?? '';
    const value = variables.get(bare ?? braced);
    if (value === undefined) throw new ScriptError(line, `expected a variable that is set, got "${found}"`);
    return value;
  });
}
