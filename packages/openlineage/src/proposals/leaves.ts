import type { Json } from '@colophon/schema';
import { isObject, type Parameters } from '@colophon/wire';

/** Longest text of a property: stack traces and plans have no end. */
const maxTextLength = 20_000;

/** A value as the text of a property. */
export function textOf(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
}

/** The leaves of an object by their names, without those of the objects around them. */
export function leavesOf(value: Json | undefined): [string, string][] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]): [string, string][] => {
    if (isObject(member)) return leavesOf(member);
    return member === null || member === undefined || name === '' ? [] : [[name, textOf(member)]];
  });
}

/** The members of a facet as properties: `names` says which, and under which name. */
export function membersOf(
  facet: Parameters | undefined,
  names: Readonly<Record<string, string>>,
): [string, string][] {
  return Object.entries(names).flatMap(([member, property]): [string, string][] => {
    const value = facet?.raw(member);
    return value === undefined ? [] : [[property, textOf(value)]];
  });
}
