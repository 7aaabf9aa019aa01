import { z } from 'zod';
import { ignoredField } from './other-fields.ts';

const included = (what: string, included = true) =>
  z.boolean().default(included).describe(`Whether to compute ${what}.`);

/** Metrics that cost most; `turn_off_expensive_profiling_metrics` leaves them out. */
export const expensiveMetrics = [
  'include_field_quantiles',
  'include_field_distinct_value_frequencies',
  'include_field_histogram',
  'include_field_sample_values',
] as const;

const limitField = (what: string) => z.number().int().positive().optional().describe(what);

/** Settings of profiling, with DataHub's names; `max_tables` and `time_limit_seconds` are our own. */
export const profilingField = z
  .strictObject({
    enabled: z.boolean().default(false).describe('Whether tables are profiled.'),
    profile_table_level_only: z
      .boolean()
      .default(false)
      .describe('Whether only rows and columns are counted, and no column is profiled.'),
    turn_off_expensive_profiling_metrics: z
      .boolean()
      .default(false)
      .describe(
        'Whether to leave out quantiles, frequencies of values, histograms and samples, and to profile at most 10 columns.',
      ),
    include_field_null_count: included('how many values are null'),
    include_field_distinct_count: included('how many different values there are'),
    include_field_min_value: included('the smallest value'),
    include_field_max_value: included('the largest value'),
    include_field_mean_value: included('the mean of numbers'),
    include_field_median_value: included('the median of numbers'),
    include_field_stddev_value: included('the standard deviation of numbers'),
    include_field_quantiles: included('the quantiles of numbers', false),
    include_field_distinct_value_frequencies: included('how often each value occurs', false),
    include_field_histogram: included('a histogram of numbers', false),
    include_field_sample_values: included('samples of values'),
    field_sample_values_limit: z.number().int().positive().default(20).describe('Number of samples.'),
    max_number_of_fields_to_profile: limitField(
      'Number of columns that are profiled per table. Default: all.',
    ),
    use_sampling: z
      .boolean()
      .default(true)
      .describe('Whether columns of a large table are profiled from a sample of its rows.'),
    sample_size: z.number().int().positive().default(10_000).describe('About how many rows a sample has.'),
    limit: limitField('Number of rows of each table that are profiled. Default: all.'),
    offset: ignoredField('rows have no order'),
    profile_table_row_limit: z
      .number()
      .int()
      .positive()
      .nullable()
      .default(5_000_000)
      .describe(
        'Tables that have more rows, as the database estimates or counts, are not profiled. `null`: no limit.',
      ),
    profile_table_size_limit: z
      .number()
      .positive()
      .nullable()
      .default(5)
      .describe('Tables that take more space, in GB, are not profiled. `null`: no limit.'),
    profile_table_row_count_estimate_only: z
      .boolean()
      .default(false)
      .describe("Whether the database's estimate is taken for the number of rows, where it has one."),
    max_tables: limitField('Number of tables that a run profiles. Default: all.'),
    time_limit_seconds: z
      .number()
      .positive()
      .optional()
      .describe('Time after which a run profiles no further table. Default: no limit.'),
    query_timeout_seconds: z
      .number()
      .int()
      .positive()
      .max(2_147_483)
      .optional()
      .describe('Time after which the database ends a statement of profiling. Default: no limit.'),
    max_workers: ignoredField('tables are profiled one after the other, on one connection'),
    report_dropped_profiles: z
      .boolean()
      .default(false)
      .describe('Whether tables that are not profiled are listed in the report.'),
    operation_config: ignoredField('give the recipe a schedule'),
    query_combiner_enabled: ignoredField('the metrics of a table are always one statement'),
    query_combiner_flatten_enabled: ignoredField('the metrics of a table are always one statement'),
    max_queries_to_combine: ignoredField('the metrics of a table are always one statement'),
    max_distinct_per_statement: ignoredField('the metrics of a table are always one statement'),
    catch_exceptions: ignoredField('what fails for one table is reported, and the rest continues'),
    profiling_isolation_level: ignoredField('each statement is a transaction'),
    partition_profiling_enabled: ignoredField('partitions are profiled as a whole'),
    partition_datetime: ignoredField('partitions are profiled as a whole'),
    profile_external_tables: ignoredField('there are no external tables'),
    tags_to_ignore_sampling: ignoredField('all tables are sampled in the same way'),
    profile_nested_fields: ignoredField('columns are profiled as a whole'),
    nested_field_max_depth: ignoredField('columns are profiled as a whole'),
    profile_if_updated_since_days: ignoredField('these databases do not keep the time of a change'),
    method: ignoredField('there is one profiler'),
  })
  .prefault({})
  .describe('Statistics of tables and columns.');

export type ProfilingConfig = z.infer<typeof profilingField>;
