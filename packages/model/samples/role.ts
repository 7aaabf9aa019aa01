import type { Entity } from '@colophon/schema';
import { ana, checkout } from './world.ts';

/** The role that lets a person read orders in the database. */
export const roleSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:role:shop_orders_reader',
  aspects: {
    roleProperties: {
      name: 'shop_orders_reader',
      description: 'May read the orders table.',
      type: 'READ',
      requestUrl: 'https://access.example.com/request/shop_orders_reader',
    },
    actors: { users: [{ user: ana }], groups: [{ group: checkout }] },
  },
};
