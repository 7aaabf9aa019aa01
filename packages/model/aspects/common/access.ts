import { array, aspect, record, urn } from '@colophon/schema';

export const roleAssociation = record({
  name: 'com.linkedin.common.RoleAssociation',
  doc: 'One access role listed on an asset.',
  fields: {
    urn: {
      type: urn('role'),
      doc: "URN of the `role`, which is defined in an external access system, separate from the catalogue's own permissions.",
      search: {
        kind: 'URN',
        name: 'roles',
        queryByDefault: false,
        facet: true,
        facetName: 'Role',
        hasValues: 'hasRoles',
      },
      relationship: { name: 'AssociatedWith', to: ['role'] },
    },
  },
});

export const access = aspect({
  name: 'access',
  record: 'com.linkedin.common.Access',
  doc: 'Roles that give users access to this asset; attached to datasets, dashboards and containers.',
  fields: {
    roles: {
      type: array(roleAssociation),
      doc: 'One entry per access role; absent when no roles have been recorded.',
      optional: true,
    },
  },
});
