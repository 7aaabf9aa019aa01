/** The words of search, apart from the others: they are loaded with it. */
export const searchWords = {
  search: 'Search',
  placeholder: 'A name or a question',
  close: 'Close',
  results: 'Results',
  recent: 'Recent',
  /** For readers who have opened nothing yet. A test compares the headings with the pages. */
  start: 'Start here',
  startPages: [
    {
      href: '/docs/quickstart',
      heading: 'Quickstart',
      where: 'Start the catalogue, write metadata, and find it',
    },
    { href: '/docs/sandbox', heading: 'Sandbox', where: 'Try it in your browser' },
    { href: '/docs/how/datahub-clients', heading: 'DataHub clients', where: 'Use the client that you have' },
    { href: '/docs/api/apis', heading: 'Choose an API', where: 'OpenAPI, Rest.li and the change log' },
    {
      href: '/docs/modeling/metadata-model',
      heading: 'The metadata model',
      where: 'Every entity, aspect and field',
    },
  ],
  nothing: (query: string) => `Nothing found for “${query}”`,
  tryThis: 'Try fewer words, or the exact name of an aspect, a field or a command.',
  allPages: 'All pages',
  failed: 'Search could not be loaded',
  failedTry: 'Check your connection, and keep typing to try again.',
  found: (hits: number) => (hits === 1 ? '1 result' : `${hits} results`),
  keys: ['↑ ↓ to choose', 'Enter to open', 'Esc to close'],
} as const;
