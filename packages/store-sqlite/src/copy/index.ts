// Copying a data folder into another store, and another store into a data folder.
export { openSqliteCopySource } from './open-copy-source.ts';
export { openSqliteCopyTarget } from './open-copy-target.ts';
