import type { AspectName, AspectTypes } from '@colophon/model/types';
import { parseUrn } from '@colophon/schema';

/** What a proposal asks for: to write in any case, or only where nothing is yet. */
export type ProposedChange = 'UPSERT' | 'CREATE' | 'CREATE_ENTITY';

/** What every proposal says, whatever it asks for. */
export interface ProposalTarget<A extends AspectName = AspectName> {
  /** Urn of the entity, such as `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)`. */
  readonly entityUrn: string;
  /** Name of the aspect, such as `ownership`. */
  readonly aspectName: A;
  /** Where the value comes from. */
  readonly systemMetadata?: {
    /** Ingestion run that writes it. */
    readonly runId?: string;
    /** Milliseconds since the epoch at which it was seen. */
    readonly lastObserved?: number;
    readonly properties?: Readonly<Record<string, string>>;
  };
  /** Conditions, such as `{'If-Version-Match': '3'}`; {@link writeConditions} makes them. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A wish to write one aspect of one entity. */
export interface Proposal<A extends AspectName = AspectName> extends ProposalTarget<A> {
  /** The whole new value. */
  readonly aspect: AspectTypes[A];
  /** Default `UPSERT`. */
  readonly changeType?: ProposedChange;
}

/** A step of a patch, by RFC 6902; items of lists are addressed by their keys. */
export interface PatchOperation {
  /** Whether the value is put there, or taken away. */
  readonly op: 'add' | 'remove';
  /** JSON pointer, such as `/tags/urn:li:tag:pii`. */
  readonly path: string;
  /** The value to put there; nothing to remove one. */
  readonly value?: unknown;
}

/** A wish to change parts of an aspect and leave the rest as it is; {@link patchProposals} makes them. */
export interface PatchProposal extends ProposalTarget {
  /** Says that it is a patch. */
  readonly changeType: 'PATCH';
  /** What changes. */
  readonly patch: {
    /** Applied in order, all or none. */
    readonly operations: readonly PatchOperation[];
    /** Fields that make up the key of a list's items, by the name of the list. Default: as the aspect has them. */
    readonly arrayPrimaryKeys?: Readonly<Record<string, readonly string[]>>;
  };
}

/** A wish to take an aspect away; that of the key takes the entity. */
export interface DeleteProposal extends ProposalTarget {
  /** Says that it is a deletion. */
  readonly changeType: 'DELETE';
}

/** A proposal to write any aspect, its value typed by its name. */
export type AnyProposal = { [A in AspectName]: Proposal<A> }[AspectName];

/** A proposal of any kind: to write an aspect, to change parts of it, or to take it away. */
export type ChangeProposal = AnyProposal | PatchProposal | DeleteProposal;

/** The proposal as it goes over the wire: MetadataChangeProposal, the value as JSON text. */
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
 * The JSON text of a field whose type is bytes. Rest.li reads such a field from one character for each byte, and would
 * take `Ã©` for the bytes of `é`: where it could be so read, these letters are escaped.
 */
function printBytes(value: unknown): string {
  const text = JSON.stringify(value);
  if (!/[\u00c2-\u00f4][\u0080-\u00bf]/.test(text)) return text;
  return text.replace(/[\u0080-\u00ff]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}
