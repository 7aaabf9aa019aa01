import type { Condition, Rule } from './definition.ts';

/** The aspects of an entity by name, with `urn` and `entityType`. */
export type Properties = Readonly<Record<string, unknown>>;

/** A rule says something that cannot be evaluated. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
}

/** Whether an entity is as a rule says. @throws RuleError for an operator that does not exist. */
export function holds(rule: Rule, entity: Properties): boolean {
  if (Array.isArray(rule)) return rule.every((one: Rule) => holds(one, entity));
  if ('and' in rule) return rule.and.every((one) => holds(one, entity));
  if ('or' in rule) return rule.or.some((one) => holds(one, entity));
  if ('not' in rule) return !holds(rule.not, entity);
  const condition = rule as Condition;
  return meets(condition, entity) !== (condition.negated ?? false);
}

type Operator = (found: readonly unknown[], wanted: readonly unknown[]) => boolean;

const some =
  (compare: (value: unknown, wanted: unknown) => boolean): Operator =>
  (found, wanted) =>
    found.some((value) => wanted.some((one) => compare(value, one)));
const text =
  (compare: (value: string, wanted: string) => boolean) =>
  (value: unknown, wanted: unknown): boolean =>
    compare(String(value), String(wanted));
const count: Operator = (found, wanted) => found.length === Number(wanted[0]);

/** By their names without underscores, in lower case. Of a list, one value is enough. */
const operators: Readonly<Record<string, Operator>> = {
  exists: (found) => found.length > 0,
  equals: some(text((value, wanted) => value === wanted)),
  in: some(text((value, wanted) => value === wanted)),
  anyequals: some(text((value, wanted) => value === wanted)),
  contains: some(text((value, wanted) => value.includes(wanted))),
  containsstr: some(text((value, wanted) => value.includes(wanted))),
  containsany: some(text((value, wanted) => value === wanted)),
  startswith: some(text((value, wanted) => value.startsWith(wanted))),
  endswith: some(text((value, wanted) => value.endsWith(wanted))),
  greaterthan: some((value, wanted) => Number(value) > Number(wanted)),
  lessthan: some((value, wanted) => Number(value) < Number(wanted)),
  istrue: (found) => found.some((value) => value === true),
  isfalse: (found) => found.every((value) => value !== true),
  countequals: count,
};

function meets({ property, operator, operation, values }: Condition, entity: Properties): boolean {
  const name = operator ?? operation ?? '';
  const key = name.toLowerCase().replaceAll('_', '');
  const compare = Object.hasOwn(operators, key) ? operators[key] : undefined;
  if (!compare) throw new RuleError(`there is no operator ${JSON.stringify(name)}`);
  return compare(valuesAt(entity, property.split('.')), values === undefined ? [] : [values].flat());
}

/** The values at a path; lists on the way are gone into. Empty texts and lists count as absent. */
function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [step, ...rest] = path;
  if (step === undefined) return value === undefined || value === null || value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return [];
  return valuesAt((value as Properties)[step], rest);
}
