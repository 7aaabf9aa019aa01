import { isDeepStrictEqual } from 'node:util';
import { registry } from '@colophon/model';
import { type Json, type JsonObject, type Type, unionMemberName } from '@colophon/schema';
import { oneConnection } from './catalogue.ts';

/** What a catalogue holds: values by URN and aspect, and by time where an aspect is a time series. */
export type State = Readonly<Record<string, JsonObject>>;

interface Change {
  readonly urn: string;
  readonly entityType: string;
  readonly aspect: string;
  readonly value?: JsonObject;
  readonly systemMetadata: { readonly properties?: Readonly<Record<string, string>> };
}

/**
 * Everything that a catalogue holds at this moment, soft-deleted entities and time series among it, from its log of
 * changes. Left out are the system metadata of a value (times, run ids, versions), its history, and what
 * {@link comparable} leaves out of the value itself.
 *
 * @param urn the one entity that is wanted, where others use the catalogue too
 */
export async function readState(address: string, urn?: string): Promise<State> {
  const state = new Map<string, { readonly change: Change; readonly value: JsonObject }>();
  for await (const change of readLog(address)) {
    if (urn !== undefined && change.urn !== urn) continue;
    const aspect = registry.aspects.get(change.aspect);
    const time = aspect?.kind === 'timeseries' ? change.value?.timestampMillis : undefined;
    const key = [change.urn, change.aspect, ...(time === undefined ? [] : [time])].join(' ');
    if (change.value === undefined) {
      for (const [other, entry] of state) if (isDeletedBy(change, entry)) state.delete(other);
    } else {
      const value = aspect ? comparable(aspect.record, change.value) : change.value;
      // What a secret or a connection is encrypted to is another text each time.
      const isSecret = change.aspect === 'dataHubSecretValue';
      const isConnection = change.aspect === 'dataHubConnectionDetails';
      state.set(key, {
        change,
        value: {
          ...toObject(value),
          ...(isSecret && { value: 'encrypted' }),
          ...(isConnection && { json: 'encrypted' }),
        },
      });
    }
  }
  return Object.fromEntries([...state].sort(byKey).map(([key, { value }]) => [key, value]));
}

async function* readLog(address: string): AsyncGenerator<Change> {
  const limit = 1000;
  for (let from = 0; ; ) {
    const answer = await fetch(`${address}/changes?from=${from}&limit=${limit}`, oneConnection);
    const { changes, next } = (await answer.json()) as { changes: Change[]; next: number };
    yield* changes;
    if (changes.length < limit) return;
    from = next;
  }
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** A deletion of the key takes the whole entity along, that of a time series the points within its range. */
function isDeletedBy(deletion: Change, { change, value }: { change: Change; value: JsonObject }): boolean {
  if (change.urn !== deletion.urn) return false;
  if (registry.entities.get(deletion.entityType)?.key.name === deletion.aspect) return true;
  if (change.aspect !== deletion.aspect) return false;
  const { startTimeMillis = '-Infinity', endTimeMillis = 'Infinity' } =
    deletion.systemMetadata.properties ?? {};
  const time = Number(value.timestampMillis ?? 0);
  return time >= Number(startTimeMillis) && time <= Number(endTimeMillis);
}

/**
 * A value without what clients fill in by themselves: audit stamps, which say who wrote and when, and fields that say
 * no more than their absence does (null, or the default of the model).
 */
export function comparable(type: Type, value: Json): Json {
  if (type.kind === 'array' && Array.isArray(value)) return value.map((item) => comparable(type.items, item));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (type.kind === 'map') return mapValues(value, (_, item) => comparable(type.values, item));
  if (type.kind === 'union') {
    return mapValues(value, (name, item) => {
      const member = type.members.find((other) => unionMemberName(other) === name);
      return member ? comparable(member, item) : item;
    });
  }
  if (type.kind !== 'record') return value;
  return mapValues(value, (name, item) => {
    const field = type.fields[name];
    if (!field) return item;
    const isStamp = field.type.kind === 'record' && field.type.name === 'com.linkedin.common.AuditStamp';
    if (isStamp || item === null || isDeepStrictEqual(item, field.default)) return undefined;
    return comparable(field.type, item);
  });
}

function mapValues(value: JsonObject, change: (name: string, item: Json) => Json | undefined): JsonObject {
  const entries = Object.entries(value).flatMap(([name, item]): [string, Json][] => {
    const changed = change(name, item);
    return changed === undefined ? [] : [[name, changed]];
  });
  return Object.fromEntries(entries);
}

const toObject = (value: Json): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
