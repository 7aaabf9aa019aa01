import type { ResolvedQuery, TextQuery } from '@colophon/catalogue';
import { tiers } from '@colophon/catalogue/for-stores';
import { type ConditionContext, conditionOf, filterCondition, indexedMatchOf } from './criterion.ts';
import { all, any } from './fragment.ts';
import { allOf, isText, nameQuery } from './text-query.ts';

/** The texts of a query, and its conditions: all must hold. */
interface SplitQuery {
  readonly texts: readonly TextQuery[];
  readonly conditions: readonly TextQuery[];
}

export function splitQuery(text: TextQuery): SplitQuery {
  const parts = text.kind === 'all' ? text.of : [text];
  return { texts: parts.filter(isText), conditions: parts.filter((part) => !isText(part)) };
}

/** What a query finds, as a statement with the columns `id`, `type` and `tier`. */
export function foundSql(context: ConditionContext, query: ResolvedQuery): string {
  const { texts, conditions } = splitQuery(query.text);
  const fitting = [
    'e.removed IS NOT NULL',
    ...visibleConditions(context, query),
    ...conditions.map((part) => conditionOf(context, part)),
    ...(query.within ? [withinCondition(context, query.within)] : []),
    filterCondition(context, query.filter),
  ].filter((condition) => condition !== 'true');
  const from = 'FROM entity e LEFT JOIN search_text t ON t.entity_id = e.id';
  if (texts.length === 0)
    return `SELECT e.id, e.type, ${tiers.related} AS tier ${from} WHERE ${all(fitting)}`;
  const named = indexedMatchOf(context, nameQuery(query.name));
  const matching = indexedMatchOf(context, allOf(texts, 'all'));
  const asWritten = indexedMatchOf(context, allOf(texts, 'best'));
  const tier = `CASE WHEN ${named} THEN ${tiers.name} WHEN ${asWritten} THEN ${tiers.asWritten} ELSE ${tiers.related} END`;
  return `SELECT e.id, e.type, ${tier} AS tier FROM entity e JOIN search_text t ON t.entity_id = e.id
    WHERE ${all([any([named, matching]), ...fitting])}`;
}

/** Nothing is seen by who has no clause. */
const withinCondition = (context: ConditionContext, within: NonNullable<ResolvedQuery['within']>): string =>
  within.length === 0 ? 'true' : filterCondition(context, within);

/** Those of the entity types asked for, and not soft-deleted unless those are, too. */
function visibleConditions(
  { parameters }: ConditionContext,
  { urns, entityTypes, hiddenTypes, includeRemoved }: ResolvedQuery,
): string[] {
  const among = (column: string, values: readonly string[]) =>
    `${column} = ANY (${parameters.bind([...values])}::text[])`;
  return [
    ...(urns ? [among('e.urn', urns)] : []),
    ...(entityTypes.length > 0 ? [among('e.type', entityTypes)] : []),
    ...(hiddenTypes.length > 0 ? [`NOT ${among('e.type', hiddenTypes)}`] : []),
    ...(includeRemoved ? [] : ['e.removed = 0']),
  ];
}
