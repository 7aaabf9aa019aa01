import { type Leaf, type ParsedQuery, parseQuery } from '@colophon/catalogue/query-language';
import { type Condition, condition, group, type Operator, type Part } from './filter-tree.ts';
import { isSearchField } from './search-fields.ts';

/** What a text in the query language is: a filter, a query that conditions on fields cannot express, or neither. */
export type ReadFilter =
  | { readonly kind: 'filter'; readonly part: Part }
  | { readonly kind: 'query' }
  | { readonly kind: 'faulty' };

/** Reads a text in the query language, as the server would. */
export function readFilter(text: string): ReadFilter {
  const parsed = parseQuery(text, isSearchField);
  if (!parsed) return { kind: 'faulty' };
  const part = toPart(parsed);
  return part ? { kind: 'filter', part } : { kind: 'query' };
}

/** True for a text that the server reads as a query, and not as plain words. */
export const isQuery = (text: string): boolean => parseQuery(text, isSearchField) !== undefined;

/** Undefined for words that are looked for in all fields. */
function toPart(query: ParsedQuery): Part | undefined {
  if (query.kind === 'leaf') return toCondition(query);
  if (query.kind === 'not') {
    const part = toPart(query.of);
    return part && { ...part, isNegated: !part.isNegated };
  }
  const parts = query.of.map(toPart);
  if (!parts.every((part) => part !== undefined)) return undefined;
  return (query.kind === 'any' && asOne(parts)) || group(query.kind, parts);
}

/** Values of one field, any of which will do, are one condition. */
function asOne(parts: readonly Part[]): Condition | undefined {
  const [first] = parts;
  if (first?.kind !== 'condition' || first.operator === 'exists') return undefined;
  const isSame = (part: Part): part is Condition =>
    part.kind === 'condition' &&
    part.field === first.field &&
    part.operator === first.operator &&
    !part.isNegated;
  return parts.every(isSame) ? { ...first, values: parts.flatMap(({ values }) => values) } : undefined;
}

const operatorOf: Readonly<Record<Leaf['match'], Operator>> = {
  words: 'is',
  phrase: 'is',
  prefix: 'startsWith',
  anything: 'exists',
  GREATER_THAN: 'above',
  GREATER_THAN_OR_EQUAL_TO: 'atLeast',
  LESS_THAN: 'below',
  LESS_THAN_OR_EQUAL_TO: 'atMost',
};

function toCondition({ field, match, text }: Leaf): Condition | undefined {
  if (field === undefined) return undefined;
  return condition(field, match === 'anything' ? [] : [text], { operator: operatorOf[match] });
}
