import { aspect, urn } from '@colophon/schema';

export const container = aspect({
  name: 'container',
  record: 'com.linkedin.container.Container',
  doc: 'Places an asset in a container, such as a table in its schema.',
  fields: {
    container: {
      type: urn('container'),
      doc: 'URN of the direct parent container, whose own `container` aspect points to the next level.',
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
