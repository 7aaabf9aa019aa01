/** Types of the events that pipelines process, with the names that DataHub's framework has for them. */
export const eventTypes = [
  'EntityChangeEvent_v1',
  'MetadataChangeLogEvent_v1',
  'RelationshipChangeEvent_v1',
] as const;
export type EventType = (typeof eventTypes)[number];

/** An event as filters, transformers and actions get it. */
export interface EventEnvelope {
  /** What the event is: one of {@link eventTypes}, unless a transformer made another one. */
  readonly event_type: string;
  /** The event itself. An entity change event has `entityUrn`, `category`, `operation` and so on. */
  readonly event: Readonly<Record<string, unknown>>;
  /**
   * Where the event comes from: the `offset` of its change in the log, and its `index` among the events of that change. Of a
   * message of Kafka, the offset is text with topic and partition. Both are the same when the event comes again.
   */
  readonly meta: Readonly<Record<string, unknown>>;
}

/** What an entity change event says. */
export interface EntityChangeEvent {
  /** The entity, or the column of it, that changed. */
  readonly entityUrn: string;
  /** Type of the entity, such as `dataset` or `schemaField`. */
  readonly entityType: string;
  /** What kind of change it is: `TAG`, `OWNERSHIP`, `TECHNICAL_SCHEMA` and so on. */
  readonly category: string;
  /** `ADD`, `REMOVE`, `MODIFY`, `CREATE`, `HARD_DELETE` and so on. */
  readonly operation: string;
  /** What was added, removed or changed, such as the URN of a tag. */
  readonly modifier?: string;
  /** More about the change, by category. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** When and by whom the change was made. */
  readonly auditStamp: { readonly time: number; readonly actor: string };
}

/** The entity change event in an envelope; undefined for an event of another type. */
export const entityChangeOf = ({ event_type, event }: EventEnvelope): EntityChangeEvent | undefined =>
  event_type === 'EntityChangeEvent_v1' ? (event as unknown as EntityChangeEvent) : undefined;
