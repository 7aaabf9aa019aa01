import { aspect, boolean, enumeration, map, record, string, urn } from '@colophon/schema';

export const dataHubIngestionSourceConfig = record({
  name: 'com.linkedin.ingestion.DataHubIngestionSourceConfig',
  doc: 'How an ingestion source is run: its recipe, the client version, the executor and extra arguments.',
  fields: {
    recipe: {
      type: string,
      doc: 'The recipe as JSON text: source, transformers and sink of the ingestion run.',
    },
    version: {
      type: string,
      doc: 'Version of the ingestion client on PyPI to run the recipe with; absent, none is asked for in particular.',
      optional: true,
    },
    executorId: {
      type: string,
      doc: 'Id of the executor that picks up the ingestion run, for example `default`.',
      optional: true,
      search: { kind: 'KEYWORD', name: 'sourceExecutorId', queryByDefault: false },
    },
    debugMode: {
      type: boolean,
      doc: 'True makes the ingestion run write debug messages to its log.',
      optional: true,
    },
    extraArgs: {
      type: map(string),
      doc: 'Further arguments for the ingestion run, as names and text values.',
      optional: true,
    },
  },
});

export const dataHubIngestionSourceSchedule = record({
  name: 'com.linkedin.ingestion.DataHubIngestionSourceSchedule',
  doc: 'Recurring times at which an ingestion source runs.',
  fields: {
    interval: {
      type: string,
      doc: "Times of the runs as a cron expression, for example `0 3 * * *` for three o'clock every night.",
      search: {
        kind: 'KEYWORD',
        queryByDefault: false,
        hasValues: 'hasScheduleInterval',
        hasValuesFacet: true,
      },
    },
    timezone: {
      type: string,
      doc: 'Name from the tz database that fixes the hours of `interval`, for example `America/Los_Angeles`.',
    },
  },
});

export const dataHubIngestionSourceSourceType = enumeration({
  name: 'com.linkedin.ingestion.DataHubIngestionSourceSourceType',
  doc: 'Kinds of origin that an ingestion source can have.',
  symbols: {
    SYSTEM:
      'The catalogue itself set up the source for internal work, such as search indexing or computing features.',
  },
});

export const dataHubIngestionSourceSource = record({
  name: 'com.linkedin.ingestion.DataHubIngestionSourceSource',
  doc: 'Origin of an ingestion source, for those that people did not set up.',
  fields: {
    type: {
      type: dataHubIngestionSourceSourceType,
      doc: 'Kind of origin; `SYSTEM` is the only one.',
      search: { kind: 'KEYWORD', name: 'sourceType', queryByDefault: false },
    },
  },
});

export const dataHubIngestionSourceInfo = aspect({
  name: 'dataHubIngestionSourceInfo',
  record: 'com.linkedin.ingestion.DataHubIngestionSourceInfo',
  doc: 'An ingestion source set up in the catalogue: its name, type, schedule and configuration.',
  fields: {
    name: {
      type: string,
      doc: 'Name for people, such as `Warehouse, nightly`.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, label: 'name' },
    },
    type: {
      type: string,
      doc: 'Connector that is run, for example `mysql` or `bigquery`; it should equal the source type in the recipe.',
      search: { kind: 'KEYWORD', queryByDefault: false },
    },
    platform: {
      type: urn('dataPlatform'),
      doc: 'Urn of the data platform that the source reads from.',
      optional: true,
    },
    schedule: {
      type: dataHubIngestionSourceSchedule,
      doc: 'When the source runs by itself; absent, it runs only on request.',
      optional: true,
    },
    config: { type: dataHubIngestionSourceConfig, doc: 'Recipe and run parameters of the source.' },
    source: {
      type: dataHubIngestionSourceSource,
      doc: 'Where the definition came from, such as the system itself; absent for sources made in the web interface or with the CLI.',
      optional: true,
    },
  },
});
