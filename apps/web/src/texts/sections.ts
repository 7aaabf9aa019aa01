/** Names of the sections and of their pages. */
export const sectionTexts = {
  names: { govern: 'Govern', ingestion: 'Ingestion', analytics: 'Analytics', settings: 'Settings' },
  pages: {
    coverage: 'Coverage',
    views: 'Views',
  },
} as const;
