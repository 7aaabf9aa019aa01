import { stripTypeScriptTypes } from 'node:module';
import { md5Hex } from '@colophon/schema/md5';
import { describe, expect, it } from 'vitest';
import {
  compileExamples,
  type Example,
  examplesOf,
  readExamples,
  replaceResults,
} from './testing/examples.ts';
import * as sdk from './testing/public-api.ts';
import { startCatalogue } from './testing/servers.ts';

/** The address that the examples show, and that a run replaces by its own. */
const shownAddress = 'http://localhost:8080';

/** What the examples take as given, beside what the package exports and a client of each kind. */
const urns = {
  orders: sdk.makeDatasetUrn('mysql', 'shop.orders'),
  sales: sdk.makeDatasetUrn('mysql', 'shop.sales'),
};

/** Each result that the example shows becomes a check that it is so. */
const withChecks = (code: string): string =>
  replaceResults(code, (expression, shown) => `await check(${expression}, ${JSON.stringify(shown)});`);

type Run = (...values: unknown[]) => Promise<void>;
const AsyncFunction: new (...parameters: string[]) => Run = Object.getPrototypeOf(
  async () => undefined,
).constructor;

async function run({ code }: Example): Promise<void> {
  const { address } = await startCatalogue();
  const emitter = new sdk.RestEmitter({ server: address });
  const graph = new sdk.GraphClient({ server: address });
  const client = new sdk.Colophon({ server: address });
  const properties = {
    entityUrn: urns.orders,
    aspectName: 'datasetProperties',
    aspect: { name: 'orders' },
  } as const;
  await emitter.emit(properties);
  const checked = new Set<string>();
  const check = (value: unknown, shown: string): void => {
    checked.add(shown);
    // A text may be shown without quotes, any other value is shown as a literal.
    const isText = typeof value === 'string' && !shown.startsWith("'");
    expect(value).toEqual(isText ? shown : new Function(`return (${shown});`)());
  };
  const quiet = { log: () => undefined };
  const names = { ...sdk, md5Hex, ...urns, emitter, graph, client, check, console: quiet };
  // In a block of its own: an example may make its own client.
  const body = `{ ${withChecks(stripTypeScriptTypes(code.replaceAll(shownAddress, address)))} }`;
  await new AsyncFunction(...Object.keys(names), body)(...Object.values(names));
  await Promise.all([emitter.close(), graph.close(), client.close()]);
  // A result in a loop that did not run is not checked.
  const shown = new Set<string>();
  replaceResults(code, (_, value) => {
    shown.add(value);
    return '';
  });
  expect(checked).toEqual(shown);
}

describe('the examples of doc comments', () => {
  const examples = readExamples();

  it.each([
    ['graph-client.ts', sdk.GraphClient],
    ['rest-emitter.ts', sdk.RestEmitter],
    ['client/colophon.ts', sdk.Colophon],
    ...Object.entries(new sdk.Colophon({ server: shownAddress })).map(
      ([group, methods]) => [`client/${group}-client.ts`, methods.constructor] as const,
    ),
  ] as const)('are there for each method of %s', (file, client) => {
    const code = examplesOf(file).map((example) => example.code);
    const methods = Object.getOwnPropertyNames(client.prototype).filter(
      (name) => name !== 'constructor' && name !== 'options',
    );
    expect(methods.filter((name) => !code.some((text) => text.includes(`.${name}(`)))).toEqual([]);
  });

  it('have no type errors', () => {
    const given = [
      ...Object.keys(urns).map((name) => `const ${name}: string;`),
      'const emitter: sdk.RestEmitter;',
      'const graph: sdk.GraphClient;',
      'const client: sdk.Colophon;',
      'type ChangesOptions = sdk.ChangesOptions;',
      'const md5Hex: (text: string) => string;',
      'type Filter = sdk.Filter;',
      ...Object.keys(sdk).map((name) => `const ${name}: typeof sdk.${name};`),
    ];
    expect(compileExamples(examples, given)).toBe('');
  });

  it.each(examples.map((example) => [example.place, example] as const))('run: %s', async (_, example) => {
    await run(example);
  });
});
