import type { Json, JsonObject } from '@colophon/schema';
import { equalJson } from '../equal-json.ts';

/** One step of a JSON Patch (RFC 6902), of those that a difference needs. */
export type PatchStep =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

/** The patch that makes the one value into the other; empty when they are equal. */
export function jsonDifference(before: Json, after: Json, path = ''): PatchStep[] {
  if (equalJson(before, after)) return [];
  if (isObject(before) && isObject(after)) return objectDifference(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return arrayDifference(before, after, path);
  return [{ op: 'replace', path, value: after }];
}

function objectDifference(before: JsonObject, after: JsonObject, path: string): PatchStep[] {
  const has = (value: JsonObject, name: string) => Object.hasOwn(value, name);
  const at = (name: string) => `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return [
    ...Object.keys(before)
      .filter((name) => !has(after, name))
      .map((name): PatchStep => ({ op: 'remove', path: at(name) })),
    ...Object.entries(after).flatMap(([name, value]): PatchStep[] => {
      const old = has(before, name) ? before[name] : undefined;
      return old === undefined
        ? [{ op: 'add', path: at(name), value }]
        : jsonDifference(old, value, at(name));
    }),
  ];
}

/** Leaves alone what both begin and end with; in between, items are compared by their place. */
function arrayDifference(before: readonly Json[], after: readonly Json[], path: string): PatchStep[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && equalJson(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && equalJson(before.at(-1 - end), after.at(-1 - end))) end++;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  const at = (i: number) => `${path}/${start + i}`;
  const steps: PatchStep[] = [];
  for (const [i, value] of now.entries()) {
    const was = old[i];
    if (was === undefined) steps.push({ op: 'add', path: at(i), value });
    else steps.push(...jsonDifference(was, value, at(i)));
  }
  // From the end on, so that no removal moves what another one means.
  for (let i = old.length - 1; i >= now.length; i--) steps.push({ op: 'remove', path: at(i) });
  return steps;
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
