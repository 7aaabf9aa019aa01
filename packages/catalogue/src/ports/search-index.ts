import type { SearchPage } from '../search/query.ts';
import type { ResolvedQuery } from '../search/resolved-query.ts';
import type { TextWeight } from '../search/text-weights.ts';
import type { IndexAnswer } from './index-answer.ts';

export type SearchValue = string | number | boolean;
/** Search fields by name; every field may have several values. */
export type SearchFields = Readonly<Record<string, readonly SearchValue[]>>;

/** What search knows of one entity. */
export interface SearchDocument {
  readonly urn: string;
  readonly entityType: string;
  /** Fields by the aspect that they come from, so that a changed aspect replaces its own and no others. */
  readonly fieldsByAspect: Readonly<Record<string, SearchFields>>;
  /** True when the entity is soft-deleted. */
  readonly removed: boolean;
}

/** What a full-text query looks through, made from the fields: by the weight that a match in it has. */
export interface SearchTexts extends Readonly<Record<TextWeight, string>> {
  /** Every name of the entity as one word each, made by `foldName`. A query for just this name finds it first. */
  readonly whole: string;
}

/** What a group of proposals changes in the search document of an entity. */
export interface DocumentChange {
  readonly after: SearchDocument;
  /** The full text; absent when it is as it was. */
  readonly texts?: SearchTexts;
  /** True when all of it is to be indexed again, though the stored document may be the same: the index may have gaps. */
  readonly isRebuilt?: boolean;
}

/** A folder of the browse tree. */
export interface BrowseGroup {
  /** Its own part of the path: a name, or the URN of a container. */
  readonly name: string;
  /** Entities in it, and in the folders below. */
  readonly count: number;
  readonly hasSubGroups: boolean;
}

/** The folders at a place of the browse tree. */
export interface BrowseGroups extends IndexAnswer {
  /** By name. */
  readonly groups: readonly BrowseGroup[];
}

/** Which folders a store looks for: the next part of every path in the field that begins so. */
export interface GroupQuery {
  readonly field: string;
  /** The folder above, with the separator behind it. */
  readonly above: string;
  readonly separator: string;
}

/** The search documents, found by words and by values. */
export interface SearchIndex {
  search(query: ResolvedQuery): Promise<SearchPage>;
  /** The folders at a place of the browse tree, by name; of the entities that the query finds. */
  groups(query: ResolvedQuery, place: GroupQuery): Promise<BrowseGroups>;
  document(urn: string): Promise<SearchDocument | undefined>;
}
