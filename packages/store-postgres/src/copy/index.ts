// Copying a database into another store, and another store into a database.
export { openPostgresCopySource } from './open-copy-source.ts';
export { openPostgresCopyTarget } from './open-copy-target.ts';
