import { access } from '../../access/operation-access.ts';
import { ingestProposal, ingestProposalBatch } from '../aspects.ts';
import { batchIngest, ingest } from '../entities.ts';
import { type Action, errorCodes, optional, required } from './endpoint.ts';

const group = 'Writing';
const codes = errorCodes.writing;
const async = optional('boolean', 'Has no effect. The strings `true` and `false` are accepted, too.');

/** The actions that write aspects. */
export const writing: readonly Action[] = [
  {
    resource: 'aspects',
    name: 'ingestProposal',
    group,
    access: access.write,
    summary: 'Apply one change proposal',
    description: 'The write is durable and visible when it returns, regardless of `async`.',
    parameters: {
      proposal: required('object', 'The change proposal. `aspect.value` is a JSON string.'),
      async,
    },
    result: 'The string `success`.',
    codes,
    run: ingestProposal,
  },
  {
    resource: 'aspects',
    name: 'ingestProposalBatch',
    group,
    access: access.write,
    summary: 'Apply many change proposals, all or none',
    parameters: { proposals: required('list of object', 'The change proposals.'), async },
    result: 'The string `success`.',
    codes,
    run: ingestProposalBatch,
  },
  {
    resource: 'entities',
    name: 'ingest',
    group,
    access: access.write,
    summary: 'Write a snapshot of an entity',
    description: 'The older form of a write: aspects under the full names of their records.',
    parameters: {
      entity: required('object', 'The snapshot, under the full name of its record in `value`.'),
      systemMetadata: optional('object', 'Where the values come from, such as `runId`.'),
    },
    result: 'None: the body is empty.',
    codes,
    run: ingest,
  },
  {
    resource: 'entities',
    name: 'batchIngest',
    group,
    access: access.write,
    summary: 'Write snapshots of many entities, all or none',
    parameters: {
      entities: required('list of object', 'The snapshots.'),
      systemMetadata: optional('list of object', 'Where the values come from, one object per entity.'),
    },
    result: 'None: the body is empty.',
    codes: [...codes, 'LENGTH_MISMATCH'],
    run: batchIngest,
  },
];
