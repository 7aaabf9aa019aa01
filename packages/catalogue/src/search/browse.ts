import type { GroupQuery, SearchDocument } from '../ports/search-index.ts';
import { fieldsOf } from '../project/document.ts';
import { browsePathSeparator } from '../project/search-fields.ts';
import type { SearchQuery } from './query.ts';

/** A place in the browse tree: levels from the top down, or the older form, a path with slashes. */
export type BrowsePath = readonly string[] | string;

/** The folders at a place, and the field value by which the entities in the place itself are found. */
export function placeOf(path: BrowsePath): { readonly groups: GroupQuery; readonly value: string } {
  const [field, separator] =
    typeof path === 'string' ? ['browsePaths', '/'] : ['browsePathV2', browsePathSeparator];
  const levels = typeof path === 'string' ? path.split('/').filter((level) => level !== '') : path;
  const value = levels.map((level) => separator + level).join('');
  return { groups: { field, above: value + separator, separator }, value };
}

/** Narrows a query to the entities directly in the folder. */
export function inPlace<Q extends Pick<SearchQuery, 'filter'>>(query: Q, path: BrowsePath): Q {
  const { groups, value } = placeOf(path);
  const here = { fields: [groups.field], condition: 'EQUAL', values: [value], negated: false } as const;
  const clauses = query.filter.length > 0 ? query.filter : [[]];
  return { ...query, filter: clauses.map((clause) => [...clause, here]) };
}

/** The paths under which an entity is found when browsing, with slashes. */
export function browsePathsOf(document: SearchDocument | undefined): readonly string[] {
  if (!document) return [];
  const { browsePaths = [], browsePathV2 = [] } = fieldsOf(document);
  return browsePaths.length > 0
    ? browsePaths.map(String)
    : browsePathV2.map((path) => String(path).replaceAll(browsePathSeparator, '/'));
}
