import { aspect, string } from '@colophon/schema';
import { auditStamp } from './audit-stamp.ts';

export const ownershipTypeInfo = aspect({
  name: 'ownershipTypeInfo',
  record: 'com.linkedin.ownership.OwnershipTypeInfo',
  doc: 'A type of ownership, such as data steward or technical owner, assigned to owners of an entity.',
  fields: {
    name: {
      type: string,
      doc: 'Display name of the ownership type, for example `Data Steward`.',
      search: { kind: 'WORD_GRAM', boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Responsibilities of an owner of this type.',
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
