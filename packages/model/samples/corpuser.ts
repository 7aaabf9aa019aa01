import type { Entity } from '@colophon/schema';
import { ana, byBen, checkout } from './world.ts';

/** A data engineer of the shop. */
export const corpuserSample: NonNullable<Entity['sample']> = {
  urn: ana,
  aspects: {
    corpUserInfo: {
      active: true,
      displayName: 'Ana',
      email: 'ana@shop.example.com',
      title: 'Data engineer',
    },
    corpUserEditableInfo: {
      aboutMe: 'Ask me about the orders table.',
      skills: ['SQL', 'Airflow'],
      teams: ['Checkout'],
      platforms: ['urn:li:dataPlatform:postgres', 'urn:li:dataPlatform:airflow'],
    },
    corpUserStatus: { status: 'ACTIVE', lastModified: byBen },
    nativeGroupMembership: { nativeGroups: [checkout] },
    roleMembership: { roles: ['urn:li:dataHubRole:Editor'] },
    status: { removed: false },
  },
};
