import { z } from 'zod';
import { ignoredField } from './other-fields.ts';

/** Settings of usage from a log of queries, with DataHub's names. */
export const usageFields = {
  include_query_lineage: z
    .boolean()
    .default(false)
    .describe('Whether the log of queries is read for statements that fill tables.'),
  include_usage_statistics: z
    .boolean()
    .default(false)
    .describe('Whether it is read for who reads what, too. Needs `include_query_lineage`.'),
  bucket_duration: z
    .enum(['DAY', 'HOUR'])
    .default('DAY')
    .describe('Length of the spans of time for which usage is counted.'),
  top_n_queries: z.number().int().min(1).max(1000).default(10).describe('Number of queries kept per table.'),
  include_top_n_queries: z.boolean().default(true).describe('Whether the text of queries is kept.'),
  include_operational_stats: z
    .boolean()
    .default(true)
    .describe('Whether statements that write are recorded as operations, where the log has their time.'),
  start_time: ignoredField('usage is counted since the last run'),
  end_time: ignoredField('usage is counted until the run'),
  include_read_operational_stats: ignoredField('reads are usage, not operations'),
  format_sql_queries: ignoredField('queries are kept as they were run'),
  user_email_pattern: ignoredField('users are known by the names of their roles'),
  email_domain: ignoredField('users are known by the names of their roles'),
  queries_character_limit: ignoredField('`top_n_queries` limits them'),
};

const usageSchema = z.object(usageFields);

export type UsageConfig = z.infer<typeof usageSchema>;
