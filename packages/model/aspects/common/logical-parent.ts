import { aspect } from '@colophon/schema';
import { edge } from './edge.ts';

export const logicalParent = aspect({
  name: 'logicalParent',
  record: 'com.linkedin.logical.LogicalParent',
  doc: 'Links a physical dataset or column to the logical model that it implements.',
  fields: {
    parent: {
      type: edge,
      doc: 'Edge to the logical dataset or schema field that this one implements.',
      optional: true,
      search: {
        path: 'destinationUrn',
        kind: 'URN',
        name: 'logicalParent',
        queryByDefault: false,
        facet: true,
        facetName: 'Physical Instance Of',
        hasValues: 'hasLogicalParent',
      },
      relationship: {
        path: 'destinationUrn',
        name: 'PhysicalInstanceOf',
        to: ['dataset', 'schemaField'],
        createdOn: 'parent.created.time',
        createdActor: 'parent.created.actor',
        updatedOn: 'parent.lastModified.time',
        updatedActor: 'parent.lastModified.actor',
        properties: 'parent.properties',
      },
    },
  },
});
