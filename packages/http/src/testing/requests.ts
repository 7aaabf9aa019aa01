// Requests to a server in tests and benchmarks, and what they get.

/** The time of every write in the tests. */
export const testTime = 1_750_000_000_000;

/** An answer, with its body read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // Tests look into answers of every shape; a wrong shape fails the comparison.
  readonly body: unknown;
}

export const ingest = '/aspects?action=ingestProposal';
export const ingestBatch = '/aspects?action=ingestProposalBatch';
export const search = '/entities?action=search';

/** A proposal in the shape of the wire. */
export const proposalOf = (entityUrn: string, aspectName: string, value: unknown) => ({
  entityType: /^urn:li:([^:]*):/.exec(entityUrn)?.[1] ?? '',
  entityUrn,
  changeType: 'UPSERT',
  aspectName,
  aspect: { contentType: 'application/json', value: JSON.stringify(value) },
});
