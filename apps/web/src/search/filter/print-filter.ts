import type { Condition, Operator, Part } from './filter-tree.ts';

/** What the language has before a value. */
const signs: Readonly<Partial<Record<Operator, string>>> = {
  above: '>',
  atLeast: '>=',
  below: '<',
  atMost: '<=',
};

/** A filter in the query language of the server. */
export const printFilter = (part: Part): string =>
  part.kind === 'group' && !part.isNegated ? printParts(part.parts, part.join) : printPart(part);

function printPart(part: Part): string {
  const text =
    part.kind === 'condition'
      ? `${part.field}:${printValues(part)}`
      : `(${printParts(part.parts, part.join)})`;
  return part.isNegated ? `NOT ${text}` : text;
}

const printParts = (parts: readonly Part[], join: 'all' | 'any'): string =>
  parts.map(printPart).join(join === 'all' ? ' AND ' : ' OR ');

function printValues({ operator, values }: Condition): string {
  if (operator === 'exists') return '*';
  const printed = values.map((value) => printValue(operator, value));
  return printed.length === 1 ? `${printed[0]}` : `(${printed.join(' OR ')})`;
}

function printValue(operator: Operator, value: string): string {
  if (operator === 'is') return needsQuotes(value) ? `"${value.replaceAll('"', '')}"` : value;
  // A beginning, and what is compared by size, is one word in the language.
  const word = value.replace(/[\s()"*]+/g, '');
  return operator === 'startsWith' ? `${word}*` : `${signs[operator] ?? ''}${word}`;
}

const needsQuotes = (value: string): boolean =>
  /[\s()"]|^[<>]|\*$|^$/.test(value) || ['AND', 'OR', 'NOT'].includes(value);
