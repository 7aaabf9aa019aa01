import { z } from 'zod';
import { commonFields, statefulField } from '../../definitions/configuration.ts';

const replaceSchema = z.strictObject({
  match: z.string().min(1).describe('Text to replace.'),
  replace: z.string().describe('What it is replaced by.'),
});

/** What a recipe can say about the source `json-schema`, with DataHub's names. */
export const configSchema = z.strictObject({
  ...commonFields,
  path: z
    .string()
    .min(1)
    .describe('File, folder or `http` address. Folders are read with all folders inside.'),
  platform: z.string().min(1).describe('Platform that the schemas belong to, such as `schemaregistry`.'),
  use_id_as_base_uri: z
    .boolean()
    .default(false)
    .describe('Whether references start at the `$id` of a schema.'),
  uri_replace_pattern: replaceSchema
    .optional()
    .describe('Changes addresses of references before they are read.'),
  dataset_name_strategy: z
    .enum(['BASENAME', 'SCHEMA_ID', 'TITLE'])
    .default('BASENAME')
    .describe('What names a schema for people: the end of its name, its `$id`, or its title.'),
  dataset_name_replace_pattern: replaceSchema.optional().describe('Changes the name for people.'),
  http_headers: z
    .record(z.string(), z.string())
    .default({})
    .describe('Headers of requests, such as `Authorization`.'),
  stateful_ingestion: statefulField,
});

export type JsonSchemaConfig = z.output<typeof configSchema>;
