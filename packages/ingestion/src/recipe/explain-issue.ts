import type { z } from 'zod';
import { isSecretName } from '../redaction/secret-names.ts';
import { nearestWord, suggestWord } from './nearest-word.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What is wrong at a place, in a sentence. */
export interface Explained {
  readonly path: Path;
  readonly message: string;
  /** True if the place is that of the key, not of its value. */
  readonly isKey: boolean;
}

/**
 * What the issues of a schema say. A key that is missing because it is misspelt is reported once: where it is misspelt.
 *
 * @param schema The schema that found them, for the keys that would have been right.
 */
export function explainIssues(issues: readonly Issue[], schema: z.ZodType): Explained[] {
  const misspelt = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [];
      const known = keysAt(schema, issue.path);
      return issue.keys.map((key) => [...issue.path, nearestWord(key, known)].join('\n'));
    }),
  );
  return issues
    .filter(
      ({ code, input, path }) =>
        !((input === undefined || code === 'custom') && misspelt.has(path.join('\n'))),
    )
    .flatMap((issue) => explainIssue(issue, schema));
}

/**
 * What an issue of zod says, as sentences that name what was expected and what came.
 */
function explainIssue(issue: Issue, schema: z.ZodType): Explained[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, path);
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `unknown key${suggestWord(key, known)}`,
      isKey: true,
    }));
  }
  if (issue.code === 'invalid_union') return explainUnion(issue, schema);
  return [{ path, message: explain(issue), isKey: false }];
}

function explain(issue: Issue): string {
  const name = String(issue.path.findLast((part) => typeof part === 'string') ?? '');
  const came = describeInput(issue.input, isSecretName(name));
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `is missing; expected ${describeType(issue.expected)}`
        : `expected ${describeType(issue.expected)}, got ${came}`;
    case 'invalid_value': {
      const values = issue.values.map((value) => JSON.stringify(value) ?? String(value));
      const hint = typeof issue.input === 'string' ? suggestWord(issue.input, issue.values.map(String)) : '';
      return issue.input === undefined
        ? `is missing; expected ${listOf(values)}`
        : `expected ${listOf(values)}, got ${came}${hint}`;
    }
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1
        ? 'must not be empty'
        : `must ${size(issue.origin)} ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unit(issue.origin)}, got ${came}`;
    case 'too_big':
      return `must ${size(issue.origin)} ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${unit(issue.origin)}, got ${came}`;
    default:
      return issue.message;
  }
}

/** A union fails with the issues of each member: those of the member that came closest say most. */
function explainUnion(issue: z.core.$ZodIssueInvalidUnion, schema: z.ZodType): Explained[] {
  const deepest = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  const nearest = issue.errors.toSorted((a, b) => deepest(b) - deepest(a))[0];
  if (nearest === undefined || deepest(nearest) === 0) {
    const expected = issue.errors.flatMap((issues) =>
      issues.flatMap((one) => (one.code === 'invalid_type' ? [describeType(one.expected)] : [])),
    );
    const came = describeInput(issue.input, false);
    return [
      {
        path: issue.path,
        message:
          expected.length > 0 ? `expected ${listOf([...new Set(expected)])}, got ${came}` : issue.message,
        isKey: false,
      },
    ];
  }
  return nearest.flatMap((one) =>
    explainIssue({ ...one, path: [...issue.path, ...one.path] } as Issue, schema),
  );
}

const types: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with values',
  record: 'keys with values',
  null: 'nothing',
};

const describeType = (type: string): string => types[type] ?? type;

/** What came, as the recipe has it; of a secret, only its type. */
function describeInput(input: unknown, isSecret: boolean): string {
  if (input === undefined || input === null) return 'nothing';
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object') return 'keys with values';
  if (isSecret) return describeType(typeof input);
  const text = JSON.stringify(input);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

const size = (origin: string): string => (origin === 'string' || origin === 'array' ? 'have' : 'be');
const unit = (origin: string): string =>
  origin === 'string' ? ' characters' : origin === 'array' ? ' items' : '';
const listOf = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** The keys that a schema knows at a path. */
export function keysAt(schema: z.ZodType, path: Path): string[] {
  let found: readonly z.core.$ZodType[] = [schema];
  for (const part of path) found = found.flatMap((one) => memberOf(one, part));
  return found.flatMap(unwrap).flatMap((one) => {
    const { def } = one._zod;
    return isObject(def) ? Object.keys(def.shape) : [];
  });
}

function memberOf(schema: z.core.$ZodType, part: PropertyKey): z.core.$ZodType[] {
  return unwrap(schema).flatMap((one) => {
    const { def } = one._zod;
    if (isObject(def)) {
      const member = def.shape[String(part)];
      return member === undefined ? [] : [member];
    }
    if (def.type === 'array') return [(def as z.core.$ZodArrayDef).element];
    if (def.type === 'record') return [(def as z.core.$ZodRecordDef).valueType];
    return [];
  });
}

const isObject = (def: z.core.$ZodTypeDef): def is z.core.$ZodObjectDef => def.type === 'object';

/** What optional values, defaults, unions and pipes are made of. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType[] {
  const def = schema._zod.def as z.core.$ZodTypeDef & {
    innerType?: z.core.$ZodType;
    options?: readonly z.core.$ZodType[];
    in?: z.core.$ZodType;
    out?: z.core.$ZodType;
    getter?: () => z.core.$ZodType;
  };
  if (def.innerType) return unwrap(def.innerType);
  if (def.options) return def.options.flatMap(unwrap);
  if (def.getter) return unwrap(def.getter());
  if (def.type === 'pipe') return [def.in, def.out].flatMap((part) => (part ? unwrap(part) : []));
  return [schema];
}
