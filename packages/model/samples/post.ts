import type { Entity } from '@colophon/schema';
import { monday } from './world.ts';

/** An announcement on the home page. */
export const postSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:post:maintenance-2026-03-06',
  aspects: {
    postInfo: {
      type: 'HOME_PAGE_ANNOUNCEMENT',
      content: {
        type: 'TEXT',
        title: 'Maintenance on Friday',
        description: 'The shop database is read only from six to seven.',
      },
      created: monday,
      lastModified: monday,
    },
    subTypes: { typeNames: ['Maintenance'] },
  },
};
