import type { SourceDefinition } from '../definitions/source.ts';

// The sources by `type`, each loaded when it is used: the driver of a database takes time and memory.
// biome-ignore format: a line each, so that branches which add one do not meet
export const sources: Readonly<Record<string, () => Promise<SourceDefinition>>> = {
  'csv-enricher': () => import('./csv-enricher/source.ts').then((m) => m.csvEnricher),
  datahub: () => import('./datahub/source.ts').then((m) => m.datahub),
  'datahub-business-glossary': () => import('./business-glossary/source.ts').then((m) => m.businessGlossary),
  'datahub-lineage-file': () => import('./lineage-file/source.ts').then((m) => m.lineageFile),
  dbt: () => import('./dbt/source.ts').then((m) => m.dbt),
  duckdb: () => import('./duckdb/source.ts').then((m) => m.duckdb),
  file: () => import('./file/source.ts').then((m) => m.file),
  iceberg: () => import('./iceberg/source.ts').then((m) => m.iceberg),
  'json-schema': () => import('./json-schema/source.ts').then((m) => m.jsonSchema),
  kafka: () => import('./kafka/source.ts').then((m) => m.kafka),
  mariadb: () => import('./mysql/source.ts').then((m) => m.mariadb),
  mysql: () => import('./mysql/source.ts').then((m) => m.mysql),
  openapi: () => import('./openapi/source.ts').then((m) => m.openapi),
  postgres: () => import('./postgres/source.ts').then((m) => m.postgres),
  s3: () => import('./s3/source.ts').then((m) => m.s3),
  sqlite: () => import('./sqlite/source.ts').then((m) => m.sqlite),
};
