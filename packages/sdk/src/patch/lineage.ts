import type { AspectName, DatasetLineageType } from '@colophon/model-types';
import { parseUrn } from '@colophon/schema';
import type { ColumnReference, DerivationDetails } from '../builders/aspects/lineage.ts';
import { makeSchemaFieldUrn } from '../builders/urns/dataset.ts';

import { addAt, type PatchPlace, type PatchStep, placeByType, removeAt } from './step.ts';

/**
 * Adds an upstream dataset to a dataset, without removing others.
 *
 * @param upstreamUrn URN of a dataset.
 * @param type Type of lineage. Default `TRANSFORMED`.
 * @example
 * ```ts
 * await client.patch(sales, [addUpstream(orders, 'VIEW')]);
 * (await client.aspects.get(sales, 'upstreamLineage'))?.upstreams.map(({ type }) => type); // ['VIEW']
 * ```
 */
export const addUpstream = (upstreamUrn: string, type: DatasetLineageType = 'TRANSFORMED'): PatchStep =>
  addAt('upstreamLineage', ['upstreams', upstreamUrn], { dataset: upstreamUrn, type });

/**
 * Removes an upstream dataset from a dataset.
 *
 * @param upstreamUrn URN of a dataset.
 * @example
 * ```ts
 * await client.patch(sales, [addUpstream(orders)]);
 * await client.patch(sales, [removeUpstream(orders)]);
 * (await client.aspects.get(sales, 'upstreamLineage'))?.upstreams; // []
 * ```
 */
export const removeUpstream = (upstreamUrn: string): PatchStep =>
  removeAt('upstreamLineage', ['upstreams', upstreamUrn]);

/** A column that is computed from another. */
export interface ColumnPair extends DerivationDetails {
  /** Column that is read. */
  readonly from: ColumnReference;
  /** Column that is computed. */
  readonly to: ColumnReference;
}

const none = 'NONE';

/** The path of a pair: transformation, downstream column, query, upstream column. */
const pairPlace = ({ from, to, transformOperation, query }: ColumnPair): string[] => [
  'fineGrainedLineages',
  transformOperation ?? none,
  makeSchemaFieldUrn(to.dataset, to.column),
  query ?? none,
  makeSchemaFieldUrn(from.dataset, from.column),
];

/**
 * Adds lineage between a column of the dataset and an upstream column, without removing other lineage.
 *
 * @param pair The columns, and how one is computed from the other.
 * @example
 * ```ts
 * const pair = { from: { dataset: orders, column: 'amount' }, to: { dataset: sales, column: 'total' } };
 * await client.patch(sales, [addUpstream(orders), addColumnLineage(pair)]);
 * const lineage = await client.aspects.get(sales, 'upstreamLineage');
 * lineage?.fineGrainedLineages?.length; // 1
 * ```
 * @throws SchemaError `INVALID_URN` if the URN of a dataset is malformed, or a column is empty.
 */
export const addColumnLineage = (pair: ColumnPair): PatchStep =>
  addAt('upstreamLineage', pairPlace(pair), { confidenceScore: pair.confidenceScore ?? 1 });

/**
 * Removes what {@link addColumnLineage} added for the same columns, transformation and query.
 *
 * @param pair The columns, the transformation and the query.
 * @example
 * ```ts
 * const pair = { from: { dataset: orders, column: 'tax' }, to: { dataset: sales, column: 'tax' } };
 * await client.patch(sales, [addColumnLineage(pair)]);
 * await client.patch(sales, [removeColumnLineage(pair)]);
 * const lineage = await client.aspects.get(sales, 'upstreamLineage');
 * lineage?.fineGrainedLineages?.some(({ downstreams }) => downstreams?.[0]?.includes('tax')); // false
 * ```
 */
export const removeColumnLineage = (pair: ColumnPair): PatchStep =>
  removeAt('upstreamLineage', pairPlace(pair));

type Places = Readonly<Record<string, readonly [AspectName, string]>>;

/** The list of edges, by the type of the entity and of what it reads. */
const inputs: Readonly<Record<string, Places>> = {
  dataset: {
    dataJob: ['dataJobInputOutput', 'inputDatasetEdges'],
    chart: ['chartInfo', 'inputEdges'],
    dashboard: ['dashboardInfo', 'datasetEdges'],
  },
  dataJob: { dataJob: ['dataJobInputOutput', 'inputDatajobEdges'] },
  chart: { dashboard: ['dashboardInfo', 'chartEdges'] },
};
const outputs: Readonly<Record<string, Places>> = {
  dataset: { dataJob: ['dataJobInputOutput', 'outputDatasetEdges'] },
};

const edgePlace = (
  what: string,
  places: Readonly<Record<string, Places>>,
  urn: string,
): ((type: string) => PatchPlace) => placeByType(what, places[parseUrn(urn).entityType] ?? {}, [urn]);

/**
 * Adds an input to a data job, a chart or a dashboard: a dataset, an upstream job, or a chart of the dashboard.
 *
 * @param urn URN of a dataset, a data job or a chart.
 * @example
 * ```ts
 * const job = makeDataJobUrn('airflow', 'nightly', 'load');
 * await client.patch(job, [addInput(orders)]);
 * const io = await client.aspects.get(job, 'dataJobInputOutput');
 * io?.inputDatasetEdges?.[0]?.destinationUrn === orders; // true
 * ```
 * @throws SchemaError `INVALID_URN` if the URN is malformed; {@link patchProposals} throws if the entity cannot have this input.
 */
export const addInput = (urn: string): PatchStep => ({
  op: 'add',
  place: edgePlace('input', inputs, urn),
  value: { destinationUrn: urn },
});

/**
 * Removes an input.
 *
 * @param urn URN of a dataset, a data job or a chart.
 * @example
 * ```ts
 * const job = makeDataJobUrn('airflow', 'nightly', 'check');
 * await client.patch(job, [addInput(orders)]);
 * await client.patch(job, [removeInput(orders)]);
 * (await client.aspects.get(job, 'dataJobInputOutput'))?.inputDatasetEdges; // []
 * ```
 */
export const removeInput = (urn: string): PatchStep => ({
  op: 'remove',
  place: edgePlace('input', inputs, urn),
});

/**
 * Adds an output dataset to a data job.
 *
 * @param datasetUrn URN of a dataset.
 * @example
 * ```ts
 * const job = makeDataJobUrn('airflow', 'nightly', 'load');
 * await client.patch(job, [addOutput(sales)]);
 * const io = await client.aspects.get(job, 'dataJobInputOutput');
 * io?.outputDatasetEdges?.[0]?.destinationUrn === sales; // true
 * ```
 */
export const addOutput = (datasetUrn: string): PatchStep => ({
  op: 'add',
  place: edgePlace('output', outputs, datasetUrn),
  value: { destinationUrn: datasetUrn },
});

/**
 * Removes an output.
 *
 * @param datasetUrn URN of a dataset.
 * @example
 * ```ts
 * const job = makeDataJobUrn('airflow', 'nightly', 'check');
 * await client.patch(job, [addOutput(sales)]);
 * await client.patch(job, [removeOutput(sales)]);
 * (await client.aspects.get(job, 'dataJobInputOutput'))?.outputDatasetEdges; // []
 * ```
 */
export const removeOutput = (datasetUrn: string): PatchStep => ({
  op: 'remove',
  place: edgePlace('output', outputs, datasetUrn),
});
