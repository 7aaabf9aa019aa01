import type { Json, JsonObject } from '@colophon/schema';
import type { FilterCriterion } from './query.ts';

/**
 * Matches a value against a filter, field by field: for time-series values, which are not in the search index. Fields are
 * dotted paths; an array matches when any of its members does. An empty filter matches everything.
 */
export const matchesFilter = (value: JsonObject, filter: readonly (readonly FilterCriterion[])[]): boolean =>
  filter.length === 0 || filter.some((clause) => clause.every((criterion) => matches(value, criterion)));

function matches(value: JsonObject, criterion: FilterCriterion): boolean {
  const { fields, condition, negated } = criterion;
  const found = fields.flatMap((field) => textsAt(value, field.split('.')));
  if (condition === 'IS_NULL') return (found.length === 0) !== negated;
  return found.some((text) => compare(criterion, text)) !== negated;
}

function textsAt(value: Json | undefined, path: readonly string[]): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, path));
  const [step, ...rest] = path;
  if (step === undefined) return typeof value === 'object' ? [] : [String(value)];
  return typeof value === 'object' && Object.hasOwn(value, step) ? textsAt(value[step], rest) : [];
}

/** True when a value that is there fits the criterion. A tree is unknown here, so that its conditions want the value. */
export const compare = ({ condition, values }: FilterCriterion, text: string): boolean =>
  condition === 'EXISTS' || values.some((expected) => compareOne(condition, text, expected));

function compareOne(condition: FilterCriterion['condition'], text: string, expected: string): boolean {
  const lower = text.toLowerCase();
  const trimmed = expected.trim().toLowerCase();
  switch (condition) {
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
    default:
      return text === expected;
  }
}
