import type { ChangeProposal } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { Parameters } from '@colophon/wire';
import type { Facets } from '../events/facets.ts';
import { upsert } from './changes.ts';
import type { Mapping } from './mapping.ts';
import { number, whole } from './numbers.ts';

/** The profile of a dataset from its facet `dataQualityMetrics`, which older clients call `dataQuality`. */
export function profileOf({ event }: Mapping, urn: string, facets: Facets): ChangeProposal[] {
  const facet = facets.get('dataQualityMetrics') ?? facets.get('dataQuality');
  if (!facet) return [];
  const columns = facet.object('columnMetrics');
  const rowCount = whole(facet, 'rowCount');
  const sizeInBytes = whole(facet, 'bytes');
  const fieldProfiles = Object.keys(columns?.json ?? {}).flatMap((name) => {
    const metrics = columns?.object(name);
    return metrics ? [fieldProfileOf(name, metrics, rowCount)] : [];
  });
  return [
    upsert(urn, 'datasetProfile', {
      timestampMillis: event.eventTime,
      ...(rowCount !== undefined && { rowCount }),
      ...(sizeInBytes !== undefined && { sizeInBytes }),
      ...(fieldProfiles.length > 0 && { fieldProfiles, columnCount: fieldProfiles.length }),
    }),
  ];
}

function fieldProfileOf(fieldPath: string, metrics: Parameters, rowCount: number | undefined): JsonObject {
  const nullCount = whole(metrics, 'nullCount');
  const uniqueCount = whole(metrics, 'distinctCount');
  const [sum, count] = [number(metrics, 'sum'), number(metrics, 'count')];
  const quantiles = metrics.object('quantiles');
  return {
    fieldPath,
    ...(nullCount !== undefined && { nullCount }),
    ...(nullCount !== undefined && rowCount && { nullProportion: nullCount / rowCount }),
    ...(uniqueCount !== undefined && { uniqueCount }),
    ...text('min', number(metrics, 'min')),
    ...text('max', number(metrics, 'max')),
    ...text('mean', sum !== undefined && count ? sum / count : undefined),
    ...(quantiles && {
      quantiles: Object.keys(quantiles.json).flatMap((quantile) => {
        const value = number(quantiles, quantile);
        return value === undefined ? [] : [{ quantile, value: String(value) }];
      }),
    }),
  };
}

const text = (name: string, value: number | undefined): JsonObject =>
  value === undefined ? {} : { [name]: String(value) };
