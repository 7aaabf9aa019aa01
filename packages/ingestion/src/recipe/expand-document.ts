import type { Redactor } from '../redaction/redactor.ts';
import { isSecretName, secretsIn } from '../redaction/secret-names.ts';
import { expandVariables, type Variables } from './expand-variables.ts';
import type { ParsedDocument } from './parse-document.ts';
import type { RecipeProblem } from './recipe-error.ts';

/**
 * Fields whose values are no secrets even if a variable has them. Reports would be unreadable if the name of a database
 * were taken out of every URN.
 */
const open: ReadonlySet<string> = new Set(
  [
    'type pipeline_name run_id env environment platform platform_instance host_port host port database schema',
    'path filename file folder server bucket region aws_region endpoint_url username',
    'bootstrap schema_registry_url',
  ].flatMap((line) => line.split(' ')),
);

/**
 * A recipe with the values of variables in place of their names. Values that are secrets are added to the redactor: those of
 * secret fields, and those of variables except in fields that are known to be none.
 */
export function expandDocument(
  document: ParsedDocument,
  variables: Variables,
  redactor: Redactor,
): { readonly value: unknown; readonly problems: readonly RecipeProblem[] } {
  const problems: RecipeProblem[] = [];
  const expand = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof value === 'string') {
      const { text, values, problems: found } = expandVariables(value, variables);
      problems.push(...found.map((message) => document.problemAt(path, message)));
      const field = String(path.findLast((part) => typeof part === 'string') ?? '');
      for (const [name, secret] of values)
        if (!open.has(field) || isSecretName(`_${name.toLowerCase()}`)) redactor.add(secret);
      return text;
    }
    if (Array.isArray(value)) return value.map((item, i) => expand(item, [...path, i]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, expand(item, [...path, key])]),
    );
  };
  const value = expand(document.value, []);
  for (const secret of secretsIn(value)) redactor.add(secret);
  return { value, problems };
}
