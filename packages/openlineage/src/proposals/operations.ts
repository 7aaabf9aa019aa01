import type { ChangeProposal } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { Facets } from '../events/facets.ts';
import { upsert } from './changes.ts';
import type { Mapping } from './mapping.ts';
import { whole } from './numbers.ts';

/** The types of the changes that a facet `lifecycleStateChange` reports, and of those that the model has no name for. */
const types: Readonly<Record<string, JsonObject>> = {
  CREATE: { operationType: 'CREATE' },
  ALTER: { operationType: 'ALTER' },
  DROP: { operationType: 'DROP' },
  RENAME: { operationType: 'CUSTOM', customOperationType: 'RENAME' },
  OVERWRITE: { operationType: 'CUSTOM', customOperationType: 'OVERWRITE' },
  TRUNCATE: { operationType: 'CUSTOM', customOperationType: 'TRUNCATE' },
};

/** The change of a dataset's data that an event reports: how many rows were written, or that it was created, dropped, and so on. */
export function operationsOf(mapping: Mapping, urn: string, facets: Facets): ChangeProposal[] {
  const { event, actor } = mapping;
  // Numbers grow while a run goes on, and what fails may not have changed anything.
  if (event.kind === 'run' && event.state !== 'COMPLETE') return [];
  const statistics = facets.get('outputStatistics');
  const change = facets.get('lifecycleStateChange')?.oneOf('lifecycleStateChange', Object.keys(types));
  if (!statistics && change === undefined) return [];
  const rows = statistics && whole(statistics, 'rowCount');
  const sizeInBytes = statistics && whole(statistics, 'size');
  const fileCount = statistics && whole(statistics, 'fileCount');
  return [
    upsert(urn, 'operation', {
      timestampMillis: event.eventTime,
      lastUpdatedTimestamp: event.eventTime,
      actor,
      sourceType: 'DATA_PROCESS',
      ...(change === undefined ? { operationType: 'INSERT' } : types[change]),
      ...(rows !== undefined && { numAffectedRows: rows }),
      customProperties: {
        ...(sizeInBytes !== undefined && { sizeInBytes: String(sizeInBytes) }),
        ...(fileCount !== undefined && { fileCount: String(fileCount) }),
        ...(event.kind === 'run' && { runId: event.runId }),
      },
      ...(event.kind === 'run' && { messageId: event.runId }),
    }),
  ];
}
