import { aspect, boolean, enumeration, string } from '@colophon/schema';

export const platformType = enumeration({
  name: 'com.linkedin.dataplatform.PlatformType',
  doc: 'Category of a data platform, used in `dataPlatformInfo`.',
  symbols: {
    FILE_SYSTEM: 'Stores files in directories, for example HDFS.',
    KEY_VALUE_STORE: 'Looks up values by key, for example Voldemort.',
    MESSAGE_BROKER: 'Passes messages between producers and consumers, for example Kafka.',
    OBJECT_STORE: 'Stores blobs under keys, for example Ambry.',
    OLAP_DATASTORE: 'Stores data for fast analytical queries, for example Pinot.',
    OTHERS: 'None of the other categories, for example Salesforce.',
    QUERY_ENGINE: 'Runs queries over data stored elsewhere, for example Presto.',
    RELATIONAL_DB: 'Stores tables and answers SQL, for example MySQL or Oracle.',
    SEARCH_ENGINE: 'Indexes documents for full-text search, for example Elasticsearch.',
  },
});

export const dataPlatformInfo = aspect({
  name: 'dataPlatformInfo',
  record: 'com.linkedin.dataplatform.DataPlatformInfo',
  doc: 'Name, logo and category of a data platform, and the delimiter in its dataset names.',
  fields: {
    name: {
      type: string,
      doc: 'Short technical name as in the URN, for example `bigquery`.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, label: 'name' },
    },
    displayName: {
      type: string,
      doc: 'Display name, for example `BigQuery`.',
      optional: true,
      search: { kind: 'WORD_GRAM', boost: 10.0, autocomplete: true, label: 'name' },
    },
    type: { type: platformType, doc: 'Category of the platform, for example `RELATIONAL_DB`.' },
    datasetNameDelimiter: {
      type: string,
      doc: 'Character between the parts of a dataset name: `.` for databases such as Oracle, `/` for file systems such as HDFS.',
    },
    logical: {
      type: boolean,
      doc: 'True when the datasets are logical models written by hand rather than ingested.',
      optional: true,
      search: { kind: 'BOOLEAN' },
    },
    logoUrl: {
      type: string,
      doc: 'URL of the logo image shown next to assets of the platform.',
      optional: true,
    },
  },
});
