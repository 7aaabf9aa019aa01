// The store in Node: databases in files and in memory, and the store that runs in threads.
export {
  DataFolderError,
  databaseFileName,
  type FileDatabase,
  holdsDatabase,
  type MemoryDatabase,
  openCopy,
  openDatabase,
  openMemoryDatabase,
  placeNew,
  restoreHint,
} from './node-database.ts';
export {
  defaultQueryDeadlineMs,
  defaultQueryWorkers,
  openThreadedStore,
  type ThreadedStoreOptions,
} from './threaded-store.ts';
export type { OnRan } from './threads/query-pool.ts';
export { createSharedThreads, type SharedThreads } from './threads/shared-threads.ts';
