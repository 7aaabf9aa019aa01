import { z } from 'zod';
import { commonFields, patternsField, statefulField } from '../../definitions/configuration.ts';
import { metaMappingSchema } from '../../reading/meta-mapping.ts';
import { gitLinkSchema } from './git-link.ts';

const directive = (what: string) =>
  z
    .union([z.boolean(), z.string()], 'expected YES, NO or ONLY')
    .transform((value) => (typeof value === 'boolean' ? (value ? 'YES' : 'NO') : value.toUpperCase()))
    .pipe(z.enum(['YES', 'NO', 'ONLY'], 'expected YES, NO or ONLY'))
    .default('YES')
    .describe(`Whether ${what} are read: \`YES\`, \`NO\`, or \`ONLY\` for these and nothing else.`);

const entitiesSchema = z
  .strictObject({
    models: directive('models'),
    sources: directive('sources'),
    seeds: directive('seeds'),
    snapshots: directive('snapshots'),
    test_definitions: directive('tests'),
    test_results: directive('results of tests'),
    model_performance: directive('runs of models'),
    exposures: directive('exposures'),
    semantic_models: directive('semantic models'),
    queries: directive('queries of `meta.queries`'),
    catalog_stats: directive('row counts and sizes of the catalog'),
  })
  .transform((entities, context) => {
    const only = Object.keys(entities).filter((name) => entities[name as keyof typeof entities] === 'ONLY');
    if (only.length > 1)
      context.addIssue({ code: 'custom', message: `Only one of ${only.join(', ')} can be ONLY` });
    const isOn = (name: string, value: string) => (only.length > 0 ? only.includes(name) : value === 'YES');
    return Object.fromEntries(
      Object.entries(entities).map(([name, value]) => [name, isOn(name, value)]),
    ) as Readonly<Record<keyof typeof entities, boolean>>;
  });

const path = (what: string) => z.string().min(1).describe(`${what} File or \`http\` address.`);

/** What a recipe can say about the source `dbt`, with DataHub's names. */
export const configSchema = z
  .strictObject({
    ...commonFields,
    manifest_path: path('`manifest.json`.'),
    catalog_path: path(
      '`catalog.json`, which `dbt docs generate` writes. Without it, columns have no types.',
    ).optional(),
    sources_path: path('`sources.json`, which `dbt source freshness` writes.').optional(),
    run_results_paths: z
      .array(z.string().min(1))
      .default([])
      .describe('`run_results.json` of `dbt build`, `dbt run` or `dbt test`. Files or `http` addresses.'),
    run_results_path: z.string().optional().describe('Older form of `run_results_paths`, for one file.'),
    test_results_path: z.string().optional().describe('Oldest form of `run_results_paths`, for one file.'),
    target_platform: z
      .string()
      .min(1)
      .refine(
        (name) => name.toLowerCase() !== 'dbt',
        'has to be the platform that dbt works on, such as postgres',
      )
      .describe('Platform that dbt works on, such as `postgres`.'),
    target_platform_instance: z.string().optional().describe('Instance of that platform.'),
    entities_enabled: entitiesSchema.prefault({}).describe('Which kinds of things are read.'),
    node_name_pattern: patternsField('nodes, by unique id such as `model.shop.orders`,'),
    materialized_node_pattern: z
      .strictObject({
        database_pattern: patternsField('databases'),
        schema_pattern: patternsField('schemas, as `database.schema`,'),
        table_pattern: patternsField('tables, as `database.schema.table`,'),
      })
      .prefault({})
      .describe('Which nodes are read, by where they are in the database.'),
    tag_prefix: z.string().default('dbt:').describe('Put in front of tags.'),
    enable_meta_mapping: z.boolean().default(true).describe('Whether `meta_mapping` is applied.'),
    meta_mapping: metaMappingSchema.describe(
      'Rules that turn `meta` of nodes into tags, terms, owners and domains.',
    ),
    column_meta_mapping: metaMappingSchema.describe('Rules that turn `meta` of columns into tags and terms.'),
    enable_query_tag_mapping: z.boolean().default(true).describe('Whether `query_tag_mapping` is applied.'),
    query_tag_mapping: metaMappingSchema.describe('Rules that turn `query_tag` into tags.'),
    write_semantics: z
      .string()
      .transform((text) => text.toUpperCase())
      .pipe(z.enum(['PATCH', 'OVERRIDE']))
      .default('PATCH')
      .describe(
        'Whether owners, tags and terms that others have added are kept (`PATCH`) or replaced (`OVERRIDE`).',
      ),
    strip_user_ids_from_email: z
      .boolean()
      .default(false)
      .describe('Whether `ada@example.org` as an owner means `ada`.'),
    enable_owner_extraction: z.boolean().default(true).describe('Whether `meta.owner` is read.'),
    owner_extraction_pattern: z
      .string()
      .optional()
      .describe('Regular expression with a group `owner`, applied to `meta.owner`.'),
    include_env_in_assertion_guid: z
      .boolean()
      .default(false)
      .describe('Whether ids of assertions contain the environment, where it is not `PROD`.'),
    convert_urns_to_lowercase: z.boolean().default(true).describe('Whether names in URNs are in lower case.'),
    convert_column_urns_to_lowercase: z
      .boolean()
      .optional()
      .describe(
        'Whether names of columns are in lower case. Default: only with `target_platform: snowflake`.',
      ),
    test_warnings_are_errors: z
      .boolean()
      .default(false)
      .describe('Whether warnings of tests count as failures.'),
    infer_dbt_schemas: z
      .boolean()
      .default(true)
      .describe('Whether columns that the catalog lacks come from the SQL.'),
    include_column_lineage: z
      .boolean()
      .default(true)
      .describe('Whether lineage of columns is read from the SQL.'),
    prefer_sql_parser_lineage: z
      .boolean()
      .default(false)
      .describe('Whether lineage of tables is read from the SQL too, instead of from `ref` and `source`.'),
    skip_sources_in_lineage: z
      .boolean()
      .default(false)
      .describe(
        'Whether lineage starts at the tables, without dbt sources. Needs `entities_enabled.sources: NO`.',
      ),
    incremental_lineage: z
      .boolean()
      .default(true)
      .describe('Whether lineage of the tables is added to what is there, instead of replacing it.'),
    include_compiled_code: z.boolean().default(true).describe('Whether compiled SQL is kept.'),
    include_database_name: z.boolean().default(true).describe('Whether URNs contain the database.'),
    dbt_is_primary_sibling: z
      .boolean()
      .default(true)
      .describe('Whether dbt or the database describes a table first.'),
    drop_duplicate_sources: z
      .boolean()
      .default(true)
      .describe('Whether a source is left out if a model writes the same table.'),
    only_include_if_in_catalog: z
      .boolean()
      .default(false)
      .describe('Whether nodes that the catalog lacks are left out.'),
    use_identifiers: z.boolean().default(false).describe('Whether the identifier of a source names it.'),
    git_info: gitLinkSchema.optional().describe('Repository of the project, for links to the files.'),
    emit_target_platform_instance_aspects: z
      .boolean()
      .default(true)
      .describe('Whether tables get the instance of `target_platform_instance`.'),
    stateful_ingestion: statefulField,
  })
  .superRefine((config, context) => {
    const refuse = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message });
    if (/[*?[]/.test(config.manifest_path))
      refuse(
        'manifest_path',
        'has to be one file. Write a recipe for each project, or run this one by DataHub’s package',
      );
    if (config.include_column_lineage && !config.infer_dbt_schemas)
      refuse('infer_dbt_schemas', 'has to be true for include_column_lineage');
    if (config.prefer_sql_parser_lineage && !config.skip_sources_in_lineage)
      refuse('prefer_sql_parser_lineage', 'needs skip_sources_in_lineage: true');
    if (
      config.skip_sources_in_lineage &&
      config.entities_enabled.sources &&
      !config.prefer_sql_parser_lineage
    )
      refuse('skip_sources_in_lineage', 'needs entities_enabled.sources: NO');
  })
  .transform(({ run_results_path, test_results_path, ...config }) => ({
    ...config,
    run_results_paths: [...config.run_results_paths, run_results_path, test_results_path].filter(
      (one) => one !== undefined,
    ),
    convert_column_urns_to_lowercase:
      config.convert_column_urns_to_lowercase ?? config.target_platform.toLowerCase() === 'snowflake',
  }));

export type DbtConfig = z.output<typeof configSchema>;
