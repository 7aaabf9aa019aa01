import { z } from 'zod';

const plugin = z.strictObject({
  type: z.string().min(1).describe('Which one: a built-in name, or the path of your own module.'),
  config: z.record(z.string(), z.unknown()).nullish().describe('Its settings.'),
});

/** A pattern of an event: each key is compared with the value of that name. */
const predicate = z.record(z.string(), z.unknown());

/** Settings of DataHub's client that mean something to other parts of it, and nothing here. */
const ignored = z.unknown().optional();

/** The file of a pipeline. The keys are those of DataHub's framework; `options` has a few more. */
export const pipelineSchema = z.strictObject({
  name: z.string().trim().min(1).describe('Name of the pipeline. Its position in the log is kept under it.'),
  enabled: z.boolean().default(true).describe('Whether the pipeline runs.'),
  source: plugin.describe('Where events come from.'),
  filters: z.array(plugin).nullish().describe('Filters. An event must pass all of them.'),
  filter: z
    .strictObject({
      event_type: z
        .union([z.string(), z.array(z.string())])
        .describe('Type of the event, or a list of types.'),
      event: predicate.nullish().describe('Values that the event must have.'),
    })
    .nullish()
    .describe('A single filter, in the older form.'),
  transform: z.array(plugin).nullish().describe('Transformers, in order.'),
  action: plugin.describe('What to do.'),
  datahub: z
    .strictObject({
      server: z.string().optional().describe('Address of the catalogue.'),
      token: z.string().nullish().describe('Access token.'),
      timeout_sec: z.number().positive().nullish().describe('Longest wait for a response, in seconds.'),
      retry_status_codes: z.array(z.int()).nullish().describe('Statuses after which a request is retried.'),
      retry_max_times: z.int().min(0).nullish().describe('Maximum number of retries of a request.'),
      extra_headers: z.record(z.string(), z.string()).nullish().describe('Headers for every request.'),
      ca_certificate_path: z.string().nullish().describe('PEM file of the certificates to trust.'),
      disable_ssl_verification: z.boolean().optional().describe('Accepts any certificate.'),
      client_certificate_path: ignored,
      max_threads: ignored,
      openapi_ingestion: ignored,
      client_mode: ignored,
      datahub_component: ignored,
      server_config_refresh_interval: ignored,
    })
    .nullish()
    .describe('The catalogue that the events come from.'),
  options: z
    .strictObject({
      retry_count: z.int().min(0).nullish().describe('How often a failed event is tried again.'),
      failure_mode: z
        .enum(['CONTINUE', 'THROW'])
        .nullish()
        .describe('What happens after that: go on with the next event, or stop the pipeline.'),
      failed_events_dir: z.string().nullish().describe('Folder for failed events.'),
      retry_delay_ms: z
        .int()
        .min(0)
        .nullish()
        .describe(
          'Milliseconds before the first retry. Each further one waits twice as long, up to a minute.',
        ),
      concurrency: z
        .int()
        .min(1)
        .max(1000)
        .nullish()
        .describe('For how many entities events are processed at the same time.'),
    })
    .nullish()
    .describe('What happens when an event fails.'),
});

export type PipelineFile = z.infer<typeof pipelineSchema>;

/** What `options` are by default. */
export const defaultOptions = {
  retryCount: 0,
  failureMode: 'CONTINUE',
  retryDelayMs: 1000,
  concurrency: 8,
} as const;
