import { coverageTable } from '../schema.ts';
import type { Migration } from './migration.ts';

export const coverage: Migration = {
  version: 7,
  title: 'add a table for coverage by day',
  change: (database) => database.exec(coverageTable),
};
