import type { Change } from '@colophon/sdk';
import type { EventEnvelope } from '../definitions/event.ts';

/** Type of the events that are changes themselves. */
export const changeLogType = 'MetadataChangeLogEvent_v1';
const typesByName: Readonly<Record<string, string>> = {
  entityChangeEvent: 'EntityChangeEvent_v1',
  relationshipChangeEvent: 'RelationshipChangeEvent_v1',
};

/** The type of an event with this name in the change log, and on DataHub's topic. */
export const typeOfEvent = (name: string): string => typesByName[name] ?? name;

/** The events of a change, in this order: the change itself, then what it means. Types that nobody wants are left out. */
export function toEvents(change: Change, wanted: readonly string[] | undefined): readonly EventEnvelope[] {
  const { offset } = change;
  const isWanted = (type: string) => wanted === undefined || wanted.includes(type);
  const named = (change.events ?? []).map(({ name, value }) => ({
    event_type: typeOfEvent(name),
    event: value,
  }));
  const itself = isWanted(changeLogType) ? [{ event_type: changeLogType, event: toChangeLog(change) }] : [];
  return [
    ...itself.map((event) => ({ ...event, meta: { offset, index: 0 } })),
    ...named.flatMap((event, index) =>
      isWanted(event.event_type) ? [{ ...event, meta: { offset, index: index + 1 } }] : [],
    ),
  ];
}

const toAspect = (value: unknown) =>
  value === undefined ? undefined : { value: JSON.stringify(value), contentType: 'application/json' };

/** A change as a MetadataChangeLog: values are JSON as text, as in DataHub's topics. */
function toChangeLog(change: Change): Readonly<Record<string, unknown>> {
  const { urn, entityType, aspect, changeType, value, previousValue, created } = change;
  const { systemMetadata } = change as { readonly systemMetadata?: unknown };
  const event = {
    entityType,
    entityUrn: urn,
    changeType: changeType === 'PATCH' ? 'UPSERT' : changeType,
    aspectName: aspect,
    aspect: toAspect(value),
    previousAspectValue: toAspect(previousValue),
    systemMetadata,
    created,
  };
  return Object.fromEntries(Object.entries(event).filter(([, part]) => part !== undefined));
}
