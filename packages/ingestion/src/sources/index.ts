import type { SourceDefinition } from '../definitions/source.ts';

// The sources by `type`, each loaded when it is used: the driver of a database takes time and memory.
// biome-ignore format: a line each, so that branches which add one do not meet
export const sources: Readonly<Record<string, () => Promise<SourceDefinition>>> = {
  duckdb: () => import('./duckdb/source.ts').then((m) => m.duckdb),
  mysql: () => import('./mysql/source.ts').then((m) => m.mysql),
  mariadb: () => import('./mysql/source.ts').then((m) => m.mariadb),
  sqlite: () => import('./sqlite/source.ts').then((m) => m.sqlite),
  postgres: () => import('./postgres/source.ts').then((m) => m.postgres),
  'csv-enricher': () => import('./csv-enricher/source.ts').then((m) => m.csvEnricher),
  'datahub-business-glossary': () => import('./business-glossary/source.ts').then((m) => m.businessGlossary),
  'datahub-lineage-file': () => import('./lineage-file/source.ts').then((m) => m.lineageFile),
  file: () => import('./file/source.ts').then((m) => m.file),
  iceberg: () => import('./iceberg/source.ts').then((m) => m.iceberg),
  s3: () => import('./s3/source.ts').then((m) => m.s3),
};
