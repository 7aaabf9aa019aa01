import { inspect } from 'node:util';
import { replaceResults } from '../../packages/sdk/src/testing/examples.ts';
import * as sdk from '../../packages/sdk/src/testing/public-api.ts';

/** What each name that the SDK exports is imported from; of several paths, the root first. */
export type ImportPaths = ReadonlyMap<string, readonly string[]>;

/** What the examples of doc comments take as given, and how a page says it. */
const given: Readonly<Record<string, string>> = {
  emitter: "const emitter = new RestEmitter({ server: 'http://localhost:8080' });",
  graph: "const graph = new GraphClient({ server: 'http://localhost:8080' });",
  client: "const client = new Colophon({ server: 'http://localhost:8080' });",
  orders: "const orders = makeDatasetUrn('mysql', 'shop.orders');",
  sales: "const sales = makeDatasetUrn('mysql', 'shop.sales');",
};
const clients = ['emitter', 'graph', 'client'];

/**
 * An example of a doc comment as a self-contained program, and what it prints.
 *
 * @param paths Of all names that the package exports, its types among them.
 */
export function printSample(example: string, paths: ImportPaths): string {
  const output: string[] = [];
  const body = replaceResults(example.trim(), (expression, shown) => {
    output.push(...printed(shown));
    return `console.log(${expression});`;
  });
  const bare = withoutTexts(body);
  const has = (name: string) => new RegExp(String.raw`(?<![\w.])${name}\b`).test(bare);
  const isDeclared = (name: string) => new RegExp(`const ${name}\\b`).test(body);
  const taken = Object.keys(given).filter((name) => has(name) && !isDeclared(name));
  const preamble = taken.map((name) => given[name]);
  const open = taken.filter((name) => clients.includes(name) && !body.includes(`${name}.close()`));
  const code = [
    ...preamble,
    ...(preamble.length > 0 ? [''] : []),
    body,
    ...open.map((name) => `await ${name}.close();`),
  ];
  return [...printImports(code.join('\n'), paths), '', ...code]
    .join('\n')
    .replace(/^/, '```ts\n')
    .concat('\n```', output.length > 0 ? `\n\n\`\`\`text output\n${output.join('\n')}\n\`\`\`` : '');
}

/** Strings contain no names. */
const withoutTexts = (code: string): string => code.replace(/'[^']*'/g, "''");

function printImports(code: string, paths: ImportPaths): string[] {
  const bare = withoutTexts(code);
  const names = [...paths.keys()].filter((name) =>
    new RegExp(String.raw`(?<!\w|(?<!\.\.)\.)${name}\b(?!:)`).test(bare),
  );
  const sorted = names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
  const ofValues = new Set(sorted.flatMap((name) => (name in sdk ? (paths.get(name) ?? []) : [])));
  // Types of several paths come with the client that the program uses.
  const pathOf = (name: string): string => {
    const [first = '', ...others] = paths.get(name) ?? [];
    return [first, ...others].find((path) => ofValues.has(path)) ?? first;
  };
  const byPath = [...Map.groupBy(sorted, pathOf)].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return byPath.map(([path, group]) => printImport(path, group));
}

function printImport(path: string, names: readonly string[]): string {
  const isTypes = !names.some((name) => name in sdk);
  const items = names.map((name) => (isTypes || name in sdk ? name : `type ${name}`));
  const keyword = isTypes ? 'import type' : 'import';
  const line = `${keyword} { ${items.join(', ')} } from '${path}';`;
  return line.length <= 100
    ? line
    : `${keyword} {\n${items.map((item) => `  ${item},\n`).join('')}} from '${path}';`;
}

/** A value that a comment shows, as `console.log` prints it: a literal as Node shows it, a text as it is. */
function printed(shown: string): string[] {
  const value = readValue(shown);
  return (typeof value === 'string' ? value : inspect(value)).split('\n');
}

function readValue(shown: string): unknown {
  try {
    return evaluate(shown);
  } catch {
    // A text may be shown without quotes, and is no expression then.
    return shown;
  }
}

/** The value of an expression that uses the names of the package. */
export const evaluate = (expression: string): unknown =>
  new Function(...Object.keys(sdk), `return (${expression});`)(...Object.values(sdk));

/** A single call whose result is shown; undefined for an example that does more, or needs a catalogue. */
export function callOf(example: string): string | undefined {
  const calls: string[] = [];
  const rest = replaceResults(example.trim(), (expression) => {
    calls.push(expression);
    return '';
  });
  const [call] = calls;
  const isAlone = calls.length === 1 && rest.trim() === '';
  return isAlone && call && !/\b(await|orders|sales|graph|emitter|client)\b/.test(withoutTexts(call))
    ? call
    : undefined;
}
