import type { FilterCondition, FilterCriterion } from '@colophon/sdk';
import { CommandError } from './describe-failure.ts';

/** Signs between a field and its values, those first that begin like another. */
const conditions: readonly (readonly [sign: string, condition: FilterCondition, negated: boolean])[] = [
  ['!=', 'EQUAL', true],
  ['>=', 'GREATER_THAN_OR_EQUAL_TO', false],
  ['<=', 'LESS_THAN_OR_EQUAL_TO', false],
  ['^=', 'START_WITH', false],
  ['$=', 'END_WITH', false],
  ['*=', 'CONTAIN', false],
  ['=', 'EQUAL', false],
  ['>', 'GREATER_THAN', false],
  ['<', 'LESS_THAN', false],
];

/**
 * Reads a criterion as it is typed: `platform=kafka,mysql`, `env!=PROD`, `name^=shop.`, `createdAt>=1700000000000`;
 * `owners` alone wants any value, and `!owners` none.
 *
 * @param option What the error calls it.
 * @throws CommandError for what is none.
 */
export function parseFilter(text: string, option = '--filter'): FilterCriterion {
  const [, field, rest = ''] = /^(!?[\w.]+)(.*)$/s.exec(text) ?? [];
  if (field === undefined) throw notAFilter(option, text);
  if (rest === '') {
    return field.startsWith('!')
      ? { field: field.slice(1), condition: 'IS_NULL' }
      : { field, condition: 'EXISTS' };
  }
  const [sign, condition, negated] = conditions.find(([start]) => rest.startsWith(start)) ?? [];
  if (sign === undefined || condition === undefined || field.startsWith('!')) throw notAFilter(option, text);
  const values = splitValues(rest.slice(sign.length));
  if (values.includes('')) throw notAFilter(option, text);
  return { field, condition, values, ...(negated && { negated }) };
}

/** Splits at commas, except those inside a URN, which are in brackets. */
function splitValues(text: string): string[] {
  const values = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) values.push('');
    else values[values.length - 1] += character;
  }
  return values;
}

const notAFilter = (option: string, text: string): CommandError =>
  new CommandError(
    `${option}: expected field=value, or one of ${conditions.map(([sign]) => sign).join(' ')} in place of =, got ${JSON.stringify(text)}`,
    'usage',
  );
