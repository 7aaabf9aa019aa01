import type { DatasetLineageType } from '@colophon/model-types';
import type { Proposal } from '../proposal.ts';
import { type ColumnLineage, makeColumnLineage, makeUpstreamLineageAspect } from './aspects/lineage.ts';

/**
 * A proposal that sets the upstream datasets of a dataset, replacing existing ones.
 *
 * @param upstreamUrns URNs of the direct upstream datasets.
 * @param downstreamUrn URN of the dataset that is made from them.
 * @param type Type of lineage. Default `TRANSFORMED`.
 * @example
 * ```ts
 * const orders = makeDatasetUrn('mysql', 'shop.orders');
 * const proposal = lineageProposal([orders], makeDatasetUrn('mysql', 'shop.sales'), 'VIEW');
 * await client.emit(proposal);
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
 * A proposal that sets the column lineage of a dataset, and with it its upstream datasets, replacing
 * existing lineage.
 *
 * @param columns Which columns are computed from which.
 * @param downstreamUrn URN of the dataset whose columns are computed.
 * @param type Type of lineage between the datasets. Default `TRANSFORMED`.
 * @example
 * ```ts
 * const proposal = columnLineageProposal([{ from: [{ dataset: orders, column: 'amount' }], to: 'total' }], sales);
 * await client.emit(proposal);
 * proposal.aspect.fineGrainedLineages?.[0]?.upstreams?.[0] === makeSchemaFieldUrn(orders, 'amount'); // true
 * ```
 * @throws SchemaError `INVALID_URN` if the URN of a dataset is malformed, or a field path is empty.
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
