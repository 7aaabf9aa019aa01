import { filterTexts } from '../../texts/filter.ts';
import type { Operator } from './filter-tree.ts';
import { kindOf } from './search-fields.ts';

const lookup = (texts: object, operator: Operator): string | undefined =>
  (texts as Readonly<Partial<Record<Operator, string>>>)[operator];

/** How a comparison is called for a field: a text contains words, a time is after another. */
export function operatorText(field: string, operator: Operator, isNegated: boolean): string {
  const { operators, negated, text, notText, date, notDate } = filterTexts;
  const kind = kindOf(field);
  const special =
    kind === 'text' ? (isNegated ? notText : text) : kind === 'date' ? (isNegated ? notDate : date) : {};
  return lookup(special, operator) ?? (isNegated ? negated : operators)[operator];
}
