import type { Json, JsonObject, RecordType, Type } from '@colophon/schema';
import type { AuditStamp } from '../../proposal.ts';

/** Name of the record that says who did something, and when. */
const auditStampRecord = 'com.linkedin.common.AuditStamp';

/**
 * The record with an empty form of each required field that is missing, as far as it has one: no items, no entries,
 * the stamp of the write; so at any depth. A patch of an aspect that is not there yet says only what it adds.
 *
 * @param texts Required texts that are empty when missing.
 */
export function fillRequired(
  record: RecordType,
  value: JsonObject,
  stamp: AuditStamp,
  texts: readonly string[] = [],
): JsonObject {
  const changed = Object.entries(record.fields).flatMap(([name, field]): [string, Json][] => {
    const present = Object.hasOwn(value, name) ? value[name] : undefined;
    if (present !== undefined) {
      const filled = fillInside(field.type, present, stamp);
      return filled === present ? [] : [[name, filled]];
    }
    if (field.optional || field.default !== undefined) return [];
    const empty = texts.includes(name) ? '' : emptyOf(field.type, stamp);
    return empty === undefined ? [] : [[name, empty]];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

function fillInside(type: Type, value: Json, stamp: AuditStamp): Json {
  if (Array.isArray(value)) {
    if (type.kind !== 'array') return value;
    const filled = value.map((item) => fillInside(type.items, item, stamp));
    return filled.some((item, i) => item !== value[i]) ? filled : value;
  }
  return type.kind === 'record' && typeof value === 'object' && value !== null
    ? fillRequired(type, value, stamp)
    : value;
}

function emptyOf(type: Type, stamp: AuditStamp): Json | undefined {
  if (type.kind === 'array') return [];
  if (type.kind === 'map') return {};
  if (type.kind !== 'record') return undefined;
  if (type.name === auditStampRecord) return { ...stamp };
  const value = fillRequired(type, {}, stamp);
  const isWhole = Object.entries(type.fields).every(
    ([name, field]) => field.optional || field.default !== undefined || value[name] !== undefined,
  );
  return isWhole ? value : undefined;
}
