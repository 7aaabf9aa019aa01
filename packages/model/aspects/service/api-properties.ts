import { aspect, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const apiProperties = aspect({
  name: 'apiProperties',
  record: 'com.linkedin.api.ApiProperties',
  doc: 'Name, description and origin of an API, a single callable such as a REST endpoint, gRPC method or MCP tool; its type is in `subTypes`, its schema in `apiSignature`.',
  fields: {
    name: {
      type: string,
      doc: 'Name shown for the API, for instance `getOrder`.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'What a call does and when to use it.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    externalUrl: {
      type: string,
      doc: "URL of the API's documentation, source or registry entry.",
      optional: true,
    },
    sourceRepository: {
      type: urn('repository'),
      doc: 'URN of the code repository the API is built from; it gives the upstream lineage edge `SourcedFrom`.',
      optional: true,
      search: { kind: 'URN', name: 'sourceRepository', queryByDefault: false },
      relationship: { name: 'SourcedFrom', to: ['repository'], lineage: true, upstream: true },
    },
    created: {
      type: auditStamp,
      doc: 'When the API was registered, and by whom.',
      optional: true,
      deprecated: true,
      search: { path: 'time', kind: 'DATETIME', name: 'createdAt', queryByDefault: false },
    },
    lastModified: {
      type: auditStamp,
      doc: 'When the API was last changed, and by whom.',
      optional: true,
      deprecated: true,
      search: { path: 'time', kind: 'DATETIME', name: 'lastModifiedAt', queryByDefault: false },
    },
  },
});
