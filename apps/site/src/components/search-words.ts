/** The words of search, apart from the others: they are loaded with it. */
export const searchWords = {
  search: 'Search',
  placeholder: 'A name or a question',
  close: 'Close',
  results: 'Results',
  recent: 'Opened before',
  nothing: (query: string) => `Nothing found for “${query}”`,
  tryThis: 'Try fewer words, or the name of an aspect, a field or a command as it stands in your code.',
  allPages: 'All pages',
  failed: 'Search could not be loaded',
  failedTry: 'Check the connection, and type on to try again.',
  found: (hits: number) => (hits === 1 ? '1 result' : `${hits} results`),
  keys: ['↑ ↓ to choose', 'Enter to open', 'Esc to close'],
} as const;
