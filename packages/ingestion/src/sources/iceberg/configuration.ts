import { z } from 'zod';
import {
  commonFields,
  patternsField,
  patternsSchema,
  statefulField,
} from '../../definitions/configuration.ts';
import { ignoredField, refusedField } from '../sql-common/other-fields.ts';

const catalogSchema = z
  .strictObject({
    type: z
      .enum(['rest', 'hadoop', 'filesystem'], {
        error: 'must be rest, or hadoop (filesystem) for a folder; for others, use the connector of DataHub',
      })
      .default('rest')
      .describe('`rest` for a server, `hadoop` or `filesystem` for a folder of tables.'),
    uri: z.url().optional().describe('Address of the server.'),
    warehouse: z
      .string()
      .optional()
      .describe('Folder of the tables, on disk or on S3; with a server, the name of the warehouse.'),
    token: z.string().optional().describe('Token that is sent to the server.'),
    credential: refusedField('ask the server for a token, and set `token`'),
    prefix: z.string().optional().describe('Prefix of the paths of the server. Default: as the server says.'),
    's3.endpoint': z.url().optional().describe('Address of an object store that is not AWS.'),
    's3.access-key-id': z.string().optional().describe('Id of the access key. Default: `AWS_ACCESS_KEY_ID`.'),
    's3.secret-access-key': z.string().optional().describe('The secret access key.'),
    's3.session-token': z.string().optional().describe('Token of temporary credentials.'),
    's3.region': z.string().optional().describe('Region. Default: `AWS_REGION`, or `us-east-1`.'),
    'py-io-impl': ignoredField('files are read by the source'),
    connection: ignoredField('requests are not repeated'),
  })
  .superRefine(({ type, uri, warehouse }, context) => {
    const needed = type === 'rest' ? 'uri' : 'warehouse';
    if ((type === 'rest' ? uri : warehouse) === undefined)
      context.addIssue({ code: 'custom', path: [needed], message: `is needed for the type ${type}` });
  });

/** How to reach a catalogue of tables. */
export type CatalogConfig = z.infer<typeof catalogSchema>;

const include = (what: string) => z.boolean().default(true).describe(`Whether to profile ${what}.`);

/** The recipe of an Iceberg source. */
export const icebergConfig = z.strictObject({
  ...commonFields,
  catalog: z
    .record(z.string(), catalogSchema)
    .refine((catalogs) => Object.keys(catalogs).length === 1, 'must have exactly one catalogue')
    .describe('The catalogue by its name, with the keys of PyIceberg.'),
  namespace_pattern: patternsField('namespaces'),
  table_pattern: patternsField('tables, by their full names such as `shop.orders`'),
  user_ownership_property: z
    .string()
    .nullable()
    .default('owner')
    .describe('Property of a table that names the user who owns it.'),
  group_ownership_property: z
    .string()
    .nullish()
    .describe('Property of a table that names the group that owns it.'),
  domain: z
    .record(z.string(), patternsSchema)
    .default({})
    .describe('Patterns by the id or URN of a domain: namespaces and tables that belong to it.'),
  profiling: z
    .strictObject({
      enabled: z.boolean().default(false).describe('Whether to profile the tables.'),
      include_field_null_count: include('the number of nulls'),
      include_field_min_value: include('the smallest value'),
      include_field_max_value: include('the largest value'),
      max_manifests: z
        .int()
        .positive()
        .default(1000)
        .describe('Tables with more manifests have a profile of their rows alone. Not a key of DataHub.'),
      operation_config: ignoredField('give the recipe a schedule'),
    })
    .prefault({})
    .describe('Statistics from manifests: no data is read.'),
  processing_threads: ignoredField('tables are read one after the other'),
  stateful_ingestion: statefulField,
});

export type IcebergConfig = z.infer<typeof icebergConfig>;
