import { describe, expect, it } from 'vitest';
import {
  type PlannedFault,
  type SimulationOptions,
  shrinkFaults,
  simulate,
} from './testing/simulation/simulate.ts';

// Three processes write, read and lead by the code of the store, while connections are cut, and processes and their server
// pause and end. Everything is decided by a seed, so that a failure can be repeated.

interface Failure {
  readonly seed: number;
  readonly problem: string;
  readonly faults: readonly PlannedFault[];
}

/** The first seed of a range that fails, with the faults that it needs. */
async function findFailure(
  from: number,
  to: number,
  options?: SimulationOptions,
): Promise<Failure | undefined> {
  for (let seed = from; seed < to; seed++) {
    const problem = await simulate(seed, options);
    if (problem !== undefined) return { seed, problem, faults: await shrinkFaults(seed, options) };
  }
  return undefined;
}

describe('over 10,000 seeds, the log stays whole and each entry is projected once', () => {
  it.each([0, 1, 2, 3])('part %i', { timeout: 300_000 }, async (part) => {
    const from = 1 + part * 2500;
    expect(await findFailure(from, from + 2500)).toBeUndefined();
  });
});

it('finds a leader that writes without its leadership, and repeats what it found', async () => {
  const options = { isFenced: false };
  const failure = await findFailure(1, 2000, options);
  expect(failure?.problem).toMatch(/was projected 2 times|wrote after the epoch/);
  if (!failure) return;
  const { seed, problem, faults } = failure;
  expect(await simulate(seed, options)).toBe(problem);
  expect(await simulate(seed, { ...options, faults })).toBeDefined();
  expect(await simulate(seed)).toBeUndefined();
});

it('finds a commit of which the caller is told that it was not stored', async () => {
  const failure = await findFailure(1, 2000, { forgetsMarks: true });
  expect(failure?.problem).toMatch(/was said not to be stored|was projected 2 times/);
});
