import { searchQuery } from '@colophon/catalogue';
import DataLoader from 'dataloader';
import type { GraphqlContext } from '../../context.ts';
import type { EntityStub } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { equals } from './list-page.ts';

interface ChildrenCount {
  readonly termsCount: number;
  readonly nodesCount: number;
}

/** Nodes whose children one search counts. */
const maxBatch = 500;

/** Counts what is directly in nodes, of all nodes that a level of a query asks about at once. */
const counters = new WeakMap<GraphqlContext, DataLoader<string, ChildrenCount>>();

function counterOf(context: GraphqlContext): DataLoader<string, ChildrenCount> {
  const known = counters.get(context);
  if (known) return known;
  const counter = new DataLoader<string, ChildrenCount>(
    async (nodes) => {
      const terms = await countChildren(context, 'glossaryTerm', nodes);
      const groups = await countChildren(context, 'glossaryNode', nodes);
      return nodes.map((node) => ({
        termsCount: terms.get(node) ?? 0,
        nodesCount: groups.get(node) ?? 0,
      }));
    },
    // A mutation between two queries of a document may change the counts.
    { cache: false, maxBatchSize: maxBatch },
  );
  counters.set(context, counter);
  return counter;
}

async function countChildren(
  { session }: GraphqlContext,
  entityType: string,
  nodes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = [...new Set(nodes)];
  const { facets } = await session.search(
    searchQuery({
      entityTypes: [entityType],
      filter: [[equals('parentNode', ...wanted)]],
      facets: ['parentNode'],
      facetLimit: wanted.length,
      count: 0,
    }),
  );
  return new Map((facets[0]?.counts ?? []).map(({ value, count }) => [value, count]));
}

export const glossaryChildren: Subject = {
  fields: {
    GlossaryNode: {
      childrenCount: ({ urn }: EntityStub, _: never, context: GraphqlContext) => counterOf(context).load(urn),
    },
  },
};
