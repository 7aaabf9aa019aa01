import type { Aspect, Json, JsonObject } from '@colophon/schema';
import type { SearchValue } from '../ports/search-index.ts';
import { each, valuesAt } from './values-at.ts';

/** Every structured property is its own search field: this prefix, and then its id. */
export const structuredFieldPrefix = 'structuredProperties.';

const assignments = 'com.linkedin.structured.StructuredProperties';
const urnPrefix = 'urn:li:structuredProperty:';

/**
 * What an entity has for structured properties, by search field. The model cannot name these fields, since people
 * define the properties: `urn:li:structuredProperty:retention` is found as `structuredProperties.retention`.
 */
export function structuredValuesOf(
  aspect: Aspect,
  value: JsonObject,
): readonly (readonly [field: string, value: SearchValue])[] {
  if (aspect.record.name !== assignments) return [];
  return valuesAt(value, ['properties', each, 'propertyUrn']).flatMap(({ value: urn, holder }) =>
    valuesAt(holder, ['values', each, each]).flatMap(({ value: item }) =>
      isScalar(item) ? [[structuredFieldPrefix + String(urn).slice(urnPrefix.length), item] as const] : [],
    ),
  );
}

const isScalar = (value: Json): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');
