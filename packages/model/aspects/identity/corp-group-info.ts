import { array, aspect, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const corpGroupInfo = aspect({
  name: 'corpGroupInfo',
  record: 'com.linkedin.identity.CorpGroupInfo',
  doc: 'Metadata of a group from an identity provider or directory; written by ingestion or at sign-on.',
  fields: {
    displayName: {
      type: string,
      doc: 'Display name, such as `Data Engineering`; the URN has the technical id.',
      optional: true,
      search: {
        kind: 'TEXT_PARTIAL',
        aliases: ['_entityName'],
        boost: 10.0,
        queryByDefault: true,
        autocomplete: true,
        label: 'name',
      },
    },
    email: {
      type: string,
      doc: 'Email address of the group in the directory, often a distribution list.',
      optional: true,
    },
    admins: {
      type: array(urn('corpuser')),
      doc: 'Deprecated URNs of the users owning the group; use the `ownership` aspect.',
      deprecated: true,
    },
    members: {
      type: array(urn('corpuser')),
      doc: 'Deprecated URNs of the members; membership is now stored on each user, in the `groupMembership` aspect.',
      deprecated: true,
      relationship: { name: 'IsPartOf', to: ['corpuser'] },
    },
    groups: {
      type: array(urn('corpGroup')),
      doc: 'Deprecated URNs of nested groups; no longer in use.',
      deprecated: true,
      relationship: { name: 'IsPartOf', to: ['corpGroup'] },
    },
    description: {
      type: string,
      doc: 'Description of the group from the source; edits made in the catalogue go to `corpGroupEditableInfo`.',
      optional: true,
      search: { kind: 'TEXT_PARTIAL', hasValues: 'hasDescription', label: 'description' },
    },
    slack: { type: string, doc: 'Slack channel of the group, as reported by the source.', optional: true },
    created: {
      type: auditStamp,
      doc: 'Who created the group in the catalogue and when; deprecated, read `aspectCreated` of the system metadata instead.',
      optional: true,
      deprecated: true,
      search: { path: 'time', kind: 'DATETIME', name: 'createdTime' },
    },
  },
});
