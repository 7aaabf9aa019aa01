import type { AspectName, AspectTypes } from '@colophon/model-types';
import { parseUrn } from '@colophon/schema';

/** The kind of write: always, or only if nothing exists yet. */
export type ProposedChange = 'UPSERT' | 'CREATE' | 'CREATE_ENTITY';

/** What a proposal can have beside its value. */
export interface ProposalExtras {
  /** Where the value comes from. */
  readonly systemMetadata?: {
    /** Ingestion run that wrote it. */
    readonly runId?: string;
    /** Milliseconds since the epoch at which it was seen. */
    readonly lastObserved?: number;
    readonly properties?: Readonly<Record<string, string>>;
  };
  /** Conditions, such as `{'If-Version-Match': '3'}`; {@link writeConditions} creates them. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What all proposals have in common. */
export interface ProposalTarget<A extends AspectName = AspectName> extends ProposalExtras {
  /** URN of the entity, such as `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)`. */
  readonly entityUrn: string;
  /** Name of the aspect, such as `ownership`. */
  readonly aspectName: A;
}

/** A proposal to write one aspect of one entity. */
export interface Proposal<A extends AspectName = AspectName> extends ProposalTarget<A> {
  /** The whole new value. */
  readonly aspect: AspectTypes[A];
  /** Default `UPSERT`. */
  readonly changeType?: ProposedChange;
}

/** A JSON Patch operation (RFC 6902). List items are addressed by their keys. */
export interface PatchOperation {
  /** Whether the value is added or removed. */
  readonly op: 'add' | 'remove';
  /** JSON pointer, such as `/tags/urn:li:tag:pii`. */
  readonly path: string;
  /** The value to add; absent to remove one. */
  readonly value?: unknown;
}

/**
 * A proposal to change parts of an aspect and leave the rest unchanged; {@link patchProposals} creates them.
 */
export interface PatchProposal extends ProposalTarget {
  /** Marks it as a patch. */
  readonly changeType: 'PATCH';
  /** What changes. */
  readonly patch: {
    /** Applied in order, all or none. */
    readonly operations: readonly PatchOperation[];
    /** Fields that make up the key of a list's items, by the name of the list. Default: as the aspect has them. */
    readonly arrayPrimaryKeys?: Readonly<Record<string, readonly string[]>>;
  };
}

/** A proposal to delete an aspect. Deleting the key aspect deletes the entity. */
export interface DeleteProposal extends ProposalTarget {
  /** Marks it as a deletion. */
  readonly changeType: 'DELETE';
}

/** A proposal to write any aspect. The aspect's name determines the type of the value. */
export type AnyProposal = { [A in AspectName]: Proposal<A> }[AspectName];

/** A proposal of any kind: to write an aspect, to change parts of it, or to delete it. */
export type ChangeProposal = AnyProposal | PatchProposal | DeleteProposal;

/** The proposal in wire format: a MetadataChangeProposal, with the value as JSON text. */
export const toWireProposal = (proposal: ChangeProposal) => ({
  entityType: parseUrn(proposal.entityUrn).entityType,
  entityUrn: proposal.entityUrn,
  changeType: proposal.changeType ?? 'UPSERT',
  aspectName: proposal.aspectName,
  ...toWireAspect(proposal),
  ...(proposal.systemMetadata && { systemMetadata: proposal.systemMetadata }),
  ...(proposal.headers && { headers: proposal.headers }),
});

function toWireAspect(proposal: ChangeProposal) {
  if ('aspect' in proposal)
    return { aspect: { contentType: 'application/json', value: printBytes(proposal.aspect) } };
  if (!('patch' in proposal)) return {};
  const { operations, arrayPrimaryKeys } = proposal.patch;
  const value = printBytes(arrayPrimaryKeys ? { arrayPrimaryKeys, patch: operations } : operations);
  return { aspect: { contentType: 'application/json-patch+json', value } };
}

/**
 * The JSON text of a field whose type is bytes. Rest.li reads one byte from each character of such a field,
 * and would decode `Ã©` as `é`: ambiguous characters are escaped.
 */
function printBytes(value: unknown): string {
  const text = JSON.stringify(value);
  if (!/[\u00c2-\u00f4][\u0080-\u00bf]/.test(text)) return text;
  return text.replace(/[\u0080-\u00ff]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}
