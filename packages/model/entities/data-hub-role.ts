import { entity, key, string } from '@colophon/schema';
import { dataHubRoleInfo } from '../aspects/policy/data-hub-role-info.ts';
import { dataHubRoleSample } from '../samples/data-hub-role.ts';

const dataHubRoleKey = key({
  name: 'dataHubRoleKey',
  record: 'com.linkedin.metadata.key.DataHubRoleKey',
  doc: 'Identity of a catalogue role such as Admin, Editor or Reader; not to be confused with `RoleKey`, a role in an external system.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the role's URN, for example `Admin`; the server generates one for a role created later.",
    },
  },
});

export const dataHubRole = entity({
  name: 'dataHubRole',
  doc: 'A named set of catalogue privileges to give to people and groups, for example `Admin`, `Editor` or `Reader`.',
  key: dataHubRoleKey,
  aspects: [dataHubRoleInfo],
  sample: dataHubRoleSample,
});
