import type { z } from 'zod';
import type { Problem } from '../definitions/errors.ts';
import { suggestion } from './nearest-word.ts';
import type { Path, YamlDocument } from './yaml-document.ts';

/** A value that its schema accepts, or what is wrong with it. */
export type Checked<T> =
  | { readonly value: T }
  | { readonly value?: never; readonly problems: readonly Problem[] };

/** Checks a part of a document. Problems are placed where they are in the document. */
export function checkValue<T>(
  document: YamlDocument,
  path: Path,
  given: unknown,
  schema: z.ZodType<T>,
): Checked<T> {
  const result = schema.safeParse(given);
  if (result.success) return { value: result.data };
  return { problems: result.error.issues.flatMap((issue) => problemsOf(document, path, schema, issue)) };
}

function problemsOf(
  document: YamlDocument,
  base: Path,
  schema: z.ZodType,
  issue: z.core.$ZodIssue,
): Problem[] {
  const path = [...base, ...issue.path];
  const name = path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path);
    return issue.keys.map((key) =>
      document.problemAt(
        [...path, key],
        `${[...path, key].map(String).join('.')}: unknown key${suggestion(key, known)}`,
        {
          atKey: true,
        },
      ),
    );
  }
  if (issue.code === 'invalid_value') {
    const choices = issue.values.map(String);
    const given = valueAt(document.value, path);
    const hint =
      typeof given === 'string' ? suggestion(given, choices) : `; expected one of ${choices.join(', ')}`;
    return [
      document.problemAt(path, `${name}: ${given === undefined ? 'missing' : JSON.stringify(given)}${hint}`),
    ];
  }
  if (issue.code === 'invalid_type' && valueAt(document.value, path) === undefined)
    return [document.problemAt(path, `${name}: missing; expected ${issue.expected}`)];
  return [document.problemAt(path, `${name}: ${issue.message.replace(/^Invalid input: /, '')}`)];
}

/** The keys that an object somewhere in a schema may have. */
function keysAt(schema: z.ZodType, path: Path): string[] {
  let found: unknown = schema;
  for (const step of [...path, undefined]) {
    // What is optional or has a default wraps what it is.
    for (let inner = innerOf(found); inner !== undefined; inner = innerOf(found)) found = inner;
    if (step === undefined) break;
    const { shape, element } = Object(found) as { shape?: Record<PropertyKey, unknown>; element?: unknown };
    found = shape?.[step] ?? element;
  }
  return Object.keys((Object(found) as { shape?: object }).shape ?? {});
}

const innerOf = (schema: unknown): unknown => {
  const { def } = Object(schema) as { def?: { innerType?: unknown; in?: unknown } };
  return def?.innerType ?? def?.in;
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (Object(part) as Record<PropertyKey, unknown>)[key], value);
