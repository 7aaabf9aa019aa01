import { aspect, string } from '@colophon/schema';

export const corpGroupEditableInfo = aspect({
  name: 'corpGroupEditableInfo',
  record: 'com.linkedin.identity.CorpGroupEditableInfo',
  doc: 'What people have entered about a group in the web interface: description, picture and ways to reach it.',
  fields: {
    description: {
      type: string,
      doc: 'Text about the group written in the catalogue, as opposed to the ingested one in `corpGroupInfo`.',
      optional: true,
      search: { kind: 'TEXT', name: 'editedDescription', hasValues: 'hasDescription', label: 'description' },
    },
    pictureLink: {
      type: string,
      doc: "URL of the group's picture; unless set, it points to a generic avatar.",
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
      doc: 'Mail address for reaching the group, as entered in the catalogue.',
      optional: true,
    },
  },
});
