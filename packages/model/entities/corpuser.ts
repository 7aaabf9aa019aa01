import { entity, key, string } from '@colophon/schema';
import { origin } from '../aspects/common/origin.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { slackUserInfo } from '../aspects/dataplatform/slack-user-info.ts';
import { forms } from '../aspects/form/forms.ts';
import { corpUserCredentials } from '../aspects/identity/corp-user-credentials.ts';
import { corpUserEditableInfo } from '../aspects/identity/corp-user-editable-info.ts';
import { corpUserInfo } from '../aspects/identity/corp-user-info.ts';
import { corpUserSettings } from '../aspects/identity/corp-user-settings.ts';
import { corpUserStatus } from '../aspects/identity/corp-user-status.ts';
import { groupMembership } from '../aspects/identity/group-membership.ts';
import { nativeGroupMembership } from '../aspects/identity/native-group-membership.ts';
import { roleMembership } from '../aspects/identity/role-membership.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { corpuserSample } from '../samples/corpuser.ts';

const corpUserKey = key({
  name: 'corpUserKey',
  record: 'com.linkedin.metadata.key.CorpUserKey',
  doc: 'Identity of a person or other account, as in `urn:li:corpuser:jdoe`.',
  fields: {
    username: {
      type: string,
      doc: "Name for signing in, usually the one in the company directory or identity provider; becomes the last part of the user's URN.",
      search: { kind: 'WORD_GRAM', name: 'ldap', boost: 2.0, autocomplete: true },
    },
  },
});

export const corpuser = entity({
  name: 'corpuser',
  doc: 'A person or service account that signs in, owns assets or appears in usage, for example `urn:li:corpuser:jdoe`.',
  key: corpUserKey,
  aspects: [
    corpUserInfo,
    corpUserEditableInfo,
    corpUserStatus,
    groupMembership,
    globalTags,
    status,
    corpUserCredentials,
    nativeGroupMembership,
    corpUserSettings,
    origin,
    roleMembership,
    structuredProperties,
    forms,
    testResults,
    subTypes,
    slackUserInfo,
  ],
  sample: corpuserSample,
});
