import { queryOptions } from '@tanstack/react-query';
import { domainsQuery, glossaryChildrenQuery, glossaryRootsQuery } from '../../gen/browse/browse.ts';
import { request } from '../data/request.ts';
import { typeOfUrn } from '../entity/presentations.ts';
import { type Branches, branchOf } from './tree.ts';

/** Reads so many of what is below an entity; without one, of what is at the top. */
export type LoadBranches = (
  parent: string | undefined,
  count: number,
  signal: AbortSignal,
) => Promise<Branches>;

export const loadDomains: LoadBranches = async (parent, count, signal) => {
  const { listDomains } = await request(domainsQuery, { parent: parent ?? null, count }, signal);
  return {
    total: listDomains?.total ?? 0,
    branches: (listDomains?.domains ?? []).map((domain) => branchOf(domain, true)),
  };
};

/** Groups first, then terms. */
export const loadGlossary: LoadBranches = async (parent, count, signal) => {
  if (parent === undefined) {
    const { getRootGlossaryNodes: nodes, getRootGlossaryTerms: terms } = await request(
      glossaryRootsQuery,
      { count },
      signal,
    );
    return {
      total: (nodes?.total ?? 0) + (terms?.total ?? 0),
      branches: [
        ...(nodes?.nodes ?? []).map((node) => branchOf(node, true)),
        ...(terms?.terms ?? []).map((term) => branchOf(term, false)),
      ],
    };
  }
  const { glossaryNode } = await request(glossaryChildrenQuery, { urn: parent, count }, signal);
  const found = glossaryNode?.glossaryChildrenSearch;
  const isGroup = (urn: string) => typeOfUrn(urn) === 'glossaryNode';
  const entities = (found?.searchResults ?? []).map(({ entity }) => entity);
  return {
    total: found?.total ?? 0,
    branches: entities
      .map((entity) => branchOf(entity, isGroup(entity.urn)))
      .sort((a, b) => Number(b.mayHaveMore) - Number(a.mayHaveMore)),
  };
};

/** The same, as the cache knows it. */
export const branchesQuery = (tree: string, load: LoadBranches, parent: string | undefined, count: number) =>
  queryOptions({
    queryKey: ['branches', tree, parent, count],
    queryFn: ({ signal }) => load(parent, count, signal),
  });
