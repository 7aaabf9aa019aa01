import { type Aspect, encodeUrnPart, isUrn, type Json, type JsonObject, printUrn } from '@colophon/schema';
import type { Edge } from '../ports/graph-index.ts';
import { each, valueAt, valuesAt } from './values-at.ts';

/** The type of every edge between columns. */
const type = 'DownstreamOf';

/**
 * Lineage between columns, from the aspects of their entities: from each column to those that it is computed
 * from. Annotations can't express it, since both ends are inside the value.
 */
export function columnEdgesOf(aspect: Aspect, owner: string, value: JsonObject): Edge[] {
  const pairs = Object.hasOwn(aspect.record.fields, 'fineGrainedLineages')
    ? valuesAt(value, ['fineGrainedLineages', each]).flatMap(({ value: item }) => fineGrained(item, owner))
    : aspect.name === 'inputFields'
      ? valuesAt(value, ['fields', each]).flatMap(({ value: item }) => inputField(item, owner))
      : [];
  return pairs.map(({ downstream, upstream, via }) => ({
    source: downstream,
    owner,
    aspect: aspect.name,
    type,
    destination: upstream,
    lineage: 'upstream',
    ...(via !== undefined && { properties: { via } }),
  }));
}

interface Pair {
  readonly downstream: string;
  readonly upstream: string;
  /** What computes the one from the other: a job, or a query. */
  readonly via?: string;
}

function fineGrained(item: Json, owner: string): Pair[] {
  if (!isObject(item)) return [];
  const via = isUrn(owner, 'dataJob') ? owner : valueAt(item, 'query');
  const upstreams = columnsIn(item, 'upstreams');
  return columnsIn(item, 'downstreams').flatMap((downstream) =>
    upstreams.map((upstream) => ({ downstream, upstream, ...(typeof via === 'string' && { via }) })),
  );
}

/** A column that a chart or dashboard reads becomes its own column, named as it is there. */
function inputField(item: Json, owner: string): Pair[] {
  if (!isObject(item)) return [];
  const upstream = valueAt(item, 'schemaFieldUrn');
  const fieldPath = valueAt(item, 'schemaField.fieldPath');
  if (typeof upstream !== 'string' || typeof fieldPath !== 'string') return [];
  return [
    {
      downstream: printUrn({ entityType: 'schemaField', parts: [owner, encodeUrnPart(fieldPath)] }),
      upstream,
    },
  ];
}

/** Whole datasets may stand among the columns; they are in lineage of their own. */
const columnsIn = (item: JsonObject, field: string): string[] =>
  valuesAt(item, [field, each]).flatMap(({ value }) =>
    typeof value === 'string' && isUrn(value, 'schemaField') ? [value] : [],
  );

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
