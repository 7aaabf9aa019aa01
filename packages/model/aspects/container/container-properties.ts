import { aspect, string } from '@colophon/schema';
import { fabricType } from '../common/fabric-type.ts';
import { customProperties, externalUrl } from '../common/shared-fields.ts';
import { timeStamp } from '../common/time-stamp.ts';

export const containerProperties = aspect({
  name: 'containerProperties',
  record: 'com.linkedin.container.ContainerProperties',
  doc: 'Metadata of a container, such as a database, schema or folder, from the source system; written by ingestion.',
  fields: {
    customProperties,
    externalUrl,
    name: {
      type: string,
      doc: 'Unqualified name in the source system, such as `public`.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    qualifiedName: {
      type: string,
      doc: 'Name with all its parents, such as `sales.public`; absent when the source has none.',
      optional: true,
      search: { kind: 'WORD_GRAM', boost: 10.0, autocomplete: true, label: 'qualifiedName' },
    },
    description: {
      type: string,
      doc: 'Description from the source system; one written in the catalogue is in `editableContainerProperties`.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', richText: true, label: 'description' },
    },
    env: {
      type: fabricType,
      doc: 'Environment of the container, such as `PROD`; absent when not specified.',
      optional: true,
      search: { kind: 'KEYWORD', queryByDefault: false, facet: true, facetName: 'Environment' },
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
  },
});
