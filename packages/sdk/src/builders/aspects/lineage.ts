import type { DatasetLineageType, FineGrainedLineage, UpstreamLineage } from '@colophon/model-types';
import { SchemaError } from '@colophon/schema';
import { makeSchemaFieldUrn } from '../urns/dataset.ts';

/** How columns were computed. All fields are optional. */
export interface DerivationDetails {
  /** Operation as free text, for example `SUM`. */
  readonly transformOperation?: string;
  /** Confidence, from 0 to 1. Default 1. */
  readonly confidenceScore?: number;
  /** URN of the query from which the lineage was read. */
  readonly query?: string;
}

/** A column of a dataset. */
export interface ColumnReference {
  /** URN of the dataset. */
  readonly dataset: string;
  /** Field path of the column. */
  readonly column: string;
}

/** States which columns one or more columns of a dataset are computed from. */
export interface ColumnLineage extends DerivationDetails {
  /** Columns that it is computed from. */
  readonly from: readonly ColumnReference[];
  /** Field path, or several that are computed together. */
  readonly to: string | readonly string[];
}

/** One statement of column lineage, by URN. */
export interface ColumnStatement extends DerivationDetails {
  /** URNs of schema fields, or of datasets. */
  readonly upstreams: readonly string[];
  /** URNs of schema fields. */
  readonly downstreams: readonly string[];
}

/**
 * One statement of column lineage, from URNs. Its types are derived from them: columns, whole datasets or
 * nothing upstream; one column or several downstream.
 *
 * @example
 * ```ts
 * const upstreams = [makeSchemaFieldUrn(orders, 'amount'), makeSchemaFieldUrn(orders, 'tax')];
 * makeFineGrainedLineage({ upstreams, downstreams: [makeSchemaFieldUrn(sales, 'total')] }).upstreamType; // FIELD_SET
 * ```
 * @throws SchemaError `INVALID_URN` when the upstream URNs are neither all schema fields nor all datasets.
 */
export function makeFineGrainedLineage({
  upstreams,
  downstreams,
  ...details
}: ColumnStatement): FineGrainedLineage {
  return {
    upstreamType: upstreamTypeOf(upstreams),
    ...(upstreams.length > 0 && { upstreams: [...upstreams] }),
    downstreamType: downstreams.length === 1 ? 'FIELD' : 'FIELD_SET',
    downstreams: [...downstreams],
    ...details,
  };
}

function upstreamTypeOf(urns: readonly string[]): FineGrainedLineage['upstreamType'] {
  if (urns.length === 0) return 'NONE';
  if (urns.every((urn) => urn.startsWith('urn:li:schemaField:'))) return 'FIELD_SET';
  if (urns.every((urn) => urn.startsWith('urn:li:dataset:'))) return 'DATASET';
  throw new SchemaError(
    'INVALID_URN',
    `The upstreams of a column must be all schema fields or all datasets, not ${urns.join(' and ')}`,
  );
}

/**
 * Column lineage in the form that the `upstreamLineage` aspect holds.
 *
 * @param columns Which columns are computed from which.
 * @param downstreamUrn URN of the dataset whose columns `to` names.
 * @example
 * ```ts
 * const [statement] = makeColumnLineage([{ from: [{ dataset: orders, column: 'amount' }], to: 'total' }], sales);
 * statement?.downstreams?.[0] === makeSchemaFieldUrn(sales, 'total'); // true
 * ```
 * @throws SchemaError `INVALID_URN` if the URN of a dataset is malformed, or a field path is empty.
 */
export const makeColumnLineage = (
  columns: readonly ColumnLineage[],
  downstreamUrn: string,
): FineGrainedLineage[] =>
  columns.map(({ from, to, ...details }) =>
    makeFineGrainedLineage({
      upstreams: from.map(({ dataset, column }) => makeSchemaFieldUrn(dataset, column)),
      downstreams: [to].flat().map((column) => makeSchemaFieldUrn(downstreamUrn, column)),
      ...details,
    }),
  );

export interface UpstreamLineageOptions {
  /** Type of lineage. Default `TRANSFORMED`. */
  readonly type?: DatasetLineageType;
  /** Lineage of the columns, from {@link makeColumnLineage}. Default: none. */
  readonly columns?: readonly FineGrainedLineage[];
}

/**
 * The `upstreamLineage` aspect of a dataset. Replaces all existing upstreams.
 *
 * @param upstreamUrns URNs of the direct upstream datasets.
 * @example
 * ```ts
 * makeUpstreamLineageAspect([makeDatasetUrn('mysql', 'shop.orders')], { type: 'VIEW' });
 * ```
 */
export const makeUpstreamLineageAspect = (
  upstreamUrns: readonly string[],
  { type = 'TRANSFORMED', columns = [] }: UpstreamLineageOptions = {},
): UpstreamLineage => ({
  upstreams: upstreamUrns.map((dataset) => ({ dataset, type })),
  ...(columns.length > 0 && { fineGrainedLineages: [...columns] }),
});
