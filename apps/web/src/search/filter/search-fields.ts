import { searchFields } from '../../../gen/search-fields.ts';
import { filterTexts } from '../../texts/filter.ts';
import { wordsOf } from '../../texts/format.ts';
import type { Operator } from './filter-tree.ts';

export type FieldKind = (typeof searchFields)[string]['kind'];

/** Before the name of a structured property, which is a search field too. */
const propertyPrefix = 'structuredProperties.';

/** True for the names that the query language takes for fields. */
export const isSearchField = (name: string): boolean =>
  Object.hasOwn(searchFields, name) || (name.startsWith(propertyPrefix) && name !== propertyPrefix);

export const kindOf = (field: string): FieldKind => searchFields[field]?.kind ?? 'keyword';

/** The types of entities that are values of a field; none where it has other values. */
export const entityTypesOf = (field: string): readonly string[] => searchFields[field]?.entityTypes ?? [];

/** What people call a field. */
export const fieldName = (field: string): string =>
  (filterTexts.fields as Readonly<Record<string, string>>)[field] ??
  wordsOf(field.replace(propertyPrefix, '').replace(/^_/, ''));

/** The names of all fields: those that most people ask for come first. */
export const fieldNames: readonly string[] = [
  ...Object.keys(filterTexts.fields),
  ...Object.keys(searchFields).filter((name) => !Object.hasOwn(filterTexts.fields, name)),
];

const operatorsByKind: Readonly<Record<FieldKind, readonly Operator[]>> = {
  text: ['is', 'startsWith', 'exists'],
  entity: ['is', 'exists'],
  keyword: ['is', 'startsWith', 'exists', 'above', 'atLeast', 'below', 'atMost'],
  number: ['is', 'above', 'atLeast', 'below', 'atMost', 'exists'],
  date: ['atLeast', 'below', 'exists', 'above', 'atMost'],
  flag: ['is', 'exists'],
};

/** How fields of a kind can be compared, the usual way first. */
export const operatorsOf = (field: string): readonly Operator[] => operatorsByKind[kindOf(field)];

/** The search field of a structured property. */
export const propertyField = (urn: string): string =>
  propertyPrefix + urn.slice('urn:li:structuredProperty:'.length);
