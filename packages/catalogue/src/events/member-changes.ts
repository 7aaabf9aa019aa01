import type { Json, JsonObject } from '@colophon/schema';
import { valueAt } from '../project/values-at.ts';
import type { ChangeRule, EntityChange } from './change-event.ts';

/** A list of things that an entity has, and how an event names them. */
export interface MemberRule {
  readonly category: string;
  /** Dotted path of the list: `tags`, or `globalTags.tags` of a column. */
  readonly list: string;
  /** What identifies a member, where it is a record; several fields together. Absent where a member is a text. */
  readonly keys?: readonly string[];
  /** Parameters that come from the member. */
  parametersOf(member: JsonObject, modifier: string): JsonObject;
}

/** Members that were removed, and members that were added. Only membership counts: a changed context is no event. */
export const memberChanges =
  ({ category, list, keys, parametersOf }: MemberRule): ChangeRule =>
  (before, after, { urn, entityType }) => {
    const [old, now] = [membersOf(before, list, keys), membersOf(after, list, keys)];
    const change =
      (operation: string) =>
      ({ modifier, member }: Member): EntityChange => ({
        entityUrn: urn,
        entityType,
        category,
        operation,
        modifier,
        parameters: parametersOf(member, modifier),
      });
    const onlyIn = (these: Members, others: Members) =>
      [...these].filter(([key]) => !others.has(key)).map(([, member]) => member);
    return [...onlyIn(old, now).map(change('REMOVE')), ...onlyIn(now, old).map(change('ADD'))];
  };

interface Member {
  readonly modifier: string;
  readonly member: JsonObject;
}
type Members = ReadonlyMap<string, Member>;

function membersOf(value: JsonObject, list: string, keys: readonly string[] | undefined): Members {
  const members = new Map<string, Member>();
  const items = valueAt(value, list);
  for (const item of Array.isArray(items) ? items : []) {
    if (typeof item === 'string') members.set(item, { modifier: item, member: {} });
    if (!isRecord(item) || !keys) continue;
    const [modifier = '', ...more] = keys.map((key) => textOf(item[key]));
    if (modifier !== '') members.set([modifier, ...more].join('\n'), { modifier, member: item });
  }
  return members;
}

export const isRecord = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** Why a member is there: its `context`, and the details that the writer gave about the source. */
export const contextOf = ({ context }: JsonObject): JsonObject => ({ context: textOf(context) || '{}' });
export const sourceDetailsOf = (member: JsonObject): JsonObject => ({
  sourceDetails: JSON.stringify(valueAt(member, 'attribution.sourceDetail') ?? {}),
});
