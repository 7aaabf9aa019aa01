import type { Entity } from '@colophon/schema';

/** A check that datasets of the sales domain have an owner. */
export const testSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:test:sales-has-owners',
  aspects: {
    testInfo: {
      name: 'Sales datasets have owners',
      category: 'Ownership',
      description: 'Somebody must answer for each dataset of the sales domain.',
      definition: {
        type: 'JSON',
        json: '{"on":{"types":["dataset"],"conditions":[{"property":"domains.domains","operator":"equals","values":["urn:li:domain:sales"]}]},"rules":[{"property":"ownership.owners.owner","operator":"exists"}]}',
      },
    },
  },
};
