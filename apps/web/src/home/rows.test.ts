import { expect, it } from 'vitest';
import { changedRows, waitingRows } from './rows.ts';

const entity = (name: string) => ({ urn: `urn:li:dataset:${name}`, card: { name } });

it('names what waits once, incidents first', () => {
  const incidents = {
    total: 1,
    searchResults: [
      { entity: { ...entity('orders'), incidents: { total: 3, incidents: [{ urn: 'i', title: 'Late' }] } } },
    ],
  };
  const failing = { total: 2, searchResults: ['orders', 'old'].map((name) => ({ entity: entity(name) })) };
  expect(waitingRows(incidents as never, failing as never)).toEqual([
    { urn: 'urn:li:dataset:orders', name: 'orders', incident: { title: 'Late', more: 2 } },
    { urn: 'urn:li:dataset:old', name: 'old', incident: undefined },
  ]);
  expect(waitingRows(undefined, undefined)).toEqual([]);
});

it('lists changes of what the reader owns before the others, each once', () => {
  const changes = (...names: string[]) =>
    ({
      isComplete: true,
      total: names.length,
      changes: names.map((name, i) => ({ entity: entity(name), timeMillis: 10 - i })),
    }) as never;
  expect(
    changedRows(changes('mine'), changes('other', 'mine')).map(({ name, isOwn }) => [name, isOwn]),
  ).toEqual([
    ['mine', true],
    ['other', false],
  ]);
  expect(changedRows(undefined, changes('other'))).toHaveLength(1);
});
