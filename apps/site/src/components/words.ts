/** Every word of the interface, in one table. */
export const words = {
  name: 'Colophon',
  tagline: 'The metadata catalogue whose documentation runs.',
  skip: 'Skip to the text',
  menu: 'Contents',
  closeMenu: 'Close',
  pages: 'Pages',
  page: 'Page',
  onThisPage: 'On this page',
  breadcrumbs: 'Where this page stands',
  turn: 'Turn the page',
  previous: 'Previous',
  next: 'Next',
  allPages: 'All pages',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  copy: 'Copy',
  copied: 'Copied',
  output: 'Output',
  notRun: 'Not run here:',
  managed: 'Managed',
  managedLong: '(managed service only)',
  required: 'required',
  optional: 'optional',
  default: 'default',
  deprecated: 'deprecated',
  search: 'Search',
  relationship: 'Relationship',
  relations: {
    title: (of: string) => `Relationships of ${of}`,
    text: (of: string, incoming: number, outgoing: number) =>
      `The box is ${of}. ${count(incoming)} to it, from the entity types above; ${count(outgoing)} from it, to those below.`,
    incoming: 'Leads here',
    outgoing: 'Leads from here',
    lineage: 'lineage',
  },
  callouts: { note: 'Note', tip: 'Tip', warning: 'Warning' },
  aspects: { versioned: 'versioned', timeseries: 'time series' },
  introduction: 'Introduction',
  quickstart: 'Quickstart',
  notFound: {
    label: 'Erratum',
    title: 'No such page',
    text: 'Nothing is printed at this address.',
  },
  landing: {
    description:
      'Colophon is an open-source metadata catalogue, compatible with DataHub, that runs as one process and whose documentation runs.',
    start: 'Start it',
    startNeeds: 'In a copy of the project, with Node 20 or newer. It installs what is missing.',
    what: 'Colophon keeps what is known about datasets, pipelines, dashboards and the people who own them. It is open source, speaks DataHub’s protocol, and runs as one process with its store in one folder.',
    write: 'Describe a table',
    read: 'Read it back',
    from: 'Commands and outputs are those of the',
    ran: 'The tests run them.',
    contents: 'Contents',
    licence: 'Apache License 2.0.',
  },
} as const;

function count(relationships: number): string {
  return relationships === 1 ? '1 relationship leads' : `${relationships} relationships lead`;
}
