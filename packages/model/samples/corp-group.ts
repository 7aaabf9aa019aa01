import type { Entity } from '@colophon/schema';
import { ana, ben, checkout } from './world.ts';

/** The team that keeps the shop's checkout running. */
export const corpGroupSample: NonNullable<Entity['sample']> = {
  urn: checkout,
  aspects: {
    corpGroupEditableInfo: {
      description: 'Builds and runs everything from the basket to the paid order.',
      slack: 'checkout-team',
      email: 'checkout@shop.example.com',
    },
    corpGroupInfo: {
      displayName: 'Checkout',
      email: 'checkout@shop.example.com',
      admins: [ana],
      members: [ana, ben],
      groups: [],
    },
    origin: { type: 'NATIVE' },
    roleMembership: { roles: ['urn:li:dataHubRole:Editor'] },
    status: { removed: false },
  },
};
