import type { JsonObject } from '@colophon/schema';
import type { UnknownField, UnknownFieldPolicy } from './validate/unknown-fields.ts';

/** What a proposal asks for. The names are the wire's. */
export const changeTypes = [
  'UPSERT',
  'CREATE',
  'CREATE_ENTITY',
  'UPDATE',
  'PATCH',
  'DELETE',
  'RESTATE',
] as const;
export type ChangeType = (typeof changeTypes)[number];

/** Where a value came from, as the writer says it and the catalogue completes it. */
export interface SystemMetadata {
  /** Milliseconds since the epoch at which the writer last saw the value; the time of the write when absent or 0. */
  lastObserved?: number;
  /** Ingestion run that wrote the value. */
  runId?: string;
  /** Ingestion run that wrote it before; kept by the catalogue. */
  lastRunId?: string;
  pipelineName?: string;
  registryName?: string;
  registryVersion?: string;
  properties?: Record<string, string>;
  /** Counts the changes of the value, from "1"; kept by the catalogue. */
  version?: string;
  schemaVersion?: number;
  /** Kept by the catalogue. */
  aspectCreated?: AuditStamp;
  /** Kept by the catalogue. */
  aspectModified?: AuditStamp;
}

/** Who did something, and when: milliseconds since the epoch. */
export interface AuditStamp {
  readonly actor: string;
  readonly time: number;
}

/** A wish to change one aspect of one entity. */
export interface ChangeProposal {
  readonly entityUrn: string;
  /** When present it must be the entity type inside the URN. */
  readonly entityType?: string;
  readonly aspectName: string;
  readonly changeType: ChangeType;
  /** The whole new value. */
  readonly value: JsonObject;
  readonly systemMetadata?: SystemMetadata;
  /** Conditions, by header name: see {@link checkPreconditions}. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The run id of writes that name none. */
export const noRunId = 'no-run-id-provided';
/** The actor of writes that no session made, and the user of what names none. */
export const unknownActor = 'urn:li:corpuser:unknown';
/** The actor of what the catalogue writes on its own. */
export const systemActor = 'urn:li:corpuser:__datahub_system';

/** How to apply proposals. */
export interface ProposeOptions {
  /**
   * What to do with fields that the model does not know. Default `reject`. Those that the stored value has already may
   * be written back either way.
   */
  readonly unknownFields?: UnknownFieldPolicy;
  /**
   * The client's name for this request, under which it may send it again: a request that was applied already isn't applied
   * again. It is recognised by the values that it wrote, as long as one of them is the latest of its aspect.
   */
  readonly idempotencyKey?: string;
  /** False for the built-in data of a new catalogue, which isn't logged. */
  readonly isLogged?: boolean;
}

/** An unknown field, with the aspect that was written with it. */
export interface AspectUnknownField extends UnknownField {
  readonly urn: string;
  readonly aspect: string;
}

/** What a write has to report. */
export interface WriteReceipt {
  /** The fields that were stored although the model does not know them. */
  readonly unknownFields: readonly AspectUnknownField[];
  /** Of a request that was applied before: the id of the trace of that time, if it had one. Nothing was written now. */
  readonly earlierTraceId?: string;
}
