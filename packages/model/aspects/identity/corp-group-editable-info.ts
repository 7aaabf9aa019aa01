import { aspect, string } from '@colophon/schema';

export const corpGroupEditableInfo = aspect({
  name: 'corpGroupEditableInfo',
  record: 'com.linkedin.identity.CorpGroupEditableInfo',
  doc: 'User-edited details of a group: description, picture and contact details.',
  fields: {
    description: {
      type: string,
      doc: 'Description of the group written in the catalogue; the ingested one is in `corpGroupInfo`.',
      optional: true,
      search: { kind: 'TEXT', name: 'editedDescription', hasValues: 'hasDescription', label: 'description' },
    },
    pictureLink: {
      type: string,
      doc: "URL of the group's picture; a generic avatar by default.",
      default:
        'https://raw.githubusercontent.com/datahub-project/datahub/master/datahub-web-react/src/images/default_avatar.png',
    },
    slack: {
      type: string,
      doc: 'Slack channel where the group can be reached, for example `#data-eng`.',
      optional: true,
    },
    email: {
      type: string,
      doc: 'Email address of the group, as entered in the catalogue.',
      optional: true,
    },
  },
});
