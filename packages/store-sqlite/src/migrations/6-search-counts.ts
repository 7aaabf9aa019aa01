import { searchCountTable } from '../schema.ts';
import type { Migration } from './migration.ts';

export const searchCounts: Migration = {
  version: 6,
  title: 'add a table for what is searched for',
  change: (database) => database.exec(searchCountTable),
};
