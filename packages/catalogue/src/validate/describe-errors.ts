import { describeUnknownField } from '@colophon/schema';
import type { ErrorObject } from 'ajv';

/** How many failures one message lists; the rest is counted. */
const maxListed = 10;
const maxShownLength = 80;

/** One line for each failure: the path, what was expected, what was received. */
export function describeErrors(errors: readonly ErrorObject[]): string {
  // A reference that fails repeats the failure below it.
  const own = errors.filter((error) => error.keyword !== '$ref');
  const lines = own.slice(0, maxListed).map(describeError);
  if (own.length > maxListed) lines.push(`and ${own.length - maxListed} more`);
  return lines.join('; ');
}

function describeError(error: ErrorObject): string {
  const { keyword, params, data } = error;
  const path = error.instancePath === '' ? '/' : error.instancePath;
  switch (keyword) {
    case 'required':
      return `${join(path, params.missingProperty)}: required, and missing`;
    case 'additionalProperties':
      return describeUnknownField(
        join(path, params.additionalProperty),
        Object.keys(error.parentSchema?.properties ?? {}),
      );
    case 'urn':
      return `${path}: expected ${describeUrn(error.schema)}, got ${show(data)}`;
    case 'enum':
      return `${path}: expected one of ${(params.allowedValues as string[]).join(', ')}, got ${show(data)}`;
    case 'type':
      return `${path}: expected ${String(params.type)}, got ${show(data)}`;
    case 'minProperties':
    case 'maxProperties':
      return `${path}: expected an object with exactly one key, the name of the type, got ${show(data)}`;
    case 'rules':
      return `${path === '/' && params.path !== '' ? '' : path}${String(params.path)}: ${error.message}`;
    case 'minimum':
      return `${path}: expected at least ${String(params.limit)}, got ${show(data)}`;
    default:
      return `${path}: ${error.message ?? keyword}, got ${show(data)}`;
  }
}

const join = (path: string, name: unknown): string =>
  path === '/' ? `/${String(name)}` : `${path}/${String(name)}`;

const describeUrn = (entityTypes: unknown): string =>
  Array.isArray(entityTypes) && entityTypes.length > 0 ? `a URN of ${entityTypes.join(' or ')}` : 'a URN';

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
}
