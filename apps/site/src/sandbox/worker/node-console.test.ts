import { Console } from 'node:console';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createNodeConsole } from './node-console.ts';

/** What Node itself prints. */
async function printedByNode(write: (console: Partial<Console>) => void): Promise<string> {
  const stream = new PassThrough();
  write(new Console(stream));
  stream.end();
  return text(stream);
}

const urn = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';

it.each<[string, (console: Partial<Console>) => void]>([
  ['text with places for values', (console) => console.log?.('%s %d%% %j', 'a', 1, { b: 2 }, 'c')],
  ['nested values', (console) => console.info?.({ a: { b: { c: { d: 1 } } }, e: [urn, urn], f: undefined })],
  [
    'what is not plain',
    (console) => console.debug?.(new Map([[urn, new Set([1n])]]), /x/, new Date(0), Symbol('s')),
  ],
  ['a value with options', (console) => console.dir?.({ a: { b: { c: {} } } }, { depth: 0 })],
  [
    'a table of records',
    (console) =>
      console.table?.([
        { urn, hops: 1 },
        { urn, owner: { a: 1, b: 2, c: 3 } },
      ]),
  ],
  ['a table of plain values', (console) => console.table?.([['a', 'b'], 'c', null, [1, 2, 3, 4]])],
  ['a table of an object', (console) => console.table?.({ one: { x: 1 }, two: { x: { y: 1 } } })],
  ['a table of nothing', (console) => console.table?.([])],
  ['a table of what has no rows', (console) => console.table?.('text')],
])('prints %s as Node does', async (_, write) => {
  let printed = '';
  write(createNodeConsole((piece) => (printed += piece.text)));
  expect(printed).toBe(await printedByNode(write));
});
