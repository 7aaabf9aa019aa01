import type { Json } from '@colophon/schema';
import type { TimeseriesRow } from '../ports/timeseries-store.ts';
import type { SystemMetadata } from '../proposal.ts';
import type { CheckedProposal } from './check-proposal.ts';

/** The partition of a value that names none. */
const wholeTable = 'FULL_TABLE_SNAPSHOT';

/** A time-series value as it is stored; timestamp, partition, granularity and message id identify it. */
export function timeseriesRow(
  { urn, entity, aspect, value }: CheckedProposal,
  systemMetadata: SystemMetadata,
): TimeseriesRow {
  return {
    urn,
    entityType: entity.name,
    aspect: aspect.name,
    timestampMillis: Number(value.timestampMillis),
    partition: textAt(value.partitionSpec, 'partition') ?? wholeTable,
    discriminator: JSON.stringify([value.eventGranularity ?? null, value.messageId ?? null]),
    value,
    systemMetadata,
  };
}

function textAt(value: Json | undefined, name: string): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const text = value[name];
  return typeof text === 'string' ? text : undefined;
}
