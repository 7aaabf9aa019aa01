// Copying a store into another: which rows, and the ends that each engine has.
export { compareTables, type Difference, lengthOf } from './compare-tables.ts';
export {
  aspectTable,
  type CopiedRow,
  type CopiedTable,
  copiedTables,
  modelTable,
  otherTables,
} from './copied-tables.ts';
export {
  type CopyMarker,
  ensureFinished,
  ensureMayCopy,
  markerTables,
  readMarker,
} from './copy-marker.ts';
export { copyRows } from './copy-rows.ts';
export type { CopyProgress, CopyReader, CopySource, CopyStage, CopyTarget, RowChanges } from './ends.ts';
