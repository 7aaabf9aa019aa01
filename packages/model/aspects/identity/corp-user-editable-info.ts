import { array, aspect, string, urn } from '@colophon/schema';

export const corpUserEditableInfo = aspect({
  name: 'corpUserEditableInfo',
  record: 'com.linkedin.identity.CorpUserEditableInfo',
  doc: 'Profile of a user as edited in the catalogue, stored separately from the ingested `corpUserInfo`.',
  fields: {
    aboutMe: { type: string, doc: "Short self-description shown on the user's profile.", optional: true },
    teams: {
      type: array(string),
      doc: 'Names of teams as plain text, for example `Metadata`; not linked to group entities.',
      default: [],
      search: { kind: 'TEXT' },
    },
    skills: {
      type: array(string),
      doc: 'Skills of the user as plain text, for example `Machine Learning`.',
      default: [],
      search: { kind: 'TEXT' },
    },
    pictureLink: {
      type: string,
      doc: 'URL of the profile picture; the default is a generic avatar shipped with the web interface.',
      default: 'assets/platforms/default_avatar.png',
    },
    displayName: {
      type: string,
      doc: 'Display name set in the catalogue, overriding the one from the identity provider.',
      optional: true,
      search: { kind: 'WORD_GRAM', boost: 10.0, queryByDefault: true, label: 'name' },
    },
    title: {
      type: string,
      doc: 'Job title entered in the catalogue, such as `Software Engineer`.',
      optional: true,
    },
    platforms: {
      type: array(urn('dataPlatform')),
      doc: 'URNs of the platforms that the user works with most, such as `urn:li:dataPlatform:snowflake`.',
      optional: true,
      relationship: { name: 'IsUserOf', to: ['dataPlatform'] },
    },
    persona: {
      type: urn('dataHubPersona'),
      doc: "URN of the persona, a type of user such as a business user, that fits the user's role.",
      optional: true,
      relationship: { name: 'IsPersona', to: ['dataHubPersona'] },
    },
    slack: {
      type: string,
      doc: 'Slack name of the user, for people who want to get in touch.',
      optional: true,
    },
    phone: {
      type: string,
      doc: 'Phone number as free text, in any format.',
      optional: true,
    },
    email: {
      type: string,
      doc: 'Email address entered in the catalogue; `corpUserInfo` has the one from the directory.',
      optional: true,
    },
    informationSources: {
      type: array(urn()),
      doc: 'URNs of the sources of the profile, such as the platform resource of a Slack member or Looker user.',
      optional: true,
    },
  },
});
