/** Names of the sections and of their pages. */
export const sectionTexts = {
  names: { govern: 'Govern', ingestion: 'Ingestion', analytics: 'Analytics', settings: 'Settings' },
  pages: {
    glossary: 'Glossary',
    domains: 'Domains',
    tags: 'Tags',
    products: 'Data products',
    properties: 'Structured properties',
    forms: 'Forms',
    'ownership-types': 'Ownership types',
  },
} as const;
