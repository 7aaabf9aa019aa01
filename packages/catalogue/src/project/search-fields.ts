import type { Aspect, Json, JsonObject } from '@colophon/schema';
import type { SearchFields, SearchValue } from '../ports/search-index.ts';
import { annotationsOf, type PlacedSearch } from './annotations.ts';
import { DistinctValuesByName } from './distinct-values.ts';
import { ownersByType } from './owners-by-type.ts';
import { structuredValuesOf } from './structured-values.ts';
import { type Found, valuesAt } from './values-at.ts';

/** Between the levels of a browse path in its search field, and in front of the first. */
export const browsePathSeparator = '\u241f';

/** What an aspect's value puts into the search document. Values come once each, in the order of the value. */
export function searchFieldsOf(aspect: Aspect, value: JsonObject): SearchFields {
  const fields = new DistinctValuesByName<SearchValue>();
  for (const placed of annotationsOf(aspect).search) {
    const values = valuesOf(placed, value);
    for (const item of values) fields.add(placed.name, item);
    const { hasValues, numValues } = placed.annotation;
    if (hasValues !== undefined) fields.add(hasValues, values.length > 0);
    if (numValues !== undefined) fields.add(numValues, values.length);
  }
  for (const [name, item] of structuredValuesOf(aspect, value)) fields.add(name, item);
  for (const [name, item] of ownersByType(aspect, value)) fields.add(name, item);
  return Object.fromEntries(fields.entries());
}

function valuesOf({ path, annotation, isMap }: PlacedSearch, value: JsonObject): SearchValue[] {
  const found = valuesAt(value, path);
  if (annotation.kind === 'BROWSE_PATH_V2') return browsePath(found);
  if (isMap) return found.flatMap(({ value: map }) => entriesOf(map));
  return found.flatMap(({ value: item }) => (isSearchValue(item) && item !== '' ? [item] : []));
}

/** A browse path is found once per level; search keeps it as one text: `␟prod␟mysql␟shop`. */
function browsePath(found: readonly Found[]): SearchValue[] {
  const ids = found.flatMap(({ value }) => (isSearchValue(value) ? [String(value)] : levelId(value)));
  return ids.length === 0 ? [] : [ids.map((id) => browsePathSeparator + id).join('')];
}

const levelId = (level: Json): string[] =>
  typeof level === 'object' && level !== null && !Array.isArray(level) && typeof level.id === 'string'
    ? [level.id]
    : [];

const entriesOf = (map: Json): string[] =>
  typeof map === 'object' && map !== null && !Array.isArray(map)
    ? Object.entries(map).flatMap(([key, item]) => (isSearchValue(item) ? [`${key}=${item}`] : []))
    : [];

const isSearchValue = (value: Json): value is SearchValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
