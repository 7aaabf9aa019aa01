import type { Example } from './api.ts';

/** A sample of a page: statements, and what they print. */
export interface Sample {
  readonly code: string;
  readonly output?: string;
}

const address = '"http://localhost:8080"';
/** What samples take as given, and how a page says it. */
const contexts: Readonly<Record<string, string>> = {
  client: `Colophon(${address}) as client`,
  emitter: `RestEmitter(${address}) as emitter`,
  graph: `GraphClient(${address}) as graph`,
};
const values: Readonly<Record<string, string>> = {
  orders: 'orders = make_dataset_urn("mysql", "shop.orders")',
  sales: 'sales = make_dataset_urn("mysql", "shop.sales")',
};
const maxWidth = 88;

/**
 * A sample as a complete program, and what it prints.
 *
 * @param exported Names that the package exports.
 */
export function printSample({ code, output }: Sample, exported: readonly string[]): string {
  const lines = code.split('\n');
  const isImport = (line: string) => /^(import|from) /.test(line);
  const imports = lines.filter(isImport);
  const body = lines
    .filter((line) => !isImport(line))
    .join('\n')
    .trim();
  const bare = withoutTexts(body);
  const isUsed = (name: string) => new RegExp(String.raw`(?<![\w.])${name}\b(?!\s*=[^=])`).test(bare);
  const isAssigned = (name: string) =>
    new RegExp(String.raw`(?:^|\n)\s*${name} = |\bas ${name}\b`).test(body);
  const isTaken = (name: string) => isUsed(name) && !isAssigned(name);
  const given = Object.keys(values).filter(isTaken);
  const opened = Object.keys(contexts).filter(isTaken);
  const statements =
    opened.length > 0 ? [`with ${opened.map((name) => contexts[name]).join(', ')}:`, indent(body)] : [body];
  const program = [...given.map((name) => values[name]), ...statements].join('\n');
  const blocks = [...imports, printImport(program, exported)].filter((line) => line !== '');
  const head = imports.length > 0 ? [imports.join('\n'), printImport(program, exported)] : blocks;
  return [
    `\`\`\`python\n${[...head.filter((block) => block !== ''), program].join('\n\n')}\n\`\`\``,
    ...(output === undefined ? [] : [`\`\`\`text output\n${output}\n\`\`\``]),
  ].join('\n\n');
}

const indent = (code: string): string => code.replace(/^(?=.)/gm, '    ');

/** Strings contain no names. */
const withoutTexts = (code: string): string => code.replace(/"[^"\n]*"|'[^'\n]*'/g, '""');

function printImport(code: string, exported: readonly string[]): string {
  const bare = withoutTexts(code);
  const names = exported
    .filter((name) => new RegExp(String.raw`(?<![\w.])${name}\b(?!\s*=[^=])`).test(bare))
    .toSorted(compareImports);
  if (names.length === 0) return '';
  const line = `from colophon import ${names.join(', ')}`;
  return line.length <= maxWidth
    ? line
    : `from colophon import (\n${names.map((name) => `    ${name},\n`).join('')})`;
}

/** Constants, classes, the rest. */
function compareImports(a: string, b: string): number {
  const rank = (name: string) => (/^[A-Z][A-Z0-9_]+$/.test(name) ? 0 : /^[A-Z]/.test(name) ? 1 : 2);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

/** The examples of a doc string as one sample: a value that the session shows is printed. */
export function fromSession(examples: readonly Example[]): Sample {
  const code = examples.map((example) =>
    example.output === undefined ? example.code : `print(${example.code})`,
  );
  const output = examples.flatMap(({ output: shown }) => (shown === undefined ? [] : [shown]));
  return { code: code.join('\n'), ...(output.length > 0 && { output: output.join('\n') }) };
}

/** A single call whose result is shown, in one line each; undefined for a sample that does more. */
export function callOf(examples: readonly Example[]): Example | undefined {
  const [example] = examples;
  const isAlone = examples.length === 1 && example?.output !== undefined;
  return isAlone && !/\n/.test(example.code + example.output) ? example : undefined;
}

/** Reads the samples of a page: under the name of each member, a block of Python and perhaps one of output. */
export function readSamples(markdown: string): ReadonlyMap<string, Sample> {
  const sections = markdown.split(/^## /m).slice(1);
  return new Map(
    sections.map((section): [string, Sample] => {
      const [name = ''] = section.split('\n');
      const code = /^```python\n([\s\S]*?)\n```$/m.exec(section)?.[1];
      const output = /^```text output\n([\s\S]*?)\n```$/m.exec(section)?.[1];
      if (code === undefined) throw new Error(`the sample of ${name} has no block of Python`);
      return [name.trim(), { code, ...(output !== undefined && { output }) }];
    }),
  );
}
