import type { AspectTypes } from '@colophon/model-types';
import type { Colophon } from '@colophon/sdk';
import { makeDataJobUrn } from '@colophon/sdk/urns';
import { decodeBase85 } from './base85.ts';
import { decompressBzip2 } from './bzip2.ts';

type Checkpoint = AspectTypes['datahubIngestionCheckpoint'];

/** The data job that keeps a state of a pipeline, as DataHub names it. */
export const checkpointUrn = (pipelineName: string, job: string): string =>
  makeDataJobUrn('datahub', pipelineName, job);

const jobs: Readonly<Record<string, string>> = {
  bigquery: 'ingest_from_bigquery_source',
  dbt: 'dbt_stateful_ingestion',
  glue: 'glue_stateful_ingestion',
  kafka: 'ingest_from_kafka_source',
  pulsar: 'ingest_from_pulsar_source',
  snowflake: 'common_ingest_from_sql_source',
};

/** Name of the job for stale entities, as DataHub derives it from a platform: its runs and ours share the state. */
export const removalJob = (platform: string): string => jobs[platform] ?? `${platform}_stale_entity_removal`;

/** Name of the job for what a source keeps. DataHub has nothing like it. */
export const sourceStateJob = (platform: string): string => `${platform}_source_state`;

/** The last state that a pipeline stored; undefined if there is none. */
export async function readCheckpoint(
  catalogue: Colophon,
  pipelineName: string,
  job: string,
  signal: AbortSignal,
): Promise<Record<string, unknown> | undefined> {
  const [latest] = await catalogue.aspects.timeseries(
    checkpointUrn(pipelineName, job),
    'datahubIngestionCheckpoint',
    { limit: 1, signal },
  );
  return latest && decodeState(latest);
}

/** Stores a state. The job is soft-deleted, as DataHub's are: it is nothing to find by search. */
export async function writeCheckpoint(
  catalogue: Colophon,
  pipelineName: string,
  job: string,
  { state, runId, now }: { readonly state: object; readonly runId: string; readonly now: number },
): Promise<void> {
  const urn = checkpointUrn(pipelineName, job);
  await catalogue.aspects.write(urn, {
    // The time makes each write a change: DataHub's garbage collection deletes what was removed long ago.
    status: { removed: true, lifecycleLastUpdated: { time: now, actor: 'urn:li:corpuser:__datahub_system' } },
    datahubIngestionCheckpoint: {
      timestampMillis: now,
      pipelineName,
      platformInstanceId: '',
      config: '',
      runId,
      state: { formatVersion: '1.0', serde: 'utf-8', payload: toAscii(JSON.stringify(state)) },
    },
  });
}

/** JSON with escapes for what is not ASCII: the field is bytes, of which each character is one. */
const toAscii = (json: string): string =>
  json.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * The state in a checkpoint, ours or DataHub's.
 *
 * @throws Error if it is encoded in another way.
 */
export function decodeState({ state }: Checkpoint): Record<string, unknown> {
  const { serde, payload } = state;
  if (payload === undefined) return {};
  if (serde === 'utf-8') return JSON.parse(Buffer.from(payload, 'latin1').toString('utf8'));
  if (serde === 'base85-bz2-json')
    return JSON.parse(Buffer.from(decompressBzip2(decodeBase85(payload))).toString('utf8'));
  throw new Error(`the state of the last run is encoded as ${serde}; expected utf-8 or base85-bz2-json`);
}
