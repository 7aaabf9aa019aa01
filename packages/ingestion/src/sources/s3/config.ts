import { z } from 'zod';
import { commonFields, patternsField, statefulField } from '../../definitions/configuration.ts';
import { isS3Url } from '../file-store/s3-url.ts';
import { awsConfigSchema } from './aws-config.ts';
import { ignored, pathSpecSchema } from './path-spec-config.ts';

const include = (what: string) => z.boolean().default(true).describe(`Whether to profile ${what}.`);

const profilingSchema = z
  .strictObject({
    enabled: z.boolean().default(false).describe('Whether to profile the tables.'),
    profile_table_level_only: z.boolean().default(false).describe('Whether to count rows and columns only.'),
    max_number_of_fields_to_profile: z
      .int()
      .positive()
      .optional()
      .describe('At most this many columns of a table are profiled. Default: all.'),
    limit: z
      .int()
      .positive()
      .default(100_000)
      .describe('At most this many rows of a table are read. DataHub reads all of them.'),
    include_field_null_count: include('the number of nulls'),
    include_field_min_value: include('the smallest value'),
    include_field_max_value: include('the largest value'),
    include_field_mean_value: include('the mean of numbers'),
    include_field_median_value: include('the median of numbers'),
    include_field_stddev_value: include('the standard deviation of numbers'),
    include_field_quantiles: include('the quantiles of numbers'),
    include_field_distinct_value_frequencies: include('how often each value occurs, if there are few'),
    include_field_histogram: include('the histogram of numbers'),
    include_field_sample_values: include('sample values'),
    operation_config: ignored('schedule a recipe of its own for profiles'),
  })
  .prefault({})
  .describe('Profiles: statistics on the values of each table.');

const fields = z.strictObject({
  path_specs: z.array(pathSpecSchema).min(1).describe('Which files make which tables.'),
  platform: z
    .string()
    .default('')
    .describe('Platform of the tables. Default: `s3` for paths that start with `s3://`, else `file`.'),
  ...commonFields,
  aws_config: awsConfigSchema.optional().describe('How to reach the object store.'),
  max_rows: z.int().positive().default(100).describe('Number of rows from which a schema is inferred.'),
  max_bytes: z
    .int()
    .min(1024)
    .default(16 * 1024 * 1024)
    .describe(
      'At most this many bytes of a text or Avro file are read for its schema, and four times as many for its profile. Not a key of DataHub.',
    ),
  enable_schema_inference: z.boolean().default(true).describe('Whether to infer schemas.'),
  add_partition_columns_to_schema: z
    .boolean()
    .default(false)
    .describe('Whether partitions are columns of the schema.'),
  sort_schema_fields: z.boolean().default(false).describe('Whether columns are sorted by their path.'),
  generate_partition_aspects: z
    .boolean()
    .default(true)
    .describe('Whether to write the first and the last partition of a table.'),
  convert_urns_to_lowercase: z
    .boolean()
    .default(false)
    .describe('Whether names in URNs are written in lower case.'),
  use_s3_bucket_tags: z.boolean().nullish().describe('Whether tags of the bucket become tags of its tables.'),
  use_s3_object_tags: z
    .boolean()
    .nullish()
    .describe('Whether tags of an object become tags of its table. For tables of one file.'),
  profile_patterns: patternsField('columns in profiles'),
  profiling: profilingSchema,
  stateful_ingestion: statefulField,
  number_of_files_to_sample: ignored('the newest file is the sample'),
  use_s3_content_type: ignored('the format is that of the ending, or `default_extension`'),
  verify_ssl: z
    .literal(true, {
      error: 'can only be true: name the certificate of the authority in NODE_EXTRA_CA_CERTS',
    })
    .default(true)
    .describe('Certificates are always verified.'),
  spark_driver_memory: ignored('no Spark is started'),
  spark_config: ignored('no Spark is started'),
  update_schema_on_partition_file_updates: ignored('a schema always follows the newest file'),
});

/** Configuration of the source, with DataHub's names. */
export const configSchema = z
  .preprocess(singlePathSpec, fields)
  .superRefine((config, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const remote = config.path_specs.filter(({ include }) => isS3Url(include)).length;
    if (remote > 0 && remote < config.path_specs.length)
      issue('path_specs', 'mixes paths on S3 with paths on disk; write two recipes');
    if (remote === 0 && (config.use_s3_bucket_tags || config.use_s3_object_tags))
      issue('use_s3_bucket_tags', 'needs paths that start with s3://');
    if (config.add_partition_columns_to_schema && !config.enable_schema_inference)
      issue('add_partition_columns_to_schema', 'has no effect without enable_schema_inference');
  })
  .transform((config) => ({
    ...config,
    platform: config.platform || (isS3Url(config.path_specs[0]?.include ?? '') ? 's3' : 'file'),
  }));

/** Configuration of the source. */
export type S3Config = z.infer<typeof configSchema>;

/** Which statistics a profile has. */
export type ProfilingConfig = S3Config['profiling'];

/** DataHub still reads `path_spec`, the name before there could be several. */
function singlePathSpec(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('path_spec' in value)) return value;
  const { path_spec: only, ...rest } = value;
  return 'path_specs' in rest ? value : { ...rest, path_specs: [only] };
}
