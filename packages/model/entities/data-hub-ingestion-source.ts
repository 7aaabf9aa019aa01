import { entity, key, string } from '@colophon/schema';
import { dataHubIngestionSourceInfo } from '../aspects/ingestion/data-hub-ingestion-source-info.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { dataHubIngestionSourceSample } from '../samples/data-hub-ingestion-source.ts';

const dataHubIngestionSourceKey = key({
  name: 'dataHubIngestionSourceKey',
  record: 'com.linkedin.metadata.key.DataHubIngestionSourceKey',
  doc: 'Identity of an ingestion source, a saved recipe with its schedule.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the ingestion source's URN; a UUID when made on the server, or a fixed name from the caller.",
    },
  },
});

export const dataHubIngestionSource = entity({
  name: 'dataHubIngestionSource',
  doc: 'A saved ingestion recipe with its schedule, for example a nightly Snowflake crawl set up in the interface.',
  key: dataHubIngestionSourceKey,
  aspects: [dataHubIngestionSourceInfo, ownership],
  sample: dataHubIngestionSourceSample,
});
