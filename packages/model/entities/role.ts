import { entity, key, string } from '@colophon/schema';
import { actors } from '../aspects/policy/actors.ts';
import { roleProperties } from '../aspects/policy/role-properties.ts';
import { roleSample } from '../samples/role.ts';

const roleKey = key({
  name: 'roleKey',
  record: 'com.linkedin.metadata.key.RoleKey',
  doc: 'Identity of an access role in an external system, for example an IAM role that must be requested to read a table.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the role's URN, usually its id in the access management system.",
    },
  },
});

export const role = entity({
  name: 'role',
  doc: "An access role in an external system that a user can request for a dataset; not the catalogue's own `dataHubRole`.",
  key: roleKey,
  aspects: [roleProperties, actors],
  sample: roleSample,
});
