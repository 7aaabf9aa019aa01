import { z } from 'zod';
import { patternsSchema } from '../../definitions/configuration.ts';

/** What belongs to one installation: sources and schedules, secrets, settings. DataHub leaves these out too. */
const ownEntities = [
  'urn:li:dataHubIngestionSource:.*',
  'urn:li:dataHubSecret:.*',
  'urn:li:globalSettings:.*',
  'urn:li:dataHubExecutionRequest:.*',
  'urn:li:dataHubAccessToken:.*',
];

const refused = (instead: string) =>
  z.undefined({ error: `is not supported: this source reads by API. ${instead}` }).optional();

/** What a recipe can say about the source `datahub`, with DataHub's names, and where the other catalogue is. */
export const configSchema = z.strictObject({
  server: z
    .url({ protocol: /^https?$/ })
    .describe('Address of the other catalogue, such as `http://localhost:8080`.'),
  token: z.string().min(1).optional().describe('Access token for it.'),
  pull_from_datahub_api: z
    .literal(true, 'has to be true: this source reads by API')
    .default(true)
    .describe("Accepted for DataHub's recipes. This source always reads by API."),
  database_connection: refused('Use server and token.').describe('Not supported: the source reads by API.'),
  kafka_connection: refused('Use server and token.').describe('Not supported: the source reads by API.'),
  entity_types: z
    .array(z.string().min(1))
    .default([])
    .describe('Types of the entities to read. Default: all.'),
  urn_pattern: patternsSchema
    .extend({ deny: patternsSchema.shape.deny.default(ownEntities) })
    .prefault({})
    .describe(
      'Which URNs to include. By default, what belongs to one installation is left out, such as secrets.',
    ),
  exclude_aspects: z
    .array(z.string())
    .default([
      'dataHubIngestionSourceInfo',
      'datahubIngestionRunSummary',
      'dataHubExecutionRequestInput',
      'dataHubSecretValue',
      'corpUserCredentials',
    ])
    .describe('Names of aspects that are left out.'),
  include_soft_deleted_entities: z
    .boolean()
    .default(true)
    .describe('Whether soft-deleted entities are read too.'),
  preserve_system_metadata: z
    .boolean()
    .default(true)
    .describe('Whether the time at which a value was last seen is kept.'),
  database_query_batch_size: z.int().min(1).max(1000).default(200).describe('Entities per request.'),
  stateful_ingestion: z
    .strictObject({
      enabled: z
        .boolean()
        .default(true)
        .describe('Whether a run reads only what was written since the last one.'),
      ignore_old_state: z.boolean().default(false).describe('Whether to read everything again.'),
      ignore_new_state: z.boolean().default(false).describe('Whether to leave the kept state as it is.'),
    })
    .prefault({})
    .describe('Incremental runs. They need `pipeline_name`.'),
});

export type DatahubConfig = z.output<typeof configSchema>;
