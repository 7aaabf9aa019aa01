import { type ChangeProposal, RejectedError, UnavailableError } from '@colophon/sdk';
import { describe, expect, it } from 'vitest';
import { tableRecord } from '../testing/make-recipe.ts';
import { writeIsolating } from './write-isolating.ts';

const proposals = Array.from({ length: 200 }, (_, i) => tableRecord(`t${i}`).proposals[0] as ChangeProposal);
const nameOf = ({ entityUrn }: ChangeProposal) => entityUrn.split(',')[1] ?? '';

/** A receiver that writes a batch as a whole, or rejects it as a server does. */
function receiver(bad: readonly string[], describe: (positions: readonly number[]) => string) {
  const written: string[] = [];
  let requests = 0;
  const send = async (batch: readonly ChangeProposal[]) => {
    requests++;
    const positions = batch.flatMap((proposal, i) => (bad.includes(nameOf(proposal)) ? [i] : []));
    if (positions.length > 0) throw new RejectedError('POST /aspects', 422, describe(positions), {});
    written.push(...batch.map(nameOf));
  };
  return { send, written, requests: () => requests };
}

describe('writeIsolating', () => {
  it('finds what the receiver names', async () => {
    const { send, written, requests } = receiver(['t7', 't150'], (positions) =>
      positions.map((position) => `/proposals/${position}: aspect datasetProperties: wrong`).join('; '),
    );
    const rejected = await writeIsolating(proposals, send);
    expect(rejected.map(({ proposal, reason }) => [nameOf(proposal), reason])).toEqual([
      ['t7', 'aspect datasetProperties: wrong'],
      ['t150', 'aspect datasetProperties: wrong'],
    ]);
    expect(written).toHaveLength(198);
    expect(requests()).toBe(4);
  });

  it('halves what is refused without a place', async () => {
    const { send, written, requests } = receiver(['t0', 't199'], () => 'something is wrong');
    const rejected = await writeIsolating(proposals, send);
    expect(rejected.map(({ proposal }) => nameOf(proposal))).toEqual(['t0', 't199']);
    expect(written).toHaveLength(198);
    expect(new Set(written).size).toBe(198);
    expect(requests()).toBeLessThan(40);
  });

  it('does not take an outage for a rejection', async () => {
    let requests = 0;
    const send = async () => {
      requests++;
      throw new UnavailableError('POST /aspects', 503, 'overloaded', {});
    };
    await expect(writeIsolating(proposals, send)).rejects.toThrow('overloaded');
    expect(requests).toBe(1);
  });
});
