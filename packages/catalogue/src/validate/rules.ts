import type { Json, JsonObject, Rule } from '@colophon/schema';

/** What is wrong with a record by its rules: where, below the record, and what was expected. */
export interface RuleFailure {
  readonly path: string;
  readonly message: string;
}

/** Validates a record against its rules. */
export const checkRules = (rules: readonly Rule[], record: JsonObject): RuleFailure[] =>
  rules.flatMap((rule) => (rule.kind === 'anyOf' ? checkAnyOf(rule, record) : checkOperands(rule, record)));

function checkAnyOf({ fields }: Extract<Rule, { kind: 'anyOf' }>, record: JsonObject): RuleFailure[] {
  if (fields.some((field) => hasOperands(record[field]))) return [];
  const message =
    fields.length === 1
      ? `${fields[0]} is needed here`
      : `at least one of ${fields.join(', ')} is needed here`;
  return [{ path: '', message }];
}

function hasOperands(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === false || value === '') return false;
  return !Array.isArray(value) || value.length > 0;
}

type Operands = Extract<Rule, { kind: 'operands' }>;

function checkOperands({ operator, parameters, needs }: Operands, record: JsonObject): RuleFailure[] {
  const symbol = record[operator];
  const needed = typeof symbol === 'string' && Object.hasOwn(needs, symbol) ? needs[symbol] : undefined;
  // A missing operator is the schema's business, and one that is not listed takes what it likes.
  if (!needed) return [];
  const given = record[parameters];
  const present = isObject(given) ? given : {};
  const names = Object.keys(needed);
  const fits =
    names.every((name) => present[name] !== undefined) &&
    Object.keys(present).every((name) => Object.hasOwn(needed, name));
  const path = `/${parameters}`;
  if (!fits) {
    const came = Object.keys(present).join(' and ') || 'none';
    return [{ path, message: `${symbol} needs ${describe(names)}, got ${came}` }];
  }
  return names.flatMap((name) =>
    checkType(`${path}/${name}`, String(symbol), present[name], needed[name] ?? []),
  );
}

function checkType(
  path: string,
  symbol: string,
  parameter: Json | undefined,
  types: readonly string[],
): RuleFailure[] {
  const type = isObject(parameter) ? parameter.type : undefined;
  if (types.length === 0 || (typeof type === 'string' && types.includes(type))) return [];
  return [
    { path: `${path}/type`, message: `${symbol} needs ${types.join(' or ')}, got ${JSON.stringify(type)}` },
  ];
}

const describe = (names: readonly string[]): string =>
  names.length === 0 ? 'no parameters' : `the parameter${names.length > 1 ? 's' : ''} ${names.join(' and ')}`;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
