import type { Entity } from '@colophon/schema';
import { byAna, byBen } from './world.ts';

/** The home page of the shop's catalogue. */
export const dataHubPageTemplateSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubPageTemplate:shop-home',
  aspects: {
    dataHubPageTemplateProperties: {
      rows: [{ modules: ['urn:li:dataHubPageModule:returns-policy'] }],
      surface: { surfaceType: 'HOME_PAGE' },
      visibility: { scope: 'GLOBAL' },
      created: byAna,
      lastModified: byBen,
    },
  },
};
