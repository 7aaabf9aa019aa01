export { defaultCacheFolder } from './cache-folder.ts';
export {
  type EnvironmentOptions,
  ensureEnvironment,
  type PythonEnvironment,
} from './ensure-environment.ts';
export { findPython, type Python } from './find-python.ts';
export { PythonError } from './python-error.ts';
export { type ProcessEnd, type ProcessOptions, runProcess } from './run-process.ts';
