import type { Json } from '@colophon/schema';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Arguments that do not fit the parameters of a tool. The message has a line for each thing that is wrong. */
export class InvalidArgumentsError extends Error {
  override readonly name = 'InvalidArgumentsError';

  constructor(issues: readonly Issue[], args: unknown, parameters: readonly string[]) {
    super(issues.map((issue) => describeIssue(issue, args, parameters)).join('\n'));
  }
}

/** `filters.0.values: expected an array, got the string "x"` */
function describeIssue(issue: Issue, args: unknown, parameters: readonly string[]): string {
  const place = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const expected = place === '' ? `; the parameters are ${parameters.join(', ')}` : '';
    return `${[place, issue.keys.join(', ')].filter((part) => part !== '').join('.')}: unknown parameter${expected}`;
  }
  const got = issue.path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    args,
  );
  return `${place === '' ? 'arguments' : place}: expected ${expectedBy(issue)}, got ${describeValue(got as Json | undefined)}`;
}

const articles: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};
/** What a size counts. */
const units: Readonly<Record<string, string>> = { string: ' characters', array: ' items' };

function expectedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return articles[issue.expected] ?? issue.expected;
    case 'too_small':
      return `at least ${issue.minimum}${units[issue.origin] ?? ''}`;
    case 'too_big':
      return `at most ${issue.maximum}${units[issue.origin] ?? ''}`;
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'invalid_union':
      return 'one of the types in the schema';
    default:
      return issue.message;
  }
}

function describeValue(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `an array of ${value.length} items`;
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string' && value.length > 80) return `a string of ${value.length} characters`;
  return `the ${typeof value} ${JSON.stringify(value)}`;
}
