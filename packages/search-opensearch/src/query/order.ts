import type { Position, ResolvedQuery } from '@colophon/catalogue';
import { fieldPath } from '../documents/names.ts';
import { ownField } from './criterion.ts';

/** An order of hits in the language of OpenSearch, with the kind of value that each part is compared by. */
export interface Order {
  readonly sort: readonly object[];
  readonly kinds: readonly ('string' | 'number')[];
}

/**
 * The order that a query asks for; by URN at last, which no two share. Values that are absent come after all others, either way.
 */
export function orderOf({ sort, scroll }: ResolvedQuery, isRanked: boolean): Order {
  // Scores are no order to walk in: each document that is written changes those of all others.
  const wanted = scroll ? sort.filter(({ field }) => field !== '_score') : sort;
  const parts = wanted.map(({ field, order }) => {
    const direction = order === 'DESCENDING' ? 'desc' : 'asc';
    if (field === '_score') return { sort: { _score: { order: direction } }, kind: 'number' as const };
    const own = ownField(field);
    const path = own ?? `${fieldPath(field)}.s`;
    return {
      sort: {
        [path]: {
          order: direction,
          missing: '_last',
          unmapped_type: 'keyword',
          // Of several values the one that comes first.
          mode: direction === 'desc' ? 'max' : 'min',
        },
      },
      kind: 'string' as const,
    };
  });
  if (wanted.length === 0 && isRanked && !scroll)
    parts.push({ sort: { _score: { order: 'desc' } }, kind: 'number' });
  return {
    sort: [...parts.map((part) => part.sort), { urn: { order: 'asc' } }],
    kinds: [...parts.map(({ kind }) => kind), 'string'],
  };
}

/** The position, if it is one of this order; one of another order means nothing: then everything comes after it. */
export function positionIn({ kinds }: Order, position: Position | undefined): Position | undefined {
  if (position?.length !== kinds.length) return undefined;
  return kinds.every((kind, i) => position[i] === null || typeof position[i] === kind) ? position : undefined;
}
