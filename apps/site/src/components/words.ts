import { drawingWords } from './drawing-words.ts';
import { pageWords } from './page-words.ts';
import { sandboxWords } from './sandbox-words.ts';
import { searchWords } from './search-words.ts';

/** Every word of the interface, in one table. */
export const words = {
  ...pageWords,
  search: searchWords.search,
  name: 'Colophon',
  tagline: 'The metadata catalogue whose documentation runs.',
  skip: 'Skip to content',
  menu: 'Contents',
  closeMenu: 'Close',
  pages: 'Pages',
  page: 'Page',
  onThisPage: 'On this page',
  breadcrumbs: 'Breadcrumbs',
  pagination: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  allPages: 'All pages',
  pagesOf: (group: string) => `All pages of “${group}”`,
  changed: 'Changed on',
  edit: 'Edit this page',
  asMarkdown: 'This page as Markdown',
  version: 'Version',
  kept: {
    label: 'An old version',
    text: (version: string, date: string) => `This page is old: it describes version ${version} of ${date}.`,
    now: 'Go to the current version.',
  },
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  added: 'added:',
  removed: 'removed:',
  output: 'Output',
  run: sandboxWords.run,
  editSample: sandboxWords.edit,
  pythonFetched: 'Python itself, fetched once from this site',
  notRun: 'Not run here:',
  managed: 'Managed',
  managedLong: '(managed service only)',
  required: 'required',
  optional: 'optional',
  default: 'default',
  deprecated: 'deprecated',
  relationship: 'Relationship',
  environment: 'Environment variable',
  relations: {
    title: (of: string) => `Relationships of ${of}`,
    text: (of: string, incoming: number, outgoing: number) =>
      `The box is ${of}. ${count(incoming)} to it, from the entity types above; ${count(outgoing)} from it, to those below.`,
    incoming: 'Leads here',
    outgoing: 'Leads from here',
    lineage: 'lineage',
  },
  drawing: drawingWords,
  moreAbout: (term: string) => `More about “${term}”`,
  callouts: { note: 'Note', tip: 'Tip', warning: 'Warning' },
  responses: 'Responses',
  filter: { label: 'Filter aspects', placeholder: 'Filter by aspect, field or description' },
  aspects: { versioned: 'versioned', timeseries: 'time series' },
  terms: {
    use: 'Write',
    not: 'Instead of',
    why: 'Because',
    names: (names: readonly string[]) =>
      `Names are written as their projects write them: ${new Intl.ListFormat('en-GB').format(names)}.`,
  },
  introduction: 'Introduction',
  quickstart: 'Quickstart',
  notFound: {
    label: '404',
    title: 'Page not found',
    text: 'No page has this address. Search for it, or start from one of the pages below.',
    near: 'Did you mean',
    start: 'Start from',
  },
} as const;

function count(relationships: number): string {
  return relationships === 1 ? '1 relationship leads' : `${relationships} relationships lead`;
}
