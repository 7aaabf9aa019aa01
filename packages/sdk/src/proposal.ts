import type { AspectName, AspectTypes } from '@colophon/model/types';
import { parseUrn } from '@colophon/schema';

/** What a proposal asks for: to write in any case, or only where nothing is yet. */
export type ProposedChange = 'UPSERT' | 'CREATE' | 'CREATE_ENTITY';

/** A wish to change one aspect of one entity. */
export interface Proposal<A extends AspectName = AspectName> {
  /** Urn of the entity, such as `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)`. */
  readonly entityUrn: string;
  /** Name of the aspect, such as `ownership`. */
  readonly aspectName: A;
  /** The whole new value. */
  readonly aspect: AspectTypes[A];
  /** Default `UPSERT`. */
  readonly changeType?: ProposedChange;
  /** Where the value comes from. */
  readonly systemMetadata?: {
    /** Ingestion run that writes it. */
    readonly runId?: string;
    /** Milliseconds since the epoch at which it was seen. */
    readonly lastObserved?: number;
    readonly properties?: Readonly<Record<string, string>>;
  };
  /** Conditions, such as `{'If-Version-Match': '3'}`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A proposal for any aspect, its value typed by its name. */
export type AnyProposal = { [A in AspectName]: Proposal<A> }[AspectName];

/** The proposal as it goes over the wire: MetadataChangeProposal, the value as JSON text. */
export const toWireProposal = (proposal: AnyProposal) => ({
  entityType: parseUrn(proposal.entityUrn).entityType,
  entityUrn: proposal.entityUrn,
  changeType: proposal.changeType ?? 'UPSERT',
  aspectName: proposal.aspectName,
  aspect: { contentType: 'application/json', value: JSON.stringify(proposal.aspect) },
  ...(proposal.systemMetadata && { systemMetadata: proposal.systemMetadata }),
  ...(proposal.headers && { headers: proposal.headers }),
});
