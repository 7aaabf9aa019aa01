import type { PlatformResourceInfo } from '@colophon/model-types';
import { makePlatformResourceUrn } from '@colophon/sdk/urns';
import type { LoadedPipeline } from '../configuration/read-pipeline.ts';
import type { Statistics } from '../pipeline/statistics.ts';
import { consumerName } from '../sources/consumer-name.ts';

/** By which readers find the states of pipelines among other resources. */
export const stateResourceType = 'actionPipeline';

/** Begins the URN of every state, whose own changes are no events for pipelines. */
export const stateUrnPrefix = `urn:li:platformResource:${stateResourceType}.`;

/** How a pipeline is: under way, ended as it should, or stopped by an error. */
export type PipelineStatus = 'RUNNING' | 'ENDED' | 'FAILED';

/** What a pipeline tells the catalogue of itself. Numbers count since `startedAt`; times are milliseconds since the epoch. */
export interface PipelineState {
  readonly name: string;
  readonly action: string;
  readonly source: string;
  /** Name under which the catalogue keeps its position; absent where its source keeps it elsewhere. */
  readonly consumer?: string;
  readonly status: PipelineStatus;
  readonly startedAt: number;
  readonly done: number;
  /** Failed for good, and kept in its file of failed events. */
  readonly failed: number;
  readonly retries: number;
  readonly lastDoneAt?: number;
  readonly lastFailure?: { readonly time: number; readonly message: string };
  /** Why it stopped, of one that failed. */
  readonly error?: string;
}

/** Longest message that is stored. */
const maxMessageLength = 500;
export const shorten = (message: string): string =>
  message.length > maxMessageLength ? `${message.slice(0, maxMessageLength - 1)}…` : message;

export const stateUrn = (pipelineName: string): string =>
  makePlatformResourceUrn(`${stateResourceType}.${pipelineName}`);

/** The state of a pipeline, from what its run has counted so far. */
export function stateOf(
  pipeline: LoadedPipeline,
  { done, failed, retries, lastDoneAt, lastFailure }: Statistics,
  run: { readonly startedAt: number; readonly status: PipelineStatus; readonly error?: string },
): PipelineState {
  const consumer = positionOf(pipeline);
  return {
    name: pipeline.name,
    action: pipeline.action.definition.name,
    source: pipeline.source.definition.name,
    ...(consumer !== undefined && { consumer }),
    ...run,
    done,
    failed,
    retries,
    ...(lastDoneAt !== undefined && { lastDoneAt }),
    ...(lastFailure && { lastFailure: { ...lastFailure, message: shorten(lastFailure.message) } }),
  };
}

/** Kafka keeps the position of who reads its topics. */
function positionOf({ name, source }: LoadedPipeline): string | undefined {
  const { consumer_id, read_topics } = source.config as {
    readonly consumer_id?: string | null;
    readonly read_topics?: unknown;
  };
  return read_topics ? undefined : consumerName(consumer_id ?? name);
}

/** True while the last event that got to an end was one that failed. */
export const isFailing = ({ lastDoneAt = 0, lastFailure }: PipelineState): boolean =>
  lastFailure !== undefined && lastFailure.time >= lastDoneAt;

/** The state as it is stored: as free data of an integration, which is what DataHub's model has for it. */
export const toResource = (state: PipelineState): PlatformResourceInfo => ({
  resourceType: stateResourceType,
  primaryKey: state.name,
  // Bytes are written as text with one character for each: no others may be in it.
  value: { blob: toAscii(JSON.stringify(state)), contentType: 'JSON' },
});

const toAscii = (json: string): string =>
  json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
