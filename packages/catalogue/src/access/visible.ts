import { ownersField } from '../project/owners-by-type.ts';
import { structuredFieldPrefix } from '../project/structured-values.ts';
import { entityTypeField } from '../search/facets.ts';
import { type Criterion, criterionOf, type Visible } from '../search/query.ts';
import type { Actor } from './actor.ts';
import type { Policy, PolicyCriterion, PolicyField } from './policy.ts';
import { isNamed } from './policy-set.ts';

/** All domains or containers that a criterion names, and all that are below them. */
export type Below = (
  field: 'DOMAIN' | 'CONTAINER',
  criterion: Pick<PolicyCriterion, 'condition' | 'values'>,
) => Promise<readonly string[]>;

/**
 * What policies let an actor see, as a filter of search documents: an index then counts and ranks only what the actor may
 * see.
 *
 * @param policies Those that may grant the actor what seeing needs.
 */
export async function visibleTo(actor: Actor, policies: readonly Policy[], below: Below): Promise<Visible> {
  const visible: Criterion[][] = [];
  for (const { type, actors, criteria } of policies) {
    if (type !== 'METADATA') continue;
    const clauses = await clausesOf(criteria, below);
    if (isNamed(actors, actor)) {
      if (clauses.some((clause) => clause.length === 0)) return 'everything';
      visible.push(...clauses);
    } else if (actors.resourceOwners) {
      const { ownershipTypes } = actors;
      const fields = ownershipTypes ? [...ownershipTypes].map(ownersField) : ['owners'];
      const isOwner = criterionOf(fields, [actor.urn, ...actor.groups]);
      visible.push(...clauses.map((clause) => [isOwner, ...clause]));
    }
  }
  return visible;
}

const searchFields: Readonly<
  Record<Exclude<PolicyField, 'STRUCTURED_PROPERTY' | 'GROUP_MEMBERSHIP'>, readonly string[]>
> = {
  TYPE: [entityTypeField],
  URN: ['urn'],
  OWNER: ['owners'],
  DOMAIN: ['domains'],
  CONTAINER: ['container'],
  DATA_PLATFORM_INSTANCE: ['platformInstance'],
  TAG: ['tags'],
  GLOSSARY: ['glossaryTerms'],
};

/** Clauses of which one holds for every resource that fits all criteria; none when the index can't tell. */
async function clausesOf(criteria: readonly PolicyCriterion[], below: Below): Promise<Criterion[][]> {
  let clauses: Criterion[][] = [[]];
  for (const criterion of criteria) {
    const ways = await waysOf(criterion, below);
    clauses = clauses.flatMap((clause) => ways.map((way) => [...clause, ...way]));
  }
  return clauses;
}

/** Lists of criteria of which one holds, with all that is in it, where the policy's criterion does. */
async function waysOf(
  { field, condition, values, properties }: PolicyCriterion,
  below: Below,
): Promise<readonly (readonly Criterion[])[]> {
  const negated = condition === 'NOT_EQUALS';
  const comparison = condition === 'STARTS_WITH' ? 'START_WITH' : 'EQUAL';
  if (field === 'STRUCTURED_PROPERTY') {
    const [only, ...others] = properties ?? [];
    if (!only || others.length > 0) return [];
    const name = only.property.replace('urn:li:structuredProperty:', structuredFieldPrefix);
    return asWays({ ...criterionOf(name, only.values, comparison), negated });
  }
  // Search does not index the groups of a user.
  if (field === 'GROUP_MEMBERSHIP') return [];
  const fields = searchFields[field];
  const listed = { ...criterionOf(fields, values, comparison), negated };
  if (field !== 'DOMAIN' && field !== 'CONTAINER') return asWays(listed);
  const inTree = { ...criterionOf(fields, await below(field, { condition, values })), negated };
  // An entity can be in a domain of which nothing else is known.
  return [...(comparison === 'START_WITH' ? asWays(listed) : []), ...asWays(inTree)];
}

/** A search ignores a criterion without values. Here, nothing is one of no values, and everything is none of them. */
function asWays(criterion: Criterion): readonly (readonly Criterion[])[] {
  if (criterion.values.length > 0) return [[criterion]];
  return criterion.negated ? [[]] : [];
}
