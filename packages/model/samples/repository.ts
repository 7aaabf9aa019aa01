import type { Entity } from '@colophon/schema';
import { checkout, sales } from './world.ts';

/** Where the code of the shop is kept. */
export const repositorySample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:repository:web-shop',
  aspects: {
    repositoryProperties: {
      name: 'web-shop',
      description: 'The shop itself, and the service that takes its orders.',
      defaultBranch: 'main',
      languages: ['TypeScript', 'SQL'],
    },
    repositorySource: { externalUrl: 'https://git.example.com/shop/web-shop' },
    ownership: { owners: [{ owner: checkout, type: 'TECHNICAL_OWNER' }] },
    domains: { domains: [sales] },
    status: { removed: false },
  },
};
