import { encodeMessage, type MessageName, type Messages } from '@colophon/sdk/kafka';
import { expect, it } from 'vitest';
import { toEvent } from './to-events.ts';

const place = { topic: 'topic', partition: 1, offset: 7n };
const meta = { kafka: { topic: 'topic', partition: 1, offset: 7 }, offset: 'topic-1-7', index: 0 };
const messageOf = <N extends MessageName>(route: string, name: N, message: Messages[N]) => ({
  ...place,
  route,
  payload: encodeMessage(name, message),
  schema: undefined,
});
const change = {
  entityType: 'tag',
  entityUrn: 'urn:li:tag:pii',
  changeType: 'UPSERT',
  aspectName: 'status',
  aspect: { value: '{"removed":false}', contentType: 'application/json' },
  created: { time: 5, actor: 'urn:li:corpuser:ana' },
} as const;
const platformEvent = (value: string) =>
  messageOf('pe', 'PlatformEvent', {
    header: { timestampMillis: 5 },
    name: 'entityChangeEvent',
    payload: { value, contentType: 'application/json' },
  });

it('makes events as the change log has them', () => {
  expect(toEvent(messageOf('mcl', 'MetadataChangeLog', change), undefined)).toEqual({
    event_type: 'MetadataChangeLogEvent_v1',
    event: change,
    meta,
  });
  expect(toEvent(platformEvent('{"category":"TAG","operation":"ADD"}'), undefined)).toEqual({
    event_type: 'EntityChangeEvent_v1',
    event: { category: 'TAG', operation: 'ADD' },
    meta,
  });
});

it('leaves out what the pipeline does not want', () => {
  const wanted = ['EntityChangeEvent_v1'];
  expect(toEvent(messageOf('mcl_timeseries', 'MetadataChangeLog', change), wanted)).toBeUndefined();
  expect(toEvent(platformEvent('{}'), wanted)).toBeDefined();
});

it('names what is no message', () => {
  const broken = { ...place, route: 'pe', payload: Buffer.alloc(3, 0xff), schema: undefined };
  expect(() => toEvent(broken, undefined)).toThrow('The message is no PlatformEvent');
  expect(() => toEvent(platformEvent('{'), undefined)).toThrow('The payload of the event is not JSON');
});
