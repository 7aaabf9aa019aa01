import { expect, it } from 'vitest';
import { callOf, printSample } from './sample.ts';

const exported = ['GraphClient', 'makeDatasetUrn', 'makeTagUrn', 'Filter', 'addTag', 'patchProposals'];

it('turns an example into a complete program with its output', () => {
  const example =
    "const found = await graph.getAspect(orders, 'ownership');\nfound?.owners; // [{ owner: 'a' }]";
  expect(printSample(example, exported)).toBe(`\`\`\`ts
import { GraphClient, makeDatasetUrn } from '@colophon/sdk';

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
  expect(printSample(example, exported)).toMatch(
    /^```ts\nimport \{ addTag, type Filter, patchProposals \} from/,
  );
});

it('treats a single expression as a call without a catalogue', () => {
  expect(callOf("makeTagUrn('orders'); // urn:li:tag:orders")).toBe("makeTagUrn('orders')");
  expect(callOf('makeSchemaFieldUrn(orders, 1);\n// urn')).toBeUndefined();
  expect(callOf("const tag = makeTagUrn('a');\ntag; // urn:li:tag:a")).toBeUndefined();
});
