import type { DatasetLineageType } from '@colophon/model/types';
import type { Proposal } from '../proposal.ts';
import { type ColumnLineage, makeColumnLineage, makeUpstreamLineageAspect } from './aspects/lineage.ts';

/**
 * A proposal that says which datasets one is made from. Written, it replaces what was known of that.
 *
 * @param upstreamUrns Urns of the datasets directly upstream.
 * @param downstreamUrn Urn of the dataset that is made from them.
 * @param type Kind of derivation. Default `TRANSFORMED`.
 * @example
 * ```ts
 * const orders = makeDatasetUrn('mysql', 'shop.orders');
 * const proposal = lineageProposal([orders], makeDatasetUrn('mysql', 'shop.sales'), 'VIEW');
 * await emitter.emit(proposal);
 * proposal.aspect.upstreams[0]?.type; // VIEW
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
 * @param columns Which columns are computed from which.
 * @param downstreamUrn Urn of the dataset whose columns are computed.
 * @param type Kind of derivation between the datasets. Default `TRANSFORMED`.
 * @example
 * ```ts
 * const proposal = columnLineageProposal([{ from: [{ dataset: orders, column: 'amount' }], to: 'total' }], sales);
 * await emitter.emit(proposal);
 * proposal.aspect.fineGrainedLineages?.[0]?.upstreams?.[0] === makeSchemaFieldUrn(orders, 'amount'); // true
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
