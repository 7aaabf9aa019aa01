import { entity, key, string } from '@colophon/schema';
import { origin } from '../aspects/common/origin.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { forms } from '../aspects/form/forms.ts';
import { corpGroupEditableInfo } from '../aspects/identity/corp-group-editable-info.ts';
import { corpGroupInfo } from '../aspects/identity/corp-group-info.ts';
import { roleMembership } from '../aspects/identity/role-membership.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { corpGroupSample } from '../samples/corp-group.ts';

const corpGroupKey = key({
  name: 'corpGroupKey',
  record: 'com.linkedin.metadata.key.CorpGroupKey',
  doc: 'Identity of a group of users, as in `urn:li:corpGroup:data-platform`.',
  fields: {
    name: {
      type: string,
      doc: 'Group name from the directory (LDAP or Active Directory), percent-encoded for use in a URL and unique in the catalogue.',
      search: { kind: 'WORD_GRAM', boost: 10.0, queryByDefault: true, autocomplete: true },
    },
  },
});

export const corpGroup = entity({
  name: 'corpGroup',
  doc: 'A group of people, from a directory or made in the catalogue, that can own assets and receive roles, for example `urn:li:corpGroup:finance`.',
  key: corpGroupKey,
  aspects: [
    corpGroupInfo,
    corpGroupEditableInfo,
    globalTags,
    ownership,
    status,
    origin,
    roleMembership,
    structuredProperties,
    forms,
    testResults,
    subTypes,
  ],
  sample: corpGroupSample,
});
