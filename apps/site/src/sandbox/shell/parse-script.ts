/** A command of a script: its words, without quotes, and the text that it is given to read. */
export interface Command {
  /** Line on which it starts, from 1. */
  readonly line: number;
  readonly words: readonly string[];
  readonly input?: string;
  /** Variables that are set for it alone. */
  readonly environment: Readonly<Record<string, string>>;
  /** The next command reads what this one prints. */
  readonly isPiped: boolean;
  /** File that takes what it prints. */
  readonly outputFile?: string;
  /** File that it reads. */
  readonly inputFile?: string;
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
    // It may be at the end of a line, which then continues.
    String.raw`(?<pipe>\|(?!\|))\s*`,
    '(?<here><<<)',
    String.raw`<<'(?<mark>\w+)'`,
    '(?<file>[<>])(?![<>&(])',
    "'(?<single>[^']*)'",
    String.raw`"(?<double>(?:[^"\\]|\\[\s\S])*)"`,
    String.raw`\\(?<escaped>[^\n])`,
    '(?<plain>[^\\s\'"\\\\;&|<>()`]+)',
  ].join('|'),
  'y',
);

/** A loop over plain words. */
const loop = /for (?<name>\w+) in (?<values>[\w. -]+)[;\n]\s*do\b(?<body>[\s\S]*?)\bdone\b/y;

/**
 * Reads a script of plain commands: quoted words, here-documents, variables, comments, pipes, files and loops over
 * words. What a command prints is no part of another one. Libraries that split command lines know neither here-documents nor where a line ends; those that are a whole
 * shell weigh more than the catalogue.
 *
 * @throws ScriptError for anything else.
 */
export function parseScript(script: string, variables = new Map<string, string>()): Command[] {
  const commands: Command[] = [];
  let words: string[] = [];
  let word: string | undefined;
  let mark: string | undefined;
  let input: string | undefined;
  /** What the next word is, where it is not one of the command. */
  let role: 'input' | '<' | '>' | undefined;
  let files: { inputFile?: string; outputFile?: string } = {};
  let line = 1;

  const lineAt = (index: number): number => script.slice(0, index).split('\n').length;
  const endWord = (): void => {
    if (word === undefined) return;
    if (role === 'input') input = `${word}\n`;
    else if (role === '<') files.inputFile = word;
    else if (role === '>') files.outputFile = word;
    else words.push(word);
    role = undefined;
    word = undefined;
  };
  const endCommand = (isPiped = false): void => {
    const assigned = words.map((each) => /^([a-z_]\w*)=(.*)$/is.exec(each));
    const start = assigned.indexOf(null);
    const environment = Object.fromEntries(
      assigned.slice(0, start < 0 ? words.length : start).map((each) => [each?.[1] ?? '', each?.[2] ?? '']),
    );
    if (start < 0) for (const [name, value] of Object.entries(environment)) variables.set(name, value);
    else
      commands.push({
        line,
        words: words.slice(start),
        environment,
        isPiped,
        ...files,
        ...(input !== undefined && { input }),
      });
    words = [];
    files = {};
    input = undefined;
  };

  pieces.lastIndex = 0;
  while (pieces.lastIndex < script.length) {
    const at = pieces.lastIndex;
    if (words.length === 0 && word === undefined) {
      loop.lastIndex = at;
      const { name, values = '', body = '' } = loop.exec(script)?.groups ?? {};
      if (name !== undefined) {
        // The body is read by the same expressions.
        const { lastIndex: end } = loop;
        const before = lineAt(script.indexOf(body, at)) - 1;
        for (const value of values.split(' ')) {
          variables.set(name, value);
          for (const command of parseScript(body, variables))
            commands.push({ ...command, line: command.line + before });
        }
        pieces.lastIndex = end;
        continue;
      }
    }
    const piece = pieces.exec(script)?.groups;
    if (!piece) {
      const rest = script.slice(at).split('\n')[0];
      throw new ScriptError(lineAt(at), `expected plain commands, got "${rest}"`);
    }
    if (words.length === 0 && word === undefined) line = lineAt(at);
    const { space, end, pipe, here, file, single, double, escaped, plain } = piece;
    mark = piece.mark ?? mark;
    if (here !== undefined) role = 'input';
    else if (file !== undefined) {
      // A number before it means another stream.
      if (/^\d$/.test(word ?? '')) throw new ScriptError(line, `expected plain commands, got "${word}>"`);
      endWord();
      role = file === '<' ? '<' : '>';
    } else if (pipe !== undefined) {
      if (mark !== undefined) throw new ScriptError(line, 'expected the input of a command, got a pipe');
      endWord();
      endCommand(true);
    } else if (space !== undefined) endWord();
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
  const last = commands.at(-1);
  if (last?.isPiped) throw new ScriptError(last.line, 'expected a command after the pipe, got the end');
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

/** Puts values in the place of variables, and removes the strokes before characters that mean something. */
function expand(text: string, variables: ReadonlyMap<string, string>, line: number): string {
  return text.replace(/\\(?:([$`"\\])|\n)|\$(?:(\w+)|\{(\w+)\})|`|\$\(/g, (found, escaped, bare, braced) => {
    if (found.startsWith('\\')) return escaped ?? '';
    const value = variables.get(bare ?? braced);
    if (value === undefined) throw new ScriptError(line, `expected a variable that is set, got "${found}"`);
    return value;
  });
}
