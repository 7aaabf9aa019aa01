import { ScriptError } from './parse-script.ts';

/** What a `curl` command asks for. */
export interface CurlCommand {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  /** Prints the head of the answer before the body. */
  readonly showsHead: boolean;
  /** Prints the head of the answer, wherever the rest goes. */
  readonly dumpsHead: boolean;
  /** File that takes the body in place of the output. */
  readonly outputFile: string | undefined;
  /** Ends with a fault when the status is 400 or more. */
  readonly fails: boolean;
  /** Text to print at the end, such as `%{http_code}\n`. */
  readonly format: string;
}

/** What each option that is known does; those with a value take the next word. */
const flags: Readonly<Record<string, (draft: Draft) => void>> = {
  '-s': () => {},
  '--silent': () => {},
  '-S': () => {},
  '--show-error': () => {},
  '-N': () => {},
  '--no-buffer': () => {},
  '-f': (draft) => (draft.fails = true),
  '--fail': (draft) => (draft.fails = true),
  '-i': (draft) => (draft.showsHead = true),
  '--include': (draft) => (draft.showsHead = true),
  '-I': (draft) => (draft.method = 'HEAD'),
  '--head': (draft) => (draft.method = 'HEAD'),
  '-G': (draft) => (draft.isQuery = true),
  '--get': (draft) => (draft.isQuery = true),
};

const options: Readonly<Record<string, (draft: Draft, value: string) => void>> = {
  '-X': (draft, value) => (draft.method = value),
  '--request': (draft, value) => (draft.method = value),
  '-H': addHeader,
  '--header': addHeader,
  '-d': addText,
  '--data': addText,
  '--data-raw': (draft, value) => draft.data.push(value),
  '--data-binary': (draft, value) => draft.data.push(inputOf(draft, value)),
  '--data-urlencode': (draft, value) => draft.data.push(encode(value)),
  '--json': (draft, value) => {
    draft.data.push(inputOf(draft, value));
    draft.defaults = { 'Content-Type': 'application/json', Accept: 'application/json' };
  },
  '-D': addHeadOutput,
  '--dump-header': addHeadOutput,
  '-o': (draft, value) => (draft.outputFile = value),
  '--output': (draft, value) => (draft.outputFile = value),
  '-w': (draft, value) => (draft.format = value),
  '--write-out': (draft, value) => (draft.format = value),
};

/** curl's default content type of a body. */
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

interface Draft {
  url?: string;
  method?: string;
  readonly headers: [name: string, value: string][];
  defaults: Readonly<Record<string, string>>;
  data: string[];
  isQuery: boolean;
  showsHead: boolean;
  dumpsHead: boolean;
  outputFile?: string;
  fails: boolean;
  format: string;
  readonly line: number;
  readonly input: string;
}

/**
 * Reads the words after `curl`, with the text that it is given to read.
 *
 * @throws ScriptError for an option that the sandbox does not know.
 */
export function parseCurl(words: readonly string[], line: number, input = ''): CurlCommand {
  const draft: Draft = {
    headers: [],
    defaults: {},
    data: [],
    isQuery: false,
    showsHead: false,
    dumpsHead: false,
    fails: false,
    format: '',
    line,
    input,
  };
  const rest = words.flatMap(splitFlags);
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const option = options[word];
    const flag = flags[word];
    if (flag) flag(draft);
    else if (option) option(draft, rest.shift() ?? fail(line, `expected a value after ${word}, got the end`));
    else if (word.startsWith('-'))
      fail(line, `expected an option of curl that the sandbox knows, got ${word}`);
    else if (draft.url === undefined) draft.url = word;
    else fail(line, `expected one address, got ${draft.url} and ${word}`);
  }
  return finish(draft);
}

function finish({ url, method, headers, defaults, data, isQuery, line, ...draft }: Draft): CurlCommand {
  if (url === undefined) return fail(line, 'expected an address after curl, got the end');
  const sent = data.join('&');
  const isBody = data.length > 0 && !isQuery;
  const all = new Headers({ Accept: '*/*', ...(isBody && form), ...defaults });
  for (const [name, value] of headers) all.set(name, value);
  return {
    url: isQuery && sent !== '' ? `${url}${url.includes('?') ? '&' : '?'}${sent}` : url,
    method: method ?? (isBody ? 'POST' : 'GET'),
    headers: all,
    body: isBody ? sent : undefined,
    showsHead: draft.showsHead || method === 'HEAD',
    dumpsHead: draft.dumpsHead,
    outputFile: draft.outputFile,
    fails: draft.fails,
    format: draft.format,
  };
}

/** `-sS` is `-s -S`; `-XPOST` is `-X POST`. */
function splitFlags(word: string): string[] {
  if (!/^-[^-]./.test(word)) return [word];
  const [first, rest] = [word.slice(0, 2), word.slice(2)];
  return first in options ? [first, rest] : [first, ...splitFlags(`-${rest}`)];
}

function addHeader(draft: Draft, value: string): void {
  const [, name, content] = /^([^:]+):\s*(.*)$/.exec(value) ?? [];
  if (name === undefined || content === undefined)
    fail(draft.line, `expected a header such as "Accept: text/plain", got "${value}"`);
  else draft.headers.push([name, content]);
}

function addHeadOutput(draft: Draft, value: string): void {
  if (value !== '-') fail(draft.line, `expected "-" after -D, got the file ${value}`);
  draft.dumpsHead = true;
}

/** curl takes the ends of lines out of what it reads for `--data`. */
function addText(draft: Draft, value: string): void {
  draft.data.push(value.startsWith('@') ? inputOf(draft, value).replaceAll('\n', '') : value);
}

/** The text itself, or what was given to read where it is `@-`. */
function inputOf({ line, input }: Draft, value: string): string {
  if (value === '@-') return input;
  return value.startsWith('@') ? fail(line, `expected text or "@-", got the file ${value.slice(1)}`) : value;
}

/** `name=text` encodes the text alone. */
function encode(value: string): string {
  const at = value.indexOf('=');
  return value.slice(0, at + 1) + encodeURIComponent(value.slice(at + 1));
}

function fail(line: number, message: string): never {
  throw new ScriptError(line, message);
}
