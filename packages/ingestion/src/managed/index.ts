// Managed ingestion: executors, wherever they run, and the scheduler.

export { type ConnectedExecutor, connectExecutor } from './connect-executor.ts';
export type { Connection } from './connection.ts';
export { Executor, type ExecutorEvent, type ExecutorOptions } from './executor.ts';
export { readRequest, type StoredRequest } from './find-requests.ts';
export { runInProcess } from './process-runner.ts';
export { readSecretsOf } from './read-secrets.ts';
export type { ReadSecrets } from './read-task.ts';
export {
  defaultExecutor,
  inputAspect,
  requestType,
  resultAspect,
  signalAspect,
  sourceAspect,
  sourceType,
} from './requests.ts';
export { cancelRun, isOpen, listRunsOf, newLines, requestRun } from './runs.ts';
export { checkSchedule, jitterKey, missedRunsKey } from './schedule.ts';
export { Scheduler, type SchedulerOptions } from './scheduler.ts';
export { findSource, listSources, type SavedSource, type SourceToSave, saveSource } from './sources.ts';
export type { RunTask, Task, TaskControl, TaskOutcome } from './task.ts';
