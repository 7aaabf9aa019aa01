import { z } from 'zod';
import { classificationField } from '../../classification/configuration.ts';
import {
  commonFields,
  compilePatterns,
  patternsField,
  patternsSchema,
  statefulField,
} from '../../definitions/configuration.ts';
import { ignoredField } from './other-fields.ts';
import { profilingField } from './profiling-configuration.ts';

/** What all relational sources can be told, with DataHub's names. Spread it into the source's object. */
export const relationalFields = {
  ...commonFields,
  schema_pattern: patternsField('schemas, by their names'),
  table_pattern: patternsField('tables, by their full names such as `shop.public.orders`'),
  view_pattern: patternsSchema
    .optional()
    .describe('Which views to include, by their full names. Default: as `table_pattern`.'),
  profile_pattern: patternsField('tables to profile, by their full names'),
  include_tables: z.boolean().default(true).describe('Whether tables are read.'),
  include_views: z.boolean().default(true).describe('Whether views are read.'),
  include_view_lineage: z
    .boolean()
    .default(true)
    .describe('Whether the statement of each view is parsed for the tables that it reads.'),
  include_view_column_lineage: z
    .boolean()
    .default(true)
    .describe('Whether it is parsed for columns, too. Needs `include_view_lineage`.'),
  convert_urns_to_lowercase: z
    .boolean()
    .default(false)
    .describe('Whether the names of datasets are written in lower case in their URNs.'),
  domain: z
    .record(z.string(), patternsSchema)
    .default({})
    .describe('Patterns by the id or URN of a domain: databases, schemas and tables that belong to it.'),
  tags: z
    .record(z.string(), patternsSchema)
    .default({})
    .describe('Patterns by the name or URN of a tag: tables and views that get it. Other tags stay.'),
  incremental: z
    .boolean()
    .default(false)
    .describe(
      'Whether only tables are written whose entry in the catalogue of the database has changed since the last run. Needs `stateful_ingestion`, and `pipeline_name` in the recipe.',
    ),
  profiling: profilingField,
  stateful_ingestion: statefulField,
  include_table_location_lineage: ignoredField('the tables of these databases have no location'),
  use_file_backed_cache: ignoredField('nothing is cached'),
  incremental_lineage: ignoredField('a view has one statement, so its lineage is complete'),
  classification: classificationField,
};

const relationalSchema = z.object(relationalFields);

/** Settings of a relational source. */
export type RelationalConfig = z.infer<typeof relationalSchema>;

/** The patterns of a configuration, compiled. */
export interface Filters {
  schema(name: string): boolean;
  table(name: string): boolean;
  view(name: string): boolean;
  profile(name: string): boolean;
  /** URN of the domain, the last one that matches. */
  domain(name: string): string | undefined;
  tags(name: string): readonly string[];
}

/** The patterns of a configuration. `domainUrns` has the URN of each domain that it names. */
export function compileFilters(config: RelationalConfig, domainUrns: ReadonlyMap<string, string>): Filters {
  const table = compilePatterns(config.table_pattern);
  const compileAll = (patterns: RelationalConfig['domain']) =>
    Object.entries(patterns).map(([key, value]) => ({ key, matches: compilePatterns(value) }));
  const domains = compileAll(config.domain);
  const tags = compileAll(config.tags);
  return {
    schema: compilePatterns(config.schema_pattern),
    table,
    view: config.view_pattern ? compilePatterns(config.view_pattern) : table,
    profile: compilePatterns(config.profile_pattern),
    domain: (name) => domainUrns.get(domains.findLast(({ matches }) => matches(name))?.key ?? ''),
    tags: (name) => tags.filter(({ matches }) => matches(name)).map(({ key }) => key),
  };
}
