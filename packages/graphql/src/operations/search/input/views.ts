import { entityTypeField, type FilterCriterion, filterConditions } from '@colophon/catalogue';
import type { Json, JsonObject } from '@colophon/schema';
import type { GraphqlContext } from '../../../context.ts';
import { requireType } from '../../../writing/requirements.ts';
import { nameOfSymbol } from './entity-types.ts';
import { type Filter, plainField } from './filters.ts';

/** What a saved view shows. */
export interface View {
  /** Empty for all. */
  readonly entityTypes: readonly string[];
  readonly filter: Filter;
}

const everything: View = { entityTypes: [], filter: [] };

/**
 * The view that arguments name. Without one, and when there is none of that URN, it shows everything.
 *
 * @throws RequestError `INVALID_REQUEST` when the URN is not that of a view.
 */
export async function readView(context: GraphqlContext, viewUrn: string | null | undefined): Promise<View> {
  if (!viewUrn) return everything;
  const urn = requireType(context, viewUrn, 'input.viewUrn', 'dataHubView');
  const definition = (await context.aspects.load(urn, 'dataHubViewInfo'))?.definition;
  if (!isObject(definition)) return everything;
  const filter = isObject(definition.filter) ? definition.filter : {};
  return {
    entityTypes: texts(definition.entityTypes).map(nameOfSymbol),
    filter: objects(filter.or).map(({ and }) => objects(and).map(toCriterion)),
  };
}

/**
 * The types that are asked for and that a view shows.
 *
 * @returns undefined when there is none, so that nothing is found.
 */
export function typesInView(asked: readonly string[], { entityTypes }: View): readonly string[] | undefined {
  if (entityTypes.length === 0 || asked.length === 0) return asked.length === 0 ? entityTypes : asked;
  const both = asked.filter((type) => entityTypes.includes(type));
  return both.length === 0 ? undefined : both;
}

function toCriterion(criterion: JsonObject): FilterCriterion {
  const field = typeof criterion.field === 'string' ? criterion.field : '';
  const values = texts(criterion.values);
  return {
    fields: [field],
    values: plainField(field) === entityTypeField ? values.map(nameOfSymbol) : values,
    negated: criterion.negated === true,
    condition: filterConditions.find((condition) => condition === criterion.condition) ?? 'EQUAL',
  };
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objects = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const texts = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
