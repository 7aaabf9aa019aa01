import { aspect, string } from '@colophon/schema';
import { auditStamp } from './audit-stamp.ts';

export const ownershipTypeInfo = aspect({
  name: 'ownershipTypeInfo',
  record: 'com.linkedin.ownership.OwnershipTypeInfo',
  doc: 'A kind of ownership, such as data steward or technical owner, that an owner of an entity can have.',
  fields: {
    name: {
      type: string,
      doc: 'Name of the kind for people, for example `Data Steward`.',
      search: { kind: 'WORD_GRAM', boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'What an owner of this kind is answerable for.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    created: {
      type: auditStamp,
      doc: 'Who defined the ownership type and when; deprecated, read `aspectCreated` of the system metadata instead.',
      deprecated: true,
      search: [
        { path: 'actor', kind: 'URN', name: 'createdBy' },
        { path: 'time', kind: 'DATETIME', name: 'createdAt' },
      ],
    },
    lastModified: {
      type: auditStamp,
      doc: 'Who last changed the ownership type and when; deprecated, read `aspectModified` of the system metadata instead.',
      deprecated: true,
      search: [
        { path: 'actor', kind: 'URN', name: 'lastModifiedBy' },
        { path: 'time', kind: 'DATETIME', name: 'lastModifiedAt' },
      ],
    },
  },
});
