/** An aspect of any type: JSON text, or the text of a patch. */
export interface GenericAspect {
  readonly value: string;
  /** `application/json`, or `application/json-patch+json`. */
  readonly contentType: string;
}

/** Who did something, and when. */
export interface AuditStamp {
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly actor: string;
  readonly impersonator?: string;
  readonly message?: string;
}

/** Where a value comes from. */
export interface MessageMetadata {
  readonly lastObserved?: number;
  readonly runId?: string;
  readonly lastRunId?: string;
  readonly pipelineName?: string;
  readonly registryName?: string;
  readonly registryVersion?: string;
  readonly properties?: Readonly<Record<string, string>>;
  readonly version?: string;
  readonly schemaVersion?: number;
  readonly aspectCreated?: AuditStamp;
  readonly aspectModified?: AuditStamp;
}

/** What a message does to an aspect. */
export type MessageChangeType =
  | 'UPSERT'
  | 'CREATE'
  | 'UPDATE'
  | 'DELETE'
  | 'PATCH'
  | 'RESTATE'
  | 'CREATE_ENTITY';

/** A proposal on the topic, in the JSON of the REST API. */
export interface MetadataChangeProposal {
  readonly entityType: string;
  readonly entityUrn?: string;
  readonly entityKeyAspect?: GenericAspect;
  readonly changeType: MessageChangeType;
  readonly aspectName?: string;
  readonly aspect?: GenericAspect;
  readonly systemMetadata?: MessageMetadata;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A change that was made. */
export interface MetadataChangeLog extends MetadataChangeProposal {
  readonly previousAspectValue?: GenericAspect;
  readonly previousSystemMetadata?: MessageMetadata;
  readonly created?: AuditStamp;
}

/** An event other than the change of an aspect, such as `entityChangeEvent`. */
export interface PlatformEvent {
  readonly header: { readonly timestampMillis: number };
  readonly name: string;
  readonly payload: GenericAspect;
}

/** The older form of a change: a snapshot of an entity with whole aspects, by the names of their records. */
export interface MetadataChangeEvent {
  /** `{"com.linkedin.metadata.snapshot.DatasetSnapshot": {"urn": …, "aspects": [{"com.linkedin.common.Status": …}]}}` */
  readonly proposedSnapshot: Readonly<
    Record<string, { readonly urn: string; readonly aspects: readonly Readonly<Record<string, unknown>>[] }>
  >;
  readonly systemMetadata?: MessageMetadata;
}

/** Each message by the name of its record. */
export interface Messages {
  readonly MetadataChangeProposal: MetadataChangeProposal;
  readonly FailedMetadataChangeProposal: {
    readonly metadataChangeProposal: MetadataChangeProposal;
    /** Why it was not applied. */
    readonly error: string;
  };
  readonly MetadataChangeLog: MetadataChangeLog;
  readonly PlatformEvent: PlatformEvent;
  readonly DataHubUpgradeHistoryEvent: {
    readonly version: string;
    readonly systemMetadata?: MessageMetadata;
  };
  readonly MetadataChangeEvent: MetadataChangeEvent;
  readonly FailedMetadataChangeEvent: {
    readonly metadataChangeEvent: MetadataChangeEvent;
    /** Why it was not applied. */
    readonly error: string;
  };
}
