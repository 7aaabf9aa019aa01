import { genContainers } from '@colophon/sdk/builders';
import type { SourceRecord } from '../../definitions/record.ts';
import type { Filters } from './configuration.ts';
import type { DatabaseSystem, SchemaRow } from './database.ts';
import type { Names } from './names.ts';

/** What records are made with. */
export interface RecordSettings {
  readonly system: DatabaseSystem;
  readonly names: Names;
  readonly filters: Filters;
}

const domainOf = (filters: Filters, name: string) => {
  const domainUrn = filters.domain(name);
  return domainUrn === undefined ? {} : { domainUrn };
};

/** The container of a database. */
export const databaseRecord = ({ names, filters }: RecordSettings, database: string): SourceRecord => ({
  id: database,
  proposals: genContainers(names.databaseKey(database), {
    name: database,
    subTypes: ['Database'],
    ...domainOf(filters, database),
  }),
});

/** The container of a schema, in that of its database. */
export const schemaRecord = (
  { names, filters }: RecordSettings,
  database: string,
  { name, comment }: SchemaRow,
): SourceRecord => ({
  id: `${database}.${name}`,
  proposals: genContainers(names.tableContainerKey(database, name), {
    name,
    subTypes: ['Schema'],
    parentContainerKey: names.databaseKey(database),
    ...(comment && { description: comment }),
    ...domainOf(filters, `${database}.${name}`),
  }),
});
