import type { Json, JsonObject } from '@colophon/schema';
import { isObject, Parameters, parseProposal } from '@colophon/wire';
import { access } from '../../access/operation-access.ts';
import { body } from '../body.ts';
import { operation } from '../operation.ts';
import { listOf } from '../responses.ts';
import { isAsync } from '../shared-parameters.ts';
import { proposeAll, urnsWritten } from './propose-all.ts';

const ingest = (id: string, path: string) =>
  operation({
    id,
    method: 'POST',
    path,
    tag: 'Change proposals',
    access: access.write,
    writes: true,
    summary: 'Apply change proposals, all or none',
    query: { async: isAsync(false) },
    body: body<JsonObject[]>(
      'Change proposals, in the form that `ingestProposalBatch` takes. The `value` of an aspect is a JSON string or an object.',
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
    async run(session, { query, body: sent }) {
      const proposals = sent.map((json, i) =>
        parseProposal(session.registry, new Parameters(withTextValues(json), `/${i}`)),
      );
      return proposeAll(session, proposals, query.async);
    },
  });

/** The members of a proposal whose value is JSON, as text on every other endpoint. */
const aspectMembers = ['aspect', 'entityKeyAspect'] as const;

/** A proposal with its values as text; here, as on DataHub, they may also come as objects. */
function withTextValues(proposal: JsonObject): JsonObject {
  const texts: Record<string, Json> = {};
  for (const name of aspectMembers) {
    const aspect = proposal[name];
    if (isObject(aspect) && typeof aspect.value === 'object' && aspect.value !== null)
      texts[name] = { ...aspect, value: JSON.stringify(aspect.value) };
  }
  return { ...proposal, ...texts };
}

/** The same under the two paths that clients know. */
export const platform = [
  ingest('ingestProposalsV1', '/openapi/platform/entities/v1'),
  ingest('ingestProposalsV2', '/openapi/v2/platform/entities/v1'),
];
