/** The words of search, apart from the others: they are loaded with it. */
export const searchWords = {
  search: 'Search',
  placeholder: 'A name or a question',
  close: 'Close',
  results: 'Results',
  recent: 'Recent',
  nothing: (query: string) => `Nothing found for “${query}”`,
  tryThis: 'Try fewer words, or the exact name of an aspect, a field or a command.',
  allPages: 'All pages',
  failed: 'Search could not be loaded',
  failedTry: 'Check your connection, and keep typing to try again.',
  found: (hits: number) => (hits === 1 ? '1 result' : `${hits} results`),
  keys: ['↑ ↓ to choose', 'Enter to open', 'Esc to close'],
} as const;
