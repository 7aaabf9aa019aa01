import { expect, test } from 'vitest';
import { cpuGrowth, mostForLinear } from '../testing/cpu-growth.ts';
import { latestRow } from '../testing/fixtures.ts';
import { WorkingState } from './working-state.ts';

const aspect = 'formInfo';
const form = (id: string, prompt: string) =>
  latestRow({ urn: `urn:li:form:${id}`, aspect, value: { prompts: [{ id: prompt }] } });
const urnsWith = (state: WorkingState, term: string) => state.rowsWith(aspect, term).map(({ urn }) => urn);

test('rows are found by the terms of their latest values, also from a fork', () => {
  const state = new WorkingState();
  state.addRead([], [form('a', 'x'), form('b', 'y')], [], []);
  const fork = state.fork();
  fork.setLatest(form('a', 'y'));
  expect([urnsWith(fork, 'x'), urnsWith(fork, 'y').sort()]).toEqual([[], ['urn:li:form:a', 'urn:li:form:b']]);
  expect([urnsWith(state, 'x'), urnsWith(state, 'y')]).toEqual([['urn:li:form:a'], ['urn:li:form:b']]);
  fork.deleteAspect({ urn: 'urn:li:form:b', aspect });
  state.merge(fork);
  expect([urnsWith(state, 'x'), urnsWith(state, 'y')]).toEqual([[], ['urn:li:form:a']]);
});

test('the cost of a batch of values with terms is linear', () => {
  const growth = cpuGrowth(
    (length) => Array.from({ length }, (_, i) => form(`${i}`, `${i}`)),
    (rows) => {
      const state = new WorkingState().fork();
      for (const [i, row] of rows.entries()) {
        if (state.rowsWith(aspect, `${i}`).length > 0) throw new Error('met before');
        state.setLatest(row);
      }
    },
    1000,
  );
  expect(growth).toBeLessThan(mostForLinear);
});

test('the cost of looking up one value by each of its terms is linear', () => {
  const growth = cpuGrowth(
    (length) => Array.from({ length }, (_, i) => ({ id: `${i}` })),
    (prompts) => {
      const row = latestRow({ urn: 'urn:li:form:a', aspect, value: { prompts } });
      const state = new WorkingState();
      state.addRead([], [row], [], []);
      for (const { id } of prompts) if (state.rowsWith(aspect, id).length !== 1) throw new Error('not found');
    },
    1000,
  );
  expect(growth).toBeLessThan(mostForLinear);
});
