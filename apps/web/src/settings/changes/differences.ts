/** A field that a change touched. */
export interface Difference {
  /** `fields.0.type`; empty for the value as a whole. */
  readonly path: string;
  /** As JSON; undefined where there was none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Fields that a reader looks at one after the other; more are counted only. */
export const mostShown = 100;

/** The fields in which two values differ, in the order in which they appear. */
export function differencesOf(before: unknown, after: unknown): readonly Difference[] {
  const found: Difference[] = [];
  compare(before, after, '', found);
  return found;
}

function compare(before: unknown, after: unknown, path: string, found: Difference[]): void {
  if (isParted(before) && isParted(after) && Array.isArray(before) === Array.isArray(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      compare(before[key], after[key], path === '' ? key : `${path}.${key}`, found);
    return;
  }
  const [old, now] = [print(before), print(after)];
  if (old !== now) found.push({ path, before: old, after: now });
}

const isParted = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const print = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);
