import { expect, it } from 'vitest';
import { RequestFailed } from '../../data/request.ts';
import { type Step, step } from './bulk-edit.ts';
import { putAllIntoDomain } from './bulk-edits.ts';
import { runSteps } from './run-bulk.ts';
import type { Target } from './selection.ts';

const target = (urn: string, domain?: string): Target =>
  ({ urn, card: { name: urn, domain: domain ? { urn: domain } : null } }) as unknown as Target;
const stepOf = (urns: readonly string[], size = 3): Step =>
  step(
    urns.map((urn) => target(urn)),
    (some) => ({ name: 'Do', text: '', variables: some }),
    size,
  );

it('sends batches, and names those alone that the server does not take', async () => {
  const sent: unknown[] = [];
  const progress: number[] = [];
  const { done, failed } = await runSteps(
    [stepOf(['a', 'b', 'c', 'd'])],
    (count) => progress.push(count),
    async ({ variables }) => {
      sent.push(variables);
      if ((variables as string[]).includes('b')) throw new RequestFailed('b is protected', 403);
    },
  );
  expect(sent).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c'], ['d']]);
  expect([...done]).toEqual(['a', 'c', 'd']);
  expect(failed.map(({ target: { urn }, reason }) => [urn, reason])).toEqual([['b', 'b is protected']]);
  expect(progress.at(-1)).toBe(4);
});

it('does not try the rest when the server is gone', async () => {
  let calls = 0;
  const { done, failed } = await runSteps([stepOf(['a', 'b', 'c', 'd'], 2)], undefined, async () => {
    calls++;
    throw new RequestFailed('The server does not answer');
  });
  expect(calls).toBe(1);
  expect(done.size).toBe(0);
  expect(failed).toHaveLength(4);
});

it('takes each back to the domain that it was in, and leaves those that were in it anyway', () => {
  const targets = [target('a', 'x'), target('b'), target('c', 'x'), target('d', 'new')];
  const edit = putAllIntoDomain(targets, { urn: 'new', name: 'New' });
  expect(edit.steps[0]?.targets.map(({ urn }) => urn)).toEqual(['a', 'b', 'c']);
  const back = edit.revert?.(new Set(['a', 'b'])) ?? [];
  expect(
    back.map(({ targets: some, send }) => [
      some.map(({ urn }) => urn),
      (send(['a']).variables as { input: { domainUrn: string | null } }).input.domainUrn,
    ]),
  ).toEqual([
    [['a'], 'x'],
    [['b'], null],
  ]);
});
