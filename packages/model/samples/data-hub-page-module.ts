import type { Entity } from '@colophon/schema';
import { byAna } from './world.ts';

/** A block of the home page that links to the returns policy. */
export const dataHubPageModuleSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubPageModule:returns-policy',
  aspects: {
    dataHubPageModuleProperties: {
      name: 'Returns policy',
      type: 'LINK',
      visibility: { scope: 'GLOBAL' },
      params: {
        linkParams: {
          linkUrl: 'https://wiki.example.com/returns',
          description: 'When an order can be sent back.',
        },
      },
      created: byAna,
      lastModified: byAna,
    },
  },
};
