import { aspect, urn } from '@colophon/schema';

export const container = aspect({
  name: 'container',
  record: 'com.linkedin.container.Container',
  doc: 'Places an asset in a container, such as a table in its schema.',
  fields: {
    container: {
      type: urn('container'),
      doc: 'Urn of the container directly above; its own `container` aspect leads further up.',
      search: {
        kind: 'URN',
        name: 'container',
        facet: true,
        facetName: 'Container',
        hasValues: 'hasContainer',
      },
      relationship: { name: 'IsPartOf', to: ['container'] },
    },
  },
});
