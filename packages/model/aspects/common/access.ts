import { array, aspect, record, urn } from '@colophon/schema';

export const roleAssociation = record({
  name: 'com.linkedin.common.RoleAssociation',
  doc: 'One access role listed on an asset.',
  fields: {
    urn: {
      type: urn('role'),
      doc: "Urn of the `role`, which is defined in an outside access system and not in the catalogue's own permissions.",
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
  doc: 'Lists the roles through which a reader can be given access to this asset; attached to datasets, dashboards and containers.',
  fields: {
    roles: {
      type: array(roleAssociation),
      doc: 'One entry per access role; absent when nobody has recorded how to get access.',
      optional: true,
    },
  },
});
