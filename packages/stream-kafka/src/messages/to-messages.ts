import { eventsOf, type LogEntry } from '@colophon/catalogue';
import type { Json, JsonObject, Registry } from '@colophon/schema';
import { toChangeLog, toPlatformEvent } from '@colophon/wire';
import { encodeMessage } from './codec.ts';
import { type TopicNames, topicDefinitions } from './topics.ts';

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
  const changeLog = toChangeLog(entry);
  const record = {
    ...changeLog,
    aspect: withBytes(changeLog.aspect),
    previousAspectValue: withBytes(changeLog.previousAspectValue),
  };
  const events = eventsOf(registry, entry).map((event) => {
    const { payload, ...others } = toPlatformEvent(event) as { readonly payload: JsonObject };
    return {
      topic: topics.events,
      key,
      value: encodeMessage('PlatformEvent', ids.PlatformEvent, { ...others, payload: bytesOf(payload) }),
    };
  });
  return [
    {
      topic: isTimeseries ? topics.timeseries : topics.versioned,
      key,
      value: encodeMessage(topicDefinitions.versioned.record, ids.MetadataChangeLog, record),
    },
    ...events,
  ];
}

/** An optional value with its bytes, which Avro's JSON has as a text with a character for each. */
const withBytes = (tagged: Json | undefined): unknown =>
  tagged &&
  Object.fromEntries(
    Object.entries(tagged as JsonObject).map(([tag, value]) => [tag, bytesOf(value as JsonObject)]),
  );

const bytesOf = (generic: JsonObject): object => ({
  ...generic,
  value: Buffer.from(String(generic.value), 'latin1'),
});
