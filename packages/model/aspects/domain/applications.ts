import { array, aspect, urn } from '@colophon/schema';

export const applications = aspect({
  name: 'applications',
  record: 'com.linkedin.application.Applications',
  doc: 'Applications that an asset belongs to.',
  fields: {
    applications: {
      type: array(urn('application')),
      doc: 'URNs of the applications, offered as a search filter.',
      search: {
        kind: 'URN',
        name: 'applications',
        facet: true,
        facetName: 'Application',
        hasValues: 'hasApplication',
      },
      relationship: { name: 'AssociatedWith', to: ['application'] },
    },
  },
});
