import type { DatasetLineageType } from '@colophon/model/types';
import type { Proposal } from '../proposal.ts';
import { type ColumnLineage, makeColumnLineage, makeUpstreamLineageAspect } from './aspects/lineage.ts';

/**
 * A proposal that says which datasets one is made from. Written, it replaces what was known of that.
 *
 * @param upstreamUrns Urns of the datasets directly upstream.
 * @param type Kind of derivation. Default `TRANSFORMED`.
 * @example
 * ```ts
 * const orders = makeDatasetUrn('mysql', 'shop.orders');
 * await emitter.emit(lineageProposal([orders], makeDatasetUrn('mysql', 'shop.sales'), 'VIEW'));
 * ```
 */
export const lineageProposal = (
  upstreamUrns: readonly string[],
  downstreamUrn: string,
  type: DatasetLineageType = 'TRANSFORMED',
): Proposal<'upstreamLineage'> => ({
  entityUrn: downstreamUrn,
  aspectName: 'upstreamLineage',
  aspect: makeUpstreamLineageAspect(upstreamUrns, { type }),
});

/**
 * A proposal that says which columns those of a dataset are computed from, and so which datasets it is made from.
 * Written, it replaces what was known of that.
 *
 * @param type Kind of derivation between the datasets. Default `TRANSFORMED`.
 * @example
 * ```ts
 * columnLineageProposal([{ from: [{ dataset: orders, column: 'amount' }], to: 'total' }], sales);
 * ```
 * @throws SchemaError `INVALID_URN` when a dataset is no urn, or a field path is empty.
 */
export const columnLineageProposal = (
  columns: readonly ColumnLineage[],
  downstreamUrn: string,
  type: DatasetLineageType = 'TRANSFORMED',
): Proposal<'upstreamLineage'> => {
  const upstreamUrns = new Set(columns.flatMap(({ from }) => from.map(({ dataset }) => dataset)));
  return {
    entityUrn: downstreamUrn,
    aspectName: 'upstreamLineage',
    aspect: makeUpstreamLineageAspect([...upstreamUrns], {
      type,
      columns: makeColumnLineage(columns, downstreamUrn),
    }),
  };
};
