import type { Json, JsonObject } from '@colophon/schema';
import type { Criterion } from './query.ts';

/**
 * Holds a value against a filter, field by field: for points in time, which are not in the search index. Fields are
 * dotted paths; an array matches when any of its members does. An empty filter matches everything.
 */
export const matchesFilter = (value: JsonObject, filter: readonly (readonly Criterion[])[]): boolean =>
  filter.length === 0 || filter.some((clause) => clause.every((criterion) => matches(value, criterion)));

function matches(value: JsonObject, { fields, condition, values, negated }: Criterion): boolean {
  const found = fields.flatMap((field) => textsAt(value, field.split('.')));
  if (condition === 'EXISTS') return found.length > 0 !== negated;
  if (condition === 'IS_NULL') return (found.length === 0) !== negated;
  return found.some((text) => values.some((expected) => compare(condition, text, expected))) !== negated;
}

function textsAt(value: Json | undefined, path: readonly string[]): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, path));
  const [step, ...rest] = path;
  if (step === undefined) return typeof value === 'object' ? [] : [String(value)];
  return typeof value === 'object' && Object.hasOwn(value, step) ? textsAt(value[step], rest) : [];
}

function compare(
  condition: Exclude<Criterion['condition'], 'EXISTS' | 'IS_NULL'>,
  text: string,
  expected: string,
): boolean {
  const lower = text.toLowerCase();
  const trimmed = expected.trim().toLowerCase();
  switch (condition) {
    case 'EQUAL':
    case 'IN':
      return text === expected;
    case 'IEQUAL':
      return lower === trimmed;
    case 'CONTAIN':
      return lower.includes(trimmed);
    case 'START_WITH':
      return lower.startsWith(trimmed);
    case 'END_WITH':
      return lower.endsWith(trimmed);
    case 'GREATER_THAN':
      return Number(text) > Number(expected);
    case 'GREATER_THAN_OR_EQUAL_TO':
      return Number(text) >= Number(expected);
    case 'LESS_THAN':
      return Number(text) < Number(expected);
    case 'LESS_THAN_OR_EQUAL_TO':
      return Number(text) <= Number(expected);
  }
}
