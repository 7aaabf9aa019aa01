import type { Entity } from '@colophon/schema';
import { checkout, sales } from './world.ts';

/** Lets the checkout team edit the tags of the sales domain. */
export const dataHubPolicySample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubPolicy:checkout-edits-sales',
  aspects: {
    dataHubPolicyInfo: {
      displayName: 'Checkout tags sales data',
      description: 'Members of the checkout team may edit tags of datasets in the sales domain.',
      type: 'METADATA',
      state: 'ACTIVE',
      resources: {
        filter: {
          criteria: [
            { field: 'TYPE', values: ['dataset'], condition: 'EQUALS' },
            { field: 'DOMAIN', values: [sales], condition: 'EQUALS' },
          ],
        },
      },
      privileges: ['EDIT_ENTITY_TAGS'],
      actors: { groups: [checkout] },
    },
  },
};
