import { aspect, boolean, long, string, urn } from '@colophon/schema';
import { customProperties } from '../common/shared-fields.ts';

export const corpUserInfo = aspect({
  name: 'corpUserInfo',
  record: 'com.linkedin.identity.CorpUserInfo',
  doc: 'Metadata of a user from a directory or identity provider: names, email, title, manager, department.',
  fields: {
    customProperties,
    active: {
      type: boolean,
      doc: 'Whether the account is in use; deprecated, read `corpUserStatus` instead.',
      search: { kind: 'BOOLEAN', weights: { true: 2.0 } },
    },
    displayName: {
      type: string,
      doc: 'Display name of the user, for example `Ada Lovelace`.',
      optional: true,
      search: {
        kind: 'WORD_GRAM',
        aliases: ['_entityName'],
        boost: 10.0,
        queryByDefault: true,
        autocomplete: true,
        label: 'name',
      },
    },
    email: {
      type: string,
      doc: 'Email address from the directory.',
      optional: true,
      search: { kind: 'KEYWORD', queryByDefault: true },
    },
    title: {
      type: string,
      doc: 'Job title from the directory; `corpUserEditableInfo` has the one entered by users.',
      optional: true,
      search: { kind: 'KEYWORD', queryByDefault: true },
    },
    managerUrn: {
      type: urn('corpuser'),
      doc: "URN of the user's direct manager.",
      optional: true,
      search: { kind: 'URN', name: 'managerLdap', queryByDefault: false },
      relationship: { name: 'ReportsTo', to: ['corpuser'] },
    },
    departmentId: {
      type: long,
      doc: 'Department number in the source directory; meaningful only there.',
      optional: true,
    },
    departmentName: { type: string, doc: "Name of the user's department, in plain text.", optional: true },
    firstName: { type: string, doc: 'Given name, as in the directory.', optional: true },
    lastName: { type: string, doc: 'Family name, as in the directory.', optional: true },
    fullName: {
      type: string,
      doc: 'Given and family name joined by a space, for example `Ada Lovelace`.',
      optional: true,
      search: { kind: 'WORD_GRAM', boost: 10.0, queryByDefault: true, autocomplete: true },
    },
    countryCode: {
      type: string,
      doc: 'Two-letter country code in capitals, for example `US`.',
      optional: true,
    },
    system: {
      type: boolean,
      doc: 'True for a system account rather than a person; false by default.',
      optional: true,
      default: false,
      search: { kind: 'BOOLEAN', queryByDefault: false },
    },
    isSupportUser: {
      type: boolean,
      doc: 'True for support staff who signed in through the separate OIDC sign-on for support.',
      optional: true,
      search: { kind: 'BOOLEAN', queryByDefault: false },
    },
  },
});
