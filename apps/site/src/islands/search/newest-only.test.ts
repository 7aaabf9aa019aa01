import { expect, test } from 'vitest';
import { newestOnly, type Outcome } from './newest-only.ts';

/** A question whose answers are given by hand. */
function byHand() {
  const asked: string[] = [];
  const reported: [string, Outcome<string>][] = [];
  const pending = new Map<string, PromiseWithResolvers<string>>();
  const ask = newestOnly(
    (question: string) => {
      asked.push(question);
      const answer = Promise.withResolvers<string>();
      pending.set(question, answer);
      return answer.promise;
    },
    (question, outcome) => reported.push([question, outcome]),
  );
  return { asked, reported, ask, pending };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('of the queries that arrive during another, only the newest is run', async () => {
  const { asked, reported, ask, pending } = byHand();
  for (const question of ['u', 'ur', 'urn']) void ask(question);
  expect(asked).toEqual(['u']);
  pending.get('u')?.resolve('too late');
  await settle();
  expect(asked).toEqual(['u', 'urn']);
  pending.get('urn')?.resolve('in time');
  await settle();
  expect(reported).toEqual([['urn', { answer: 'in time' }]]);
});

test('a query after a failure runs normally', async () => {
  const { reported, ask, pending } = byHand();
  void ask('a');
  pending.get('a')?.reject('offline');
  await settle();
  void ask('b');
  pending.get('b')?.resolve('online');
  await settle();
  expect(reported).toEqual([
    ['a', { error: 'offline' }],
    ['b', { answer: 'online' }],
  ]);
});
