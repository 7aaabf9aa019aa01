/** What shows the requests behind a view. */
export const apiTexts = {
  title: 'Show the API',
  lead: 'What this view has read, and what you have changed lately: each request as a program that you can run.',
  view: 'This view',
  edits: 'Your last edits',
  none: 'This view reads nothing from the server.',
  languages: 'Languages',
  language: {
    graphql: 'GraphQL',
    curl: 'curl',
    typescript: 'TypeScript',
    python: 'Python',
    cli: 'Command line',
  },
  copy: 'Copy',
  copied: 'Copied',
  explained: 'What it means',
  explorer: 'Open the explorer',
  stored: 'All stored aspects',
} as const;
