import { decodeMessage, KafkaMessageError } from '@colophon/sdk/kafka';
import type { EventEnvelope } from '../../definitions/event.ts';
import { changeLogType, typeOfEvent } from '../to-events.ts';

/** Where a message is. */
export interface MessagePlace {
  readonly topic: string;
  readonly partition: number;
  readonly offset: bigint;
}

/** A message as it came. */
export interface TopicMessage extends MessagePlace {
  /** `mcl` and `mcl_timeseries` have changes, `pe` has what they mean. */
  readonly route: string;
  readonly payload: Buffer;
  /** The schema by which it was written; undefined if it is not known. */
  readonly schema: string | undefined;
}

/**
 * The event of a message; undefined for one that nobody wants.
 *
 * @throws KafkaMessageError for bytes that are no such message.
 */
export function toEvent(
  { route, payload, schema, ...place }: TopicMessage,
  wanted: readonly string[] | undefined,
): EventEnvelope | undefined {
  const isWanted = (type: string) => wanted === undefined || wanted.includes(type);
  const meta = metaOf(place);
  if (route !== 'pe')
    return isWanted(changeLogType)
      ? { event_type: changeLogType, event: { ...decodeMessage('MetadataChangeLog', payload, schema) }, meta }
      : undefined;
  const { name, payload: inner } = decodeMessage('PlatformEvent', payload, schema);
  const type = typeOfEvent(name);
  return isWanted(type) ? { event_type: type, event: parse(inner.value), meta } : undefined;
}

/** Each message has one event. Its place is the same when the message comes again. */
const metaOf = ({ topic, partition, offset }: MessagePlace): EventEnvelope['meta'] => ({
  kafka: { topic, partition, offset: Number(offset) },
  offset: `${topic}-${partition}-${offset}`,
  index: 0,
});

function parse(text: string): EventEnvelope['event'] {
  try {
    return JSON.parse(text) as EventEnvelope['event'];
  } catch (cause) {
    throw new KafkaMessageError('The payload of the event is not JSON', { cause });
  }
}
