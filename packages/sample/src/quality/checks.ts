import { makeAssertionUrn } from '@colophon/sdk/urns';
import { createRandom } from '../random.ts';
import { checksText, failures, sqlChecks } from './checks-text.ts';

/** What a check asks of a table. */
export type Rule =
  | { readonly kind: 'freshness'; readonly time: string }
  | { readonly kind: 'volume'; readonly least: number }
  | { readonly kind: 'unique' | 'not_null'; readonly column: string }
  | { readonly kind: 'accepted'; readonly column: string; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly column: string; readonly least: string; readonly most: string }
  | { readonly kind: 'schema' }
  | { readonly kind: 'sql'; readonly statement: string; readonly description: string };

/** A check of a table, which runs every day. */
export interface Check {
  /** Such as `fct_orders-unique-order_id`. */
  readonly id: string;
  readonly urn: string;
  /** Id of the table. */
  readonly table: string;
  readonly rule: Rule;
}

const create = (table: string, rule: Rule): Check => {
  const id = [table, rule.kind, ...('column' in rule ? [rule.column] : [])].join('-');
  return { id, urn: makeAssertionUrn(`tarnfell-${id.replaceAll('.', '-')}`), table, rule };
};

/** @throws SyntaxError for a rule of no such form. */
function parseRule(text: string): Rule {
  const [kind = '', first = '', ...rest] = text.split(' ');
  switch (kind) {
    case 'freshness':
      return { kind, time: first };
    case 'volume':
      return { kind, least: Number(first) };
    case 'unique':
    case 'not_null':
      return { kind, column: first };
    case 'accepted':
      return { kind, column: first, values: rest[0]?.split(',') ?? [] };
    case 'range':
      return { kind, column: first, least: rest[0] ?? '0', most: rest[1] ?? '0' };
    case 'schema':
      return { kind };
    default:
      throw new SyntaxError(`No rule: ${text}`);
  }
}

/** All checks of the company. */
export const checks: readonly Check[] = [
  ...checksText
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [table = '', rules = ''] = line.split(' | ');
      return rules.split('; ').map((rule) => create(table, parseRule(rule)));
    }),
  ...sqlChecks.map(({ table, ...rule }) => create(table, { kind: 'sql', ...rule })),
];

/** @throws RangeError if there is no such check. */
export function checkNamed(id: string): Check {
  const check = checks.find((other) => other.id === id);
  if (!check) throw new RangeError(`There is no check ${id}.`);
  return check;
}

/** Whether a check failed on a day: 0 is the last one. Here and there, one fails for a day, and nobody opened an incident. */
export function hasFailed({ id }: Check, day: number, dayNumber: number): boolean {
  if (failures[id]?.some(([from, to]) => day <= from && day >= to)) return true;
  return day > 1 && createRandom(`failure of ${id} on ${dayNumber}`).next() < 0.006;
}

/** For how many complete days a table has been late; 0 if it isn't. */
export const lateDaysOf = (table: string): number => {
  const open = failures[`${table}-freshness`]?.find(([, to]) => to === 0);
  return open ? open[0] + 1 : 0;
};
