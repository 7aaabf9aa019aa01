import { eventsOf, type LogEntry, type PlatformEvent } from '@colophon/catalogue';
import type { JsonObject, Registry } from '@colophon/schema';
import {
  encodeFramedMessage,
  type GenericAspect,
  type MessageName,
  type Messages,
} from '@colophon/sdk/kafka';
import { toEventRecord } from '@colophon/wire';
import type { TopicNames } from './topics.ts';

export interface OutgoingMessage {
  readonly topic: string;
  /** URN of the entity, by which its messages keep their order. */
  readonly key: string;
  readonly value: Buffer;
}

/** Ids of the schemas of what is fed to topics. */
export interface FeedSchemaIds {
  readonly MetadataChangeLog: number;
  readonly PlatformEvent: number;
}

/** What a change is on DataHub's topics: one entry of a change log, and the events that it means. */
export function toMessages(
  registry: Registry,
  topics: TopicNames,
  ids: FeedSchemaIds,
  entry: LogEntry,
): readonly OutgoingMessage[] {
  const isTimeseries = registry.aspects.get(entry.aspect)?.kind === 'timeseries';
  const key = entry.urn;
  return [
    {
      topic: isTimeseries ? topics.metadataChangeLogTimeseries : topics.metadataChangeLogVersioned,
      key,
      value: toValue('MetadataChangeLog', ids.MetadataChangeLog, changeLogOf(entry)),
    },
    ...eventsOf(registry, entry).map((event) => ({
      topic: topics.platformEvent,
      key,
      value: toValue('PlatformEvent', ids.PlatformEvent, platformEventOf(event)),
    })),
  ];
}

/** A message in Avro, in the form of a schema registry. */
export const toValue = <N extends MessageName>(name: N, schemaId: number, message: Messages[N]): Buffer =>
  encodeFramedMessage(name, schemaId, message);

/** A change as it is reported. A patch has become a whole value by then. */
const changeLogOf = (entry: LogEntry): Messages['MetadataChangeLog'] => ({
  entityType: entry.entityType,
  entityUrn: entry.urn,
  changeType: entry.changeType === 'PATCH' ? 'UPSERT' : entry.changeType,
  aspectName: entry.aspect,
  ...(entry.value && { aspect: generic(entry.value) }),
  ...(entry.systemMetadata && { systemMetadata: entry.systemMetadata }),
  ...(entry.headers && { headers: entry.headers }),
  ...(entry.previousValue && { previousAspectValue: generic(entry.previousValue) }),
  ...(entry.previousSystemMetadata && { previousSystemMetadata: entry.previousSystemMetadata }),
  ...(entry.created && { created: entry.created }),
});

const platformEventOf = (event: PlatformEvent): Messages['PlatformEvent'] => ({
  header: { timestampMillis: event.created.time },
  name: event.name,
  payload: generic(toEventRecord(event)),
});

const generic = (value: JsonObject): GenericAspect => ({
  value: JSON.stringify(value),
  contentType: 'application/json',
});
