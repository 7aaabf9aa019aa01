import { aspect, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { customProperties } from '../common/shared-fields.ts';

export const domainProperties = aspect({
  name: 'domainProperties',
  record: 'com.linkedin.domain.DomainProperties',
  doc: 'Name, description and parent of a domain, a business area such as `Finance` that groups assets.',
  fields: {
    customProperties,
    name: {
      type: string,
      doc: 'Display name; it can change without changing the URN.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Documentation of the domain: what belongs to it and what does not.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    created: {
      type: auditStamp,
      doc: 'Who made the domain, and when. Deprecated: read `systemMetadata.aspectCreated`.',
      optional: true,
      deprecated: true,
      search: { path: 'time', kind: 'DATETIME', name: 'createdTime' },
    },
    parentDomain: {
      type: urn('domain'),
      doc: 'URN of the parent domain; absent for a top-level domain.',
      optional: true,
      search: { kind: 'URN', name: 'parentDomain', hasValues: 'hasParentDomain' },
      relationship: { name: 'IsPartOf', to: ['domain'] },
    },
  },
});
