import { z } from 'zod';

/** What has a type and its own configuration. `config` is validated by what the type names. */
const typed = (what: string) =>
  z.strictObject({
    type: z.string().min(1).describe(`Which ${what}.`),
    config: z.record(z.string(), z.unknown()).nullish().describe('Its configuration.'),
  });

const flags = z.strictObject({
  set_system_metadata: z
    .boolean()
    .default(true)
    .describe('Whether values carry the id of the run. Needed to roll a run back.'),
  set_system_metadata_pipeline_name: z
    .boolean()
    .default(true)
    .describe('Whether values carry the name of the pipeline.'),
  report_failure_sample_size: z
    .int()
    .min(0)
    .default(10)
    .describe('Failures of one title that a report keeps.'),
  report_warning_sample_size: z
    .int()
    .min(0)
    .default(10)
    .describe('Warnings of one title that a report keeps.'),
  report_info_sample_size: z.int().min(0).default(10).describe('Notes of one title that a report keeps.'),
  generate_browse_path_v2: z.boolean().default(true).describe('Accepted. The server computes browse paths.'),
  generate_browse_path_v2_dry_run: z.boolean().default(false).describe('Accepted, without effect.'),
  generate_memory_profiles: z.string().nullish().describe('Accepted, without effect.'),
  auto_resolve_lineage_urns: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Accepted, without effect.'),
  progress_report_max_failures: z.int().min(0).optional().describe('Accepted, without effect.'),
  progress_report_max_warnings: z.int().min(0).optional().describe('Accepted, without effect.'),
  progress_report_max_infos: z.int().min(0).optional().describe('Accepted, without effect.'),
});

/** A recipe, without the configurations of its parts. Keys are DataHub's. */
export const recipeSchema = z.strictObject({
  source: typed('source')
    .extend({
      extractor: z.literal('generic').optional().describe('Accepted: `generic` is the only one.'),
      extractor_config: z.record(z.string(), z.unknown()).optional().describe('Accepted, without effect.'),
    })
    .describe('Where metadata comes from.'),
  transformers: z.array(typed('transformer')).nullish().describe('What changes it on its way, in order.'),
  sink: typed('sink').optional().describe('Where it goes. Default: the catalogue of the command line.'),
  pipeline_name: z
    .string()
    .min(1)
    .optional()
    .describe('Name that the runs of this recipe share. Stateful ingestion finds the last run by it.'),
  run_id: z
    .string()
    .min(1)
    .optional()
    .describe('Id of the run. Default: source type, time and six characters.'),
  reporting: z
    .array(
      typed('reporter').extend({
        required: z.boolean().default(false).describe('Accepted, without effect.'),
      }),
    )
    .optional()
    .describe('Where the report goes: `datahub` (default: the catalogue) or `file`.'),
  datahub_api: z
    .looseObject({ server: z.string().optional(), token: z.string().optional() })
    .nullish()
    .describe('The catalogue for state and transformers, if the sink is none.'),
  failure_log: z
    .strictObject({
      enabled: z.boolean().default(false).describe('Accepted: rejected proposals are always kept.'),
      log_config: z.looseObject({ filename: z.string().optional() }).nullish().describe('File for them.'),
    })
    .optional()
    .describe('Where rejected proposals are kept, beside the folder of the run.'),
  recording: z.unknown().optional().describe('Not supported: a recording needs DataHub’s own package.'),
  flags: flags.prefault({}).describe('Switches of the pipeline.'),
});

/** A recipe as read, with every default filled in. */
export type RecipeDocument = z.infer<typeof recipeSchema>;
