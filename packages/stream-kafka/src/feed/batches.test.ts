import { expect, it } from 'vitest';
import { toBatches } from './batches.ts';

it('cuts messages into batches that a broker takes, in their order', () => {
  const messages = [300_000, 300_000, 300_000, 2_000_000, 10].map((length, index) => ({
    topic: 't',
    key: String(index),
    value: Buffer.alloc(length),
  }));
  expect([...toBatches(messages)].map((batch) => batch.map(({ key }) => key).join())).toEqual([
    '0,1',
    '2',
    '3',
    '4',
  ]);
});
