import { array, aspect, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const corpGroupInfo = aspect({
  name: 'corpGroupInfo',
  record: 'com.linkedin.identity.CorpGroupInfo',
  doc: 'What an identity provider or directory says about a group; written by ingestion or at sign-on.',
  fields: {
    displayName: {
      type: string,
      doc: 'Name for people, such as `Data Engineering`; the urn holds the technical id.',
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
      doc: 'Mail address of the group in the directory, often a distribution list.',
      optional: true,
    },
    admins: {
      type: array(urn('corpuser')),
      doc: 'Deprecated urns of the users owning the group; use the `ownership` aspect.',
      deprecated: true,
    },
    members: {
      type: array(urn('corpuser')),
      doc: 'Deprecated urns of member users; membership now sits on each user, in the `groupMembership` aspect.',
      deprecated: true,
      relationship: { name: 'IsPartOf', to: ['corpuser'] },
    },
    groups: {
      type: array(urn('corpGroup')),
      doc: 'Deprecated urns of nested groups; no longer in use.',
      deprecated: true,
      relationship: { name: 'IsPartOf', to: ['corpGroup'] },
    },
    description: {
      type: string,
      doc: 'Text about the group from the source; edits made in the catalogue go to `corpGroupEditableInfo`.',
      optional: true,
      search: { kind: 'TEXT_PARTIAL', hasValues: 'hasDescription', label: 'description' },
    },
    slack: { type: string, doc: 'Slack channel of the group as the source gives it.', optional: true },
    created: {
      type: auditStamp,
      doc: 'Who created the group in the catalogue and when; deprecated, read `aspectCreated` of the system metadata instead.',
      optional: true,
      deprecated: true,
      search: { path: 'time', kind: 'DATETIME', name: 'createdTime' },
    },
  },
});
