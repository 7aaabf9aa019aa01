import { aspect, boolean, string } from '@colophon/schema';

export const dataHubRoleInfo = aspect({
  name: 'dataHubRoleInfo',
  record: 'com.linkedin.policy.DataHubRoleInfo',
  doc: 'Name and purpose of a catalogue role, to which users are assigned and policies refer.',
  fields: {
    name: {
      type: string,
      doc: 'Name shown to users, for example `Editor`.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, label: 'name' },
    },
    description: {
      type: string,
      doc: 'What the role allows; the privileges themselves come from policies.',
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    editable: {
      type: boolean,
      doc: 'True lets administrators change the role in the interface; false, the default, locks it.',
      default: false,
    },
  },
});
