import { queryOptions } from '@tanstack/react-query';
import { type TreeLevelQuery, treeLevelQuery } from '../../../../gen/govern/shared/tree/tree.ts';
import type { EntityType } from '../../../../gen/types.ts';
import { request } from '../../../data/request.ts';
import { pathText } from '../../../search/path-text.ts';
import { type PageRef, type TreeEntity, type TreePage, treePageSize } from './tree-rows.ts';

/** A tree that the catalogue has. */
export interface TreeKind {
  /** Types of what is in it, in the order in which a level shows them. */
  readonly types: readonly EntityType[];
  /** Search field of what an entity is directly in. */
  readonly parentField: string;
}

/** Entities of a tree by name, or those that are found, best first. */
export const treePage = ({ types, parentField }: TreeKind, ref: PageRef) => {
  const { type, parent, query, page } = ref;
  const place =
    parent === undefined
      ? { field: parentField, condition: 'EXISTS' as const, negated: true }
      : { field: parentField, values: [parent] };
  const input = {
    types: types.filter((each) => type === undefined || each === type),
    query: query === '' ? '*' : query,
    start: page * treePageSize,
    count: treePageSize,
    searchFlags: { skipAggregates: true, skipHighlighting: true },
    ...(query === '' && {
      orFilters: [{ and: [place] }],
      sortInput: { sortCriteria: [{ field: nameField(type), sortOrder: 'ASCENDING' as const }] },
    }),
  };
  return queryOptions({
    queryKey: ['TreeLevel', input],
    queryFn: async ({ signal }): Promise<TreePage> => {
      const { searchAcrossEntities: found } = await request(treeLevelQuery, { input }, signal);
      return {
        total: found?.total ?? 0,
        entities: (found?.searchResults ?? []).map(({ entity }) => treeEntityOf(entity)),
      };
    },
  });
};

/** The search field with the name of entities of a type. */
const nameField = (type: string | undefined): string => (type === 'GLOSSARY_NODE' ? 'displayName' : 'name');

type Answered = NonNullable<TreeLevelQuery['searchAcrossEntities']>['searchResults'][number]['entity'];

function treeEntityOf(entity: Answered): TreeEntity {
  const { urn, card } = entity;
  const inGroup = 'childrenCount' in entity ? entity.childrenCount : undefined;
  const inDomain = 'subdomains' in entity ? entity.subdomains?.total : undefined;
  return {
    urn,
    name: card.name,
    color: card.color ?? null,
    children: inGroup ? inGroup.termsCount + inGroup.nodesCount : (inDomain ?? 0),
    path: pathText(card.path),
  };
}
