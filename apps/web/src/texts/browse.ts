export const browseTexts = {
  browse: {
    title: 'Browse',
    platforms: 'Platforms',
    domains: 'Domains',
    glossary: 'Glossary',
    products: 'Data products',
    tags: 'Tags',
    owners: 'Owners',
    none: 'None yet.',
    more: (count: string) => `Show ${count} more`,
    open: (name: string) => `Show what is below ${name}`,
    close: (name: string) => `Hide what is below ${name}`,
  },
} as const;
