import { type SampleOptions, sampleProposals } from '@colophon/sample';
import type { AnyProposal } from '@colophon/sdk';

/** The day of the metadata that a browser opens. The days since are added in the browser. */
export const companyDay = Date.UTC(2026, 10, 30);
/** Who wrote it. */
export const companyAuthor = 'urn:li:corpuser:datahub';

/** What has happened in the company since that day: usage, runs of checks, profiles. */
export function* happenedSince(day: number, now: SampleOptions['now']): Generator<AnyProposal> {
  for (const proposal of sampleProposals({ now })) if (timeOf(proposal.aspect) > day) yield proposal;
}

/** Time of an entry of a time series, in milliseconds since the epoch; 0 of what is none. */
const timeOf = (aspect: unknown): number =>
  typeof aspect === 'object' &&
  aspect !== null &&
  'timestampMillis' in aspect &&
  typeof aspect.timestampMillis === 'number'
    ? aspect.timestampMillis
    : 0;
