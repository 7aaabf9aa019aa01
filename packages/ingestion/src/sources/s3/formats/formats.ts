import type { FileType } from '../path-spec-config.ts';
import type { FileFormat } from './file-format.ts';

/** The formats, each loaded when a file needs it. */
export const formats: Readonly<Record<FileType, () => Promise<FileFormat>>> = {
  csv: async () => (await import('./csv.ts')).delimited(),
  tsv: async () => (await import('./csv.ts')).delimited('\t'),
  json: async () => (await import('./json.ts')).json,
  jsonl: async () => (await import('./json.ts')).jsonLines,
  parquet: async () => (await import('./parquet.ts')).parquet,
  avro: async () => (await import('./avro.ts')).avro,
};
