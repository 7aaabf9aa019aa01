import type { Registry } from '@colophon/schema';
import { foldFilter } from './fold-filter.ts';
import type { Criterion, Visible } from './query.ts';
import type { ResolvedQuery } from './resolved-query.ts';
import { textFieldsOf } from './text-fields.ts';

/**
 * The query within what its principal may see. The filter of the query was checked before: what policies add to it is no
 * fault of the caller.
 *
 * @returns undefined when nothing is visible, so that nothing need be asked.
 */
export function restrict(
  registry: Registry,
  query: ResolvedQuery,
  visible: Visible | undefined,
): ResolvedQuery | undefined {
  if (visible === undefined || visible === 'everything') return query;
  if (visible.length === 0) return undefined;
  const fields = new Set(visible.flat().flatMap((criterion) => criterion.fields));
  return {
    ...query,
    // Folding makes no conditions on trees of others.
    within: foldFilter(visible) as readonly (readonly Criterion[])[],
    textFields: query.textFields.union(fields.intersection(textFieldsOf(registry))),
  };
}
