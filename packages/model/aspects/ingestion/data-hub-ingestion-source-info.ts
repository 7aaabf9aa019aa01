import { aspect, boolean, enumeration, map, record, string, urn } from '@colophon/schema';

export const dataHubIngestionSourceConfig = record({
  name: 'com.linkedin.ingestion.DataHubIngestionSourceConfig',
  doc: 'Configuration of an ingestion source: its recipe, the client version, the executor and extra arguments.',
  fields: {
    recipe: {
      type: string,
      doc: 'The recipe as JSON text: source, transformers and sink of the ingestion run.',
    },
    version: {
      type: string,
      doc: 'Version of the ingestion client on PyPI to run the recipe with; absent for no specific version.',
      optional: true,
    },
    executorId: {
      type: string,
      doc: 'Id of the executor that runs the ingestion, for example `default`.',
      optional: true,
      search: { kind: 'KEYWORD', name: 'sourceExecutorId', queryByDefault: false },
    },
    debugMode: {
      type: boolean,
      doc: 'True writes debug messages to the log of the ingestion run.',
      optional: true,
    },
    extraArgs: {
      type: map(string),
      doc: 'Additional arguments for the ingestion run, as string key-value pairs.',
      optional: true,
    },
  },
});

export const dataHubIngestionSourceSchedule = record({
  name: 'com.linkedin.ingestion.DataHubIngestionSourceSchedule',
  doc: 'Schedule on which an ingestion source runs.',
  fields: {
    interval: {
      type: string,
      doc: 'Cron expression of the schedule, for example `0 3 * * *` for 3 a.m. every day.',
      search: {
        kind: 'KEYWORD',
        queryByDefault: false,
        hasValues: 'hasScheduleInterval',
        hasValuesFacet: true,
      },
    },
    timezone: {
      type: string,
      doc: 'Time zone of `interval` from the tz database, for example `America/Los_Angeles`.',
    },
  },
});

export const dataHubIngestionSourceSourceType = enumeration({
  name: 'com.linkedin.ingestion.DataHubIngestionSourceSourceType',
  doc: 'Possible origins of an ingestion source.',
  symbols: {
    SYSTEM:
      'The catalogue itself created the source for internal work, such as search indexing or computing features.',
  },
});

export const dataHubIngestionSourceSource = record({
  name: 'com.linkedin.ingestion.DataHubIngestionSourceSource',
  doc: 'Origin of an ingestion source that was not created by users.',
  fields: {
    type: {
      type: dataHubIngestionSourceSourceType,
      doc: 'Type of origin; `SYSTEM` is the only one.',
      search: { kind: 'KEYWORD', name: 'sourceType', queryByDefault: false },
    },
  },
});

export const dataHubIngestionSourceInfo = aspect({
  name: 'dataHubIngestionSourceInfo',
  record: 'com.linkedin.ingestion.DataHubIngestionSourceInfo',
  doc: 'An ingestion source configured in the catalogue: its name, type, schedule and configuration.',
  fields: {
    name: {
      type: string,
      doc: 'Display name, such as `Warehouse, nightly`.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, label: 'name' },
    },
    type: {
      type: string,
      doc: 'Connector to run, for example `mysql` or `bigquery`; it should equal the source type in the recipe.',
      search: { kind: 'KEYWORD', queryByDefault: false },
    },
    platform: {
      type: urn('dataPlatform'),
      doc: 'URN of the data platform that the source reads from.',
      optional: true,
    },
    schedule: {
      type: dataHubIngestionSourceSchedule,
      doc: 'Schedule of the source; when absent, it runs only on request.',
      optional: true,
    },
    config: { type: dataHubIngestionSourceConfig, doc: 'Recipe and run parameters of the source.' },
    source: {
      type: dataHubIngestionSourceSource,
      doc: 'Origin of the definition, such as the system itself; absent for sources created in the web interface or with the CLI.',
      optional: true,
    },
  },
});
