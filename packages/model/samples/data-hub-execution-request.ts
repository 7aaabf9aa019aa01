import type { Entity } from '@colophon/schema';
import { ana, monday } from './world.ts';

/** A run of the ingestion of the shop's tables, asked for by hand. */
export const dataHubExecutionRequestSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubExecutionRequest:8c0d6f6e-3f5b-4a53-9f0e-1a3a2d0f7b10',
  aspects: {
    dataHubExecutionRequestInput: {
      task: 'RUN_INGEST',
      args: { version: '1.3.0' },
      // Not the executor of the server, which would take a request that it finds for its own.
      executorId: 'warehouse',
      source: { type: 'INGESTION_SOURCE', ingestionSource: 'urn:li:dataHubIngestionSource:shop-postgres' },
      requestedAt: monday,
      actorUrn: ana,
    },
    dataHubExecutionRequestResult: {
      status: 'SUCCESS',
      report: '14 tables read, 14 written.',
      startTimeMs: monday + 2_000,
      durationMs: 8_400,
    },
  },
};
