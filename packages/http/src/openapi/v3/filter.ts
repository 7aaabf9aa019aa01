import type { FilterCriterion } from '@colophon/catalogue';
import type { JsonSchema } from '@colophon/schema/printers';
import { type Parameters, parseCriterion } from '@colophon/wire';
import { listOf } from '../responses.ts';

const clauseOf = (name: string): JsonSchema => ({
  type: 'object',
  properties: { [name]: listOf({ type: 'object' }) },
});

/** A filter of this version: its `and` lists clauses of which one must hold. The older spelling says `or` there. */
export const filterSchema: JsonSchema = {
  description:
    'Clauses, joined by OR; the criteria of a clause are joined by AND. Each criterion has a `field`, `values`, a `condition` and optionally `negated`.',
  type: ['object', 'null'],
  properties: { and: listOf(clauseOf('criteria')), or: listOf(clauseOf('and')) },
  additionalProperties: false,
};

/** Reads a filter of this version. */
export function parseFilterV3(filter: Parameters | undefined): FilterCriterion[][] {
  const clauses = filter?.objects('and') ?? filter?.objects('or') ?? [];
  return clauses.map((clause) => {
    clause.allowOnly(['criteria', 'and']);
    const criteria = clause.objects('criteria') ?? clause.objects('and') ?? [];
    return criteria.map(parseCriterion);
  });
}
