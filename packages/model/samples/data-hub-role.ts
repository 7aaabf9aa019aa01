import type { Entity } from '@colophon/schema';

/** The role of those who may edit, but not administer. */
export const dataHubRoleSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubRole:Editor',
  aspects: {
    dataHubRoleInfo: {
      name: 'Editor',
      description: 'Can edit metadata of all assets, and cannot manage users.',
      editable: false,
    },
  },
};
