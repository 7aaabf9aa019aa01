import { array, aspect, string, urn } from '@colophon/schema';

export const corpUserEditableInfo = aspect({
  name: 'corpUserEditableInfo',
  record: 'com.linkedin.identity.CorpUserEditableInfo',
  doc: 'Profile of a user as edited in the catalogue, kept apart from the ingested `corpUserInfo`.',
  fields: {
    aboutMe: { type: string, doc: "Short self-description shown on the user's profile.", optional: true },
    teams: {
      type: array(string),
      doc: 'Names of teams as plain text, for example `Metadata`; not tied to group entities.',
      default: [],
      search: { kind: 'TEXT' },
    },
    skills: {
      type: array(string),
      doc: 'What the user is versed in, as plain text, for example `Machine Learning`.',
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
      doc: 'Name chosen in the catalogue, in place of the one from the identity provider.',
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
      doc: 'Urns such as `urn:li:dataPlatform:snowflake`, naming the systems in which the user spends most time.',
      optional: true,
      relationship: { name: 'IsUserOf', to: ['dataPlatform'] },
    },
    persona: {
      type: urn('dataHubPersona'),
      doc: "Urn of the persona, a type of user such as a business user, that fits the user's role.",
      optional: true,
      relationship: { name: 'IsPersona', to: ['dataHubPersona'] },
    },
    slack: {
      type: string,
      doc: "The user's name on Slack, for people who want to get in touch.",
      optional: true,
    },
    phone: {
      type: string,
      doc: 'Telephone number as free text; no format is imposed by the model.',
      optional: true,
    },
    email: {
      type: string,
      doc: 'Mail address entered in the catalogue; `corpUserInfo` has the one from the directory.',
      optional: true,
    },
    informationSources: {
      type: array(urn()),
      doc: 'Urns of what the profile was filled from, such as the platform resource of a Slack member or Looker user.',
      optional: true,
    },
  },
});
