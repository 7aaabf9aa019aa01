import { ingestProposal, ingestProposalBatch } from '../aspects.ts';
import { batchIngest, ingest } from '../entities.ts';
import { type Action, errorCodes, optional, required } from './endpoint.ts';

const group = 'Writing';
const codes = errorCodes.writing;
const async = optional('boolean', 'Without effect; `true` and `false` may come as text, too.');

/** The actions that write aspects. */
export const writing: readonly Action[] = [
  {
    resource: 'aspects',
    name: 'ingestProposal',
    group,
    summary: 'Apply one change proposal',
    description: 'It is durable and visible when the answer comes, whatever clients send as `async`.',
    parameters: {
      proposal: required('object', 'The change proposal; `aspect.value` is JSON as text.'),
      async,
    },
    result: 'The word `success`.',
    codes,
    run: ingestProposal,
  },
  {
    resource: 'aspects',
    name: 'ingestProposalBatch',
    group,
    summary: 'Apply many change proposals, all or none',
    parameters: { proposals: required('list of object', 'The change proposals.'), async },
    result: 'The word `success`.',
    codes,
    run: ingestProposalBatch,
  },
  {
    resource: 'entities',
    name: 'ingest',
    group,
    summary: 'Write a snapshot of an entity',
    description: 'The older form of a change: aspects under the full names of their records.',
    parameters: {
      entity: required('object', 'The snapshot, under the full name of its record in `value`.'),
      systemMetadata: optional('object', 'Where the values come from, such as `runId`.'),
    },
    result: 'Nothing: the body is empty.',
    codes,
    run: ingest,
  },
  {
    resource: 'entities',
    name: 'batchIngest',
    group,
    summary: 'Write snapshots of many entities, all or none',
    parameters: {
      entities: required('list of object', 'The snapshots.'),
      systemMetadata: optional('list of object', 'Where the values come from, one object for each entity.'),
    },
    result: 'Nothing: the body is empty.',
    codes: [...codes, 'LENGTH_MISMATCH'],
    run: batchIngest,
  },
];
