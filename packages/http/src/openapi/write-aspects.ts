import {
  type ChangeProposal,
  type ChangeType,
  type RequestContext,
  type Session,
  traceProperty,
} from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { Parameters, parseSystemMetadata, stringMap } from '@colophon/wire';
import { propose } from '../trace.ts';
import { readAspect, type StoredAspect } from './read-aspects.ts';

/** An aspect to be written, in its envelope. */
export const aspectRequestSchema: JsonSchema = {
  type: 'object',
  properties: {
    value: {
      description: 'The whole new value, or for a patch, its operations under `patch`.',
      type: 'object',
    },
    systemMetadata: { description: 'Where the value comes from.', type: ['object', 'null'] },
    headers: {
      description: 'Conditions for the write, such as `If-Version-Match`.',
      type: ['object', 'null'],
      additionalProperties: { type: 'string' },
    },
    auditStamp: {
      description: 'Ignored: the catalogue records who writes and when.',
      type: ['object', 'null'],
    },
  },
  required: ['value'],
  additionalProperties: false,
};

/** A proposal from an aspect in its envelope. */
export function toProposal(
  entityUrn: string,
  entityType: string,
  aspectName: string,
  envelope: Parameters,
  changeType: ChangeType = 'UPSERT',
  conditions: Readonly<Record<string, string>> = {},
): ChangeProposal {
  const systemMetadata = parseSystemMetadata(envelope);
  return {
    entityUrn,
    entityType,
    aspectName,
    changeType,
    value: envelope.requiredObject('value').json,
    headers: { ...conditions, ...stringMap(envelope, 'headers') },
    ...(systemMetadata && { systemMetadata }),
  };
}

/** The proposals of a list of entities; `aspectsOf` returns the aspects of an entity. */
export const toProposals = (
  entityType: string,
  sent: readonly JsonObject[],
  path: string,
  aspectsOf: (entity: Parameters) => Parameters,
  changeType: ChangeType = 'UPSERT',
): ChangeProposal[] =>
  sent.flatMap((json, i) => {
    const entity = new Parameters(json, `${path}/${i}`);
    return aspectProposals(entityType, entity.requiredString('urn'), aspectsOf(entity), changeType);
  });

/** The proposals of the aspects of one entity, by their names. */
export const aspectProposals = (
  entityType: string,
  urn: string,
  aspects: Parameters,
  changeType: ChangeType,
): ChangeProposal[] =>
  Object.keys(aspects.json)
    .filter((name) => name !== 'urn')
    .map((name) => toProposal(urn, entityType, name, aspects.requiredObject(name), changeType));

/** Values by URN and aspect, in the order in which they were sent. */
export type Written = ReadonlyMap<string, ReadonlyMap<string, StoredAspect>>;

/** Applies proposals; gives what they have left in the catalogue. */
export async function writeAspects(
  session: Session,
  proposals: readonly ChangeProposal[],
  isAsync: boolean,
): Promise<Written> {
  const { earlierTraceId } = await propose(session, proposals, isAsync);
  return readWritten(session, proposals, isAsync ? earlierTraceId || session.context.traceId : undefined);
}

/** What was written; of a trace in which a proposal was not written, what it asked for. */
async function readWritten(
  session: Session,
  proposals: readonly ChangeProposal[],
  traceId: string | undefined,
): Promise<Written> {
  const written = new Map<string, Map<string, StoredAspect>>();
  for (const proposal of proposals) {
    const { entityUrn, aspectName } = proposal;
    const aspects = written.get(entityUrn) ?? new Map<string, StoredAspect>();
    written.set(entityUrn, aspects);
    const stored = await readAspect(session, entityUrn, aspectName);
    const isOwn = traceId === undefined || stored?.systemMetadata.properties?.[traceProperty] === traceId;
    if (!isOwn) aspects.set(aspectName, asSent(proposal, session.context));
    else if (stored) aspects.set(aspectName, stored);
  }
  return written;
}

const asSent = (
  { value, systemMetadata }: ChangeProposal,
  { principal, traceId }: RequestContext,
): StoredAspect => ({
  value,
  systemMetadata: {
    ...systemMetadata,
    properties: { ...systemMetadata?.properties, [traceProperty]: traceId },
  },
  auditStamp: { actor: principal.urn, time: Date.now() },
});
