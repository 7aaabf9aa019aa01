import type { AspectTypes } from '@colophon/model-types';

/** What an executor is asked to do. */
export type RequestInput = AspectTypes['dataHubExecutionRequestInput'];
/** How far it is, or how it ended. */
export type RequestResult = AspectTypes['dataHubExecutionRequestResult'];
/** A saved recipe, and when it runs. */
export type SourceInfo = AspectTypes['dataHubIngestionSourceInfo'];

export const requestType = 'dataHubExecutionRequest';
export const sourceType = 'dataHubIngestionSource';
export const inputAspect = 'dataHubExecutionRequestInput';
export const resultAspect = 'dataHubExecutionRequestResult';
export const signalAspect = 'dataHubExecutionRequestSignal';
export const sourceAspect = 'dataHubIngestionSourceInfo';

/** The executor of a request that names none, as DataHub's. */
export const defaultExecutor = 'default';

/** Tasks that an executor runs. */
export type TaskName = 'RUN_INGEST' | 'TEST_CONNECTION';

export const isTaskName = (name: string): name is TaskName =>
  name === 'RUN_INGEST' || name === 'TEST_CONNECTION';

/** States of a request that has not ended. One without a result waits, too. */
export const openStatuses: ReadonlySet<string> = new Set(['PENDING', 'RUNNING', 'UP_FOR_RETRY']);
