// For those who write actions and transformers of their own.
export {
  type Action,
  type ActionDefinition,
  defineAction,
  type PipelineContext,
} from './definitions/action.ts';
export {
  type EntityChangeEvent,
  type EventEnvelope,
  type EventType,
  entityChangeOf,
  eventTypes,
} from './definitions/event.ts';
export {
  defineTransformer,
  type Transformer,
  type TransformerDefinition,
} from './definitions/transformer.ts';
export { ActionError, PipelineError, PipelineFileError, type Problem } from './definitions/errors.ts';

// For those who run pipelines.
export { actions } from './actions/index.ts';
export type { RunningExecutor, StartExecutor } from './definitions/executor.ts';
export { type LoadedPipeline, readPipeline } from './configuration/read-pipeline.ts';
export { failedEventsFile, readFailedEvents } from './pipeline/failed-events.ts';
export { replayFailedEvents } from './pipeline/replay.ts';
export { type AroundAction, type RunOptions, runPipeline } from './pipeline/run-pipeline.ts';
export { type PipelineResult, runPipelines } from './pipeline/run-pipelines.ts';
export { describeStatistics, type Statistics } from './pipeline/statistics.ts';
