export const homeTexts = {
  home: {
    title: 'Find, understand and trace your data',
    types: 'What is here',
    platforms: 'Platforms',
    domains: 'Domains',
    all: 'Show all',
    empty: 'The catalogue is empty.',
    fill: 'Load sample metadata, or ingest from a source.',
    quickstart: 'Open the quickstart',
  },
} as const;
