/** Every text of the interface, in English. Another language is another table of the same shape. */
export const texts = {
  name: 'Colophon',
  skip: 'Skip to content',
  search: {
    label: 'Search the catalogue',
    placeholder: 'Search tables, dashboards, terms, people …',
    go: 'Search',
    suggestions: 'Suggestions',
    all: (text: string) => `Search everything for “${text}”`,
    title: (text: string) => (text === '' ? 'Everything' : `Results for “${text}”`),
    total: (count: number) => (count === 1 ? '1 result' : `${number(count)} results`),
    filters: 'Filters',
    clear: 'Clear filters',
    remove: (name: string) => `Remove the filter ${name}`,
    more: 'Show more',
    less: 'Show fewer',
    nothing: 'Nothing matches.',
    tryFewer: 'Remove a filter, or search for fewer words.',
    trySpelling: 'Check the spelling, or search for a part of the name.',
    matched: (field: string) => `Found in ${field}`,
    export: 'Save as CSV',
    exporting: (read: string, total: string) => `${read} of ${total}`,
    exported: [
      'URN',
      'Type',
      'Name',
      'Platform',
      'Place',
      'Description',
      'Owners',
      'Domain',
      'Terms',
      'Tags',
    ],
    previous: 'Previous',
    next: 'Next',
    page: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`,
  },
  home: {
    title: 'Find, understand and trace your data',
    types: 'What is here',
    platforms: 'Platforms',
    domains: 'Domains',
    recent: 'Viewed before',
    announcements: 'Announcements',
    owned: 'Yours',
    allOwned: 'Show all',
    empty: 'The catalogue is empty.',
    fill: 'Load sample metadata, or ingest from a source.',
    quickstart: 'Open the quickstart',
  },
  navigation: {
    label: 'Main',
    home: 'Home',
    search: 'Search',
    browse: 'Browse',
    documentation: 'Documentation',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', system: 'System' },
  },
  entity: {
    deprecated: 'Deprecated',
    removed: 'Removed',
    noDescription: 'No description.',
    owners: 'Owners',
    noOwners: 'No owners',
    tags: 'Tags',
    terms: 'Glossary terms',
    domain: 'Domain',
    none: 'None',
    missing: 'Nothing is stored of this entity.',
    tabs: {
      contents: 'Contents',
      columns: 'Columns',
      documentation: 'Documentation',
      lineage: 'Lineage',
      quality: 'Quality',
      usage: 'Usage',
      details: 'Details',
      history: 'History',
      raw: 'Raw',
    },
    copyUrn: 'Copy URN',
    copied: 'Copied',
    path: 'Where it is',
    parts: 'Parts of the page',
  },
  columns: {
    filter: 'Filter columns',
    count: (shown: number, all: number) =>
      shown === all ? `${number(all)} columns` : `${number(shown)} of ${number(all)} columns`,
    none: 'No schema is stored.',
    noMatch: 'No column matches.',
    name: 'Column',
    type: 'Type',
    description: 'Description',
    labels: 'Tags and terms',
    key: 'Primary key',
    required: 'Required',
    open: (name: string) => `Show the fields of ${name}`,
    close: (name: string) => `Hide the fields of ${name}`,
  },
  contents: {
    filter: 'Search in here',
    none: 'Nothing is in here.',
    noMatch: 'Nothing in here matches.',
  },
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
  lineage: {
    upstream: 'Upstream',
    downstream: 'Downstream',
    none: 'None',
    hops: (degree: number) => (degree === 1 ? '1 hop' : `${degree} hops`),
    views: 'Views of the lineage',
    view: { graph: 'Graph', list: 'List' },
    graph: (name: string) =>
      `Lineage of ${name}. Arrow keys move, [ and ] open and close what is before and after, Enter opens the page.`,
    fit: 'Show all',
    shown: (nodes: number, edges: number) =>
      `${nodes === 1 ? '1 entity' : `${number(nodes)} entities`}, ${edges === 1 ? '1 edge' : `${number(edges)} edges`}`,
    open: {
      upstream: (count: string) => `Show ${count === '' ? '' : `${count} `}upstream`,
      downstream: (count: string) => `Show ${count === '' ? '' : `${count} `}downstream`,
    },
    close: { upstream: 'Hide upstream', downstream: 'Hide downstream' },
    chooseOther: 'Hold Shift and choose another one to see what is between them.',
    noWay: 'No data flows from one to the other in what is shown.',
  },
  history: {
    none: 'No changes are recorded.',
    category: (category: string) => wordsOf(category),
  },
  quality: {
    none: 'Nothing is checked here, and no incident was reported.',
    assertions: 'Assertions',
    incidents: 'Incidents',
    active: 'Active',
    resolved: 'Resolved',
    notRun: 'Not run',
    runs: (runs: number, failed: number) =>
      `${runs === 1 ? '1 run' : `${number(runs)} runs`}, ${number(failed)} failed`,
  },
  usage: {
    none: 'No usage and no statistics are stored.',
    queries: 'Queries',
    users: 'Users',
    rows: 'Rows',
    size: 'Size',
    topUsers: 'Who uses it',
    savedQueries: 'Saved queries',
    unnamed: 'Query',
    columns: 'Columns',
    statistics: ['Column', 'Nulls', 'Distinct', 'Lowest', 'Highest', 'Mean', 'Examples'],
    chart: (from: string, start: string, to: string, end: string) =>
      `From ${from} on ${start} to ${to} on ${end}`,
  },
  raw: {
    none: 'No aspects are stored.',
    reference: 'What the fields mean',
  },
  properties: {
    none: 'Nothing more is stored.',
    reference: 'What the field means',
    yes: 'Yes',
    no: 'No',
  },
  edit: {
    notices: 'What was done',
    dismiss: 'Dismiss',
    undo: 'Undo',
    undone: (label: string) => `Undone: ${label}`,
    failed: (label: string) => `Not done: ${label}`,
    kept: (count: number) =>
      count === 1 ? '1 edit did not reach the server.' : `${number(count)} edits did not reach the server.`,
    sendKept: 'Send again',
    forgetKept: 'Discard',
    add: { tags: 'Add a tag', terms: 'Add a term', owners: 'Add an owner', domain: 'Choose a domain' },
    remove: (name: string) => `Remove ${name}`,
    added: {
      tags: (name: string) => `Tag ${name} added`,
      terms: (name: string) => `Term ${name} added`,
      owners: (name: string) => `${name} is an owner`,
    },
    removed: {
      tags: (name: string) => `Tag ${name} removed`,
      terms: (name: string) => `Term ${name} removed`,
      owners: (name: string) => `${name} is no owner any more`,
    },
    domain: (name: string) => `Put into the domain ${name}`,
    noDomain: 'Taken out of its domain',
    describe: 'Edit the description',
    described: 'Description changed',
    deprecated: 'Deprecated',
    notDeprecated: 'No longer deprecated',
    save: 'Save',
    cancel: 'Cancel',
    preview: 'Preview',
    noMatch: 'Nothing matches.',
  },
  palette: {
    label: 'Commands',
    placeholder: 'Go to …',
    entities: 'Entities',
    commands: 'Commands',
    close: 'Close',
    keys: 'Keyboard shortcuts',
    search: (text: string) => (text === '' ? 'Search everything' : `Search for “${text}”`),
    theme: {
      light: 'Use the light theme',
      dark: 'Use the dark theme',
      system: 'Use the theme of the system',
    },
    shortcuts: {
      '/': 'Search',
      'Mod K': 'Commands',
      'j k': 'Next and previous result',
      '?': 'This list',
      '↑ ↓ ← →': 'In a graph: move to another entity',
      '[ ]': 'In a graph: show or hide what is upstream or downstream',
      '+ - 0': 'In a graph: enlarge, reduce, show all',
    },
  },
  states: {
    loading: 'Loading …',
    failed: 'This could not be loaded.',
    retry: 'Try again',
    offline: 'The server does not answer.',
    forbidden: 'You are not allowed to see this.',
    signIn: 'Sign in',
    signedOut: 'You are signed out.',
    notFound: 'There is no such page.',
    toHome: 'Go to the home page',
  },
} as const;

const language = 'en';
const numbers = new Intl.NumberFormat(language);
const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
const times = new Intl.DateTimeFormat(language, { timeStyle: 'short' });

/** A number with its thousands apart. */
export const number = (value: number): string => numbers.format(value);

/** A part of 1 as a percentage. */
export const percent = (value: number): string => percents.format(value);

/** A number of bytes in a unit that leaves up to three digits. */
export function bytes(value: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'];
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, value)) / 3)));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: 1,
  }).format(value / 1000 ** step);
}

/** A day in the reader's time zone; of a time in milliseconds since the epoch. */
export const dayText = (time: number): string => days.format(time);

/** The time of day. */
export const timeText = (time: number): string => times.format(time);

/** A symbol such as `TECHNICAL_SCHEMA` as people would write it. */
export function wordsOf(symbol: string): string {
  const words = symbol
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
