import { array, aspect, string } from '@colophon/schema';
import { customProperties, externalUrl } from '../common/shared-fields.ts';
import { timeStamp } from '../common/time-stamp.ts';

export const datasetProperties = aspect({
  name: 'datasetProperties',
  record: 'com.linkedin.dataset.DatasetProperties',
  doc: 'Metadata of a dataset from the source system: names, description, times and custom properties; written by ingestion.',
  fields: {
    customProperties,
    externalUrl,
    name: {
      type: string,
      doc: 'Short display name, such as `orders`; the URN has the full technical name.',
      optional: true,
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    qualifiedName: {
      type: string,
      doc: 'Fully qualified name in the source system, for example `shop.public.orders`.',
      optional: true,
      search: { kind: 'WORD_GRAM', boost: 10.0, autocomplete: true, label: 'qualifiedName' },
    },
    description: {
      type: string,
      doc: 'Documentation from the source system, such as a table comment; edits made in the catalogue go to `editableDatasetProperties`.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', richText: true, label: 'description' },
    },
    uri: {
      type: string,
      doc: 'Deprecated in favour of `externalUrl`: environment-independent location, such as `hdfs:///data/orders`; absent where none exists, as for a Kafka topic.',
      optional: true,
      deprecated: true,
    },
    created: {
      type: timeStamp,
      doc: 'When the asset was created in the source system, not when it was added to the catalogue.',
      optional: true,
      search: { path: 'time', kind: 'DATETIME', name: 'createdAt', label: 'sourceCreatedAt' },
    },
    lastModified: {
      type: timeStamp,
      doc: 'When the asset last changed in the source system, not when its metadata changed.',
      optional: true,
      search: { path: 'time', kind: 'DATETIME', name: 'lastModifiedAt', label: 'sourceLastModifiedAt' },
    },
    tags: {
      type: array(string),
      doc: 'Deprecated plain-text tags; attach tag entities through the `globalTags` aspect instead.',
      default: [],
      deprecated: true,
    },
  },
});
