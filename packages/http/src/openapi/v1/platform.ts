import type { JsonObject } from '@colophon/schema';
import { Parameters } from '../../restli/parameters.ts';
import { parseProposal } from '../../restli/parse-proposal.ts';
import { listOf } from '../answers.ts';
import { body } from '../body.ts';
import { operation } from '../operation.ts';
import { isAsync } from '../shared-parameters.ts';
import { proposeAll, urnsWritten } from './propose-all.ts';

const ingest = (id: string, path: string) =>
  operation({
    id,
    method: 'POST',
    path,
    tag: 'Change proposals',
    writes: true,
    summary: 'Apply change proposals, all or none',
    query: { async: isAsync(false) },
    body: body<JsonObject[]>(
      'Change proposals, as `ingestProposalBatch` takes them.',
      listOf({
        type: 'object',
        properties: {
          entityType: { type: 'string' },
          entityUrn: { type: 'string' },
          entityKeyAspect: { type: 'object' },
          changeType: { type: 'string' },
          aspectName: { type: 'string' },
          aspect: { type: 'object' },
          systemMetadata: { type: ['object', 'string', 'null'] },
          headers: { type: ['object', 'null'], additionalProperties: { type: 'string' } },
        },
        required: ['changeType', 'aspectName'],
      }),
    ),
    answers: urnsWritten,
    async run(catalogue, { body: sent }) {
      const proposals = sent.map((json, i) =>
        parseProposal(catalogue.registry, new Parameters(json, `/${i}`)),
      );
      return proposeAll(catalogue, proposals);
    },
  });

/** The same under the two paths that clients know. */
export const platform = [
  ingest('ingestProposalsV1', '/openapi/platform/entities/v1'),
  ingest('ingestProposalsV2', '/openapi/v2/platform/entities/v1'),
];
