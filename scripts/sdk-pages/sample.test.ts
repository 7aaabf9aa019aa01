import { expect, it } from 'vitest';
import { callOf, printSample } from './sample.ts';

const paths = new Map([
  ['GraphClient', ['@colophon/sdk/graph']],
  ['makeDatasetUrn', ['@colophon/sdk/urns']],
  ['makeTagUrn', ['@colophon/sdk/urns']],
  ['Colophon', ['@colophon/sdk']],
  ['Filter', ['@colophon/sdk', '@colophon/sdk/graph']],
  ['TagProperties', ['@colophon/sdk/types']],
  ['addTag', ['@colophon/sdk/patch']],
  ['patchProposals', ['@colophon/sdk/patch']],
]);

it('turns an example into a complete program with its output', () => {
  const example =
    "const found = await graph.getAspect(orders, 'ownership');\nfound?.owners; // [{ owner: 'a' }]";
  expect(printSample(example, paths)).toBe(`\`\`\`ts
import { GraphClient } from '@colophon/sdk/graph';
import { makeDatasetUrn } from '@colophon/sdk/urns';

const graph = new GraphClient({ server: 'http://localhost:8080' });
const orders = makeDatasetUrn('mysql', 'shop.orders');

const found = await graph.getAspect(orders, 'ownership');
console.log(found?.owners);
await graph.close();
\`\`\`

\`\`\`text output
[ { owner: 'a' } ]
\`\`\``);
});

it('imports types as types, and spread names, but ignores strings', () => {
  const example =
    "const filter: Filter = [];\nconsole.log([...patchProposals('makeTagUrn', [addTag('orders')])], filter);";
  expect(printSample(example, paths)).toMatch(
    /^```ts\nimport type \{ Filter \} from '@colophon\/sdk';\nimport \{ addTag, patchProposals \} from '@colophon\/sdk\/patch';\n\n/,
  );
});

it('imports a type of several paths with the client of the program', () => {
  const importsOf = (code: string) =>
    /```ts\n([\s\S]*?)\n\n/.exec(printSample(code, paths))?.[1]?.split('\n');
  expect(importsOf('const filter: Filter = [];\ngraph.scroll({ filter });')).toEqual([
    "import { type Filter, GraphClient } from '@colophon/sdk/graph';",
  ]);
  expect(importsOf("const filter: Filter = [];\nclient.search.scroll('*', { filter });")).toEqual([
    "import { Colophon, type Filter } from '@colophon/sdk';",
  ]);
  expect(importsOf("const tag: TagProperties = { name: 'a' };\ntag.name; // a")).toEqual([
    "import type { TagProperties } from '@colophon/sdk/types';",
  ]);
});

it('treats a single expression as a call without a catalogue', () => {
  expect(callOf("makeTagUrn('orders'); // urn:li:tag:orders")).toBe("makeTagUrn('orders')");
  expect(callOf('makeSchemaFieldUrn(orders, 1);\n// urn')).toBeUndefined();
  expect(callOf("const tag = makeTagUrn('a');\ntag; // urn:li:tag:a")).toBeUndefined();
});
