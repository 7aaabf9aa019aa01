import type { Json, JsonObject } from '@colophon/schema';
import { isObject, RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { graphqlEntities } from '../../entities/entity-types.ts';
import { requireType } from '../../writing/requirements.ts';
import type { FilterInput } from './page.ts';
import { listAt, objectAt, stringsAt, textAt } from './values.ts';

export const viewType = 'dataHubView';
export const viewAspect = 'dataHubViewInfo';

export interface DefinitionInput {
  readonly entityTypes: readonly string[];
  readonly filter: { readonly operator: 'AND' | 'OR'; readonly filters: readonly FilterInput[] };
}

const bySymbol = new Map(Object.entries(graphqlEntities).map(([name, { symbol }]) => [symbol, name]));

/** @throws RequestError `INVALID_REQUEST` for a symbol that stands for no entity type of the model. */
function entityTypeOf(symbol: string): string {
  const name = bySymbol.get(symbol);
  if (name !== undefined) return name;
  throw new RequestError('INVALID_REQUEST', `input.definition.entityTypes: nothing is of the type ${symbol}`);
}

/** A definition as it is stored: clauses of which one must hold, each of criteria that all must hold. */
export function toDefinition({ entityTypes, filter: { operator, filters } }: DefinitionInput): JsonObject {
  const criteria = filters.map(
    ({ field, values, condition, negated }): JsonObject => ({
      field,
      values: [...(values ?? [])],
      condition: condition ?? 'EQUAL',
      negated: negated ?? false,
    }),
  );
  const clauses = operator === 'AND' ? [criteria] : criteria.map((criterion) => [criterion]);
  return {
    entityTypes: entityTypes.map(entityTypeOf),
    filter: { or: clauses.filter((clause) => clause.length > 0).map((and) => ({ and })) },
  };
}

/** A definition as GraphQL has it. More than one clause with more than one criterion cannot be told apart there. */
export function fromDefinition(definition: JsonObject) {
  const filter = objectAt(definition, 'filter');
  const clauses = listAt(filter, 'or').filter(isObject);
  const criteria =
    clauses.length > 0 ? clauses.flatMap((clause) => listAt(clause, 'and')) : listAt(filter, 'criteria');
  return {
    entityTypes: stringsAt(definition, 'entityTypes').flatMap((name) => graphqlEntities[name]?.symbol ?? []),
    filter: {
      operator: clauses.length > 1 ? 'OR' : 'AND',
      filters: criteria.filter(isObject).map(toFacetFilter),
    },
  };
}

const toFacetFilter = (criterion: JsonObject) => {
  return {
    // Older clients name the exact form of a field.
    field: (textAt(criterion, 'field') ?? '').replace(/\.keyword$/, ''),
    condition: graphqlConditions.has(criterion.condition) ? criterion.condition : null,
    values: stringsAt(criterion, 'values'),
    negated: criterion.negated === true,
  };
};

/** Conditions of the model that GraphQL has too. */
const graphqlConditions: ReadonlySet<Json | undefined> = new Set([
  'CONTAIN',
  'EQUAL',
  'IEQUAL',
  'IN',
  'EXISTS',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL_TO',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL_TO',
  'START_WITH',
  'END_WITH',
  'DESCENDANTS_INCL',
  'ANCESTORS_INCL',
  'RELATED_INCL',
]);

/**
 * The URN of a view that a setting is to name.
 *
 * @param kind `GLOBAL` where others use the setting, who would not have a personal view.
 * @throws RequestError `INVALID_REQUEST` for any other.
 */
export async function requireView(
  context: GraphqlContext,
  urn: string,
  kind: 'GLOBAL' | 'ANY',
): Promise<string> {
  requireType(context, urn, 'input.defaultView', viewType);
  const info = await context.aspects.load(urn, viewAspect);
  if (info && (kind === 'ANY' || info.type === kind)) return urn;
  const expected = kind === 'ANY' ? 'an existing view' : 'a view that is global';
  throw new RequestError('INVALID_REQUEST', `input.defaultView: expected ${expected}, got ${urn}`);
}
