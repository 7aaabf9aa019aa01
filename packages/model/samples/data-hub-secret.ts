import type { Entity } from '@colophon/schema';

/** The password with which the ingestion reads the shop's database, encrypted. */
export const dataHubSecretSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubSecret:SHOP_DB_PASSWORD',
  aspects: {
    dataHubSecretValue: {
      name: 'SHOP_DB_PASSWORD',
      description: 'Password of the read-only user of the shop database.',
      value: '<password>',
    },
  },
};
