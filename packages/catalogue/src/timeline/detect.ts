import type { Json, JsonObject } from '@colophon/schema';
import { each, type Step, valueAt, valuesAt } from '../project/values-at.ts';
import type { Change, ChangeCategory } from './change.ts';

/** Finds what changed between two values of an aspect, of which either may be absent, as an empty one. */
export type Detector = (before: JsonObject, after: JsonObject, urn: string) => readonly Change[];

/** A list of things that an entity has, such as tags, and how its members are identified and named. */
export interface Members {
  readonly category: ChangeCategory;
  /** Where the members are: `tags` of `globalTags`. */
  readonly list: string;
  /** What names a member, where it is a record. */
  readonly key?: string;
  /** Name of the parameter that carries the member. */
  readonly parameter: string;
  /** What a member is called in a sentence: `tag`. */
  readonly noun: string;
}

/** Members that came and members that went. */
export function members({ category, list, key, parameter, noun }: Members): Detector {
  const path: readonly Step[] = key === undefined ? [list, each] : [list, each, key];
  const namesIn = (value: JsonObject) =>
    new Set(valuesAt(value, path).flatMap(({ value: name }) => (typeof name === 'string' ? [name] : [])));
  return (before, after, urn) => {
    const [old, now] = [namesIn(before), namesIn(after)];
    const change =
      (operation: 'ADD' | 'REMOVE') =>
      (modifier: string): Change => ({
        entityUrn: urn,
        category,
        operation,
        modifier,
        parameters: { [parameter]: modifier },
        semanticChange: 'MINOR',
        description: `The ${noun} ${modifier} was ${operation === 'ADD' ? 'added' : 'removed'}.`,
      });
    return [
      ...[...old.difference(now)].map(change('REMOVE')),
      ...[...now.difference(old)].map(change('ADD')),
    ];
  };
}

/** A single value that an entity has or has not, such as a parent. */
export interface Single {
  readonly category: ChangeCategory;
  /** Dotted path of the value. */
  readonly field: string;
  readonly parameter?: string;
  readonly noun: string;
}

/** A value that came, went or became another. */
export const single =
  ({ category, field, parameter, noun }: Single): Detector =>
  (before, after, urn) => {
    const [old, now] = [textOf(valueAt(before, field)), textOf(valueAt(after, field))];
    if (old === now) return [];
    const said = now ?? old ?? '';
    const about = {
      entityUrn: urn,
      category,
      ...(parameter !== undefined && { modifier: said, parameters: { [parameter]: said } }),
    };
    const quote = (text: string | undefined) => `'${text ?? ''}'`;
    if (old === undefined)
      return [
        {
          ...about,
          operation: 'ADD',
          semanticChange: 'MINOR',
          description: `The ${noun} ${quote(now)} was added.`,
        },
      ];
    if (now === undefined)
      return [
        {
          ...about,
          operation: 'REMOVE',
          semanticChange: 'MINOR',
          description: `The ${noun} ${quote(old)} was removed.`,
        },
      ];
    const description = `The ${noun} changed from ${quote(old)} to ${quote(now)}.`;
    return [{ ...about, operation: 'MODIFY', semanticChange: 'PATCH', description }];
  };

/** An empty text says as little as none. */
const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The records of a list, by what names them; the first of two with one name counts. */
export function recordsBy(value: JsonObject, list: string, key: string): ReadonlyMap<string, JsonObject> {
  const records = new Map<string, JsonObject>();
  for (const { value: name, holder } of valuesAt(value, [list, each, key]))
    if (typeof name === 'string' && !records.has(name)) records.set(name, holder);
  return records;
}
