/** The words of the title page. Each claim names the tests that hold it; a test checks that they are there. */
export const landingWords = {
  description:
    'Colophon is an open-source metadata catalogue, compatible with DataHub, that runs as one process and whose documentation runs.',
  title: 'The metadata catalogue whose documentation runs',
  what: 'Colophon records what your tables, pipelines and dashboards contain, where their data comes from and who owns them. It is open source, uses DataHub’s model and protocol, and runs as one process with its data in one folder.',
  menu: [
    { label: 'Documentation', href: '/docs' },
    { label: 'APIs', href: '/docs/api/apis' },
    { label: 'Model', href: '/docs/modeling/metadata-model' },
  ],
  ways: [
    { label: 'Get started', href: '/docs/quickstart' },
    { label: 'Try it in your browser', href: '/docs/sandbox' },
    { label: 'Compare', href: '/docs/what-is-colophon/compared' },
  ],
  picture: {
    alt: 'The page of a table in the application: its columns with types, descriptions and terms, and its owners, domain and tags.',
    caption: 'The application, with the metadata of an invented company. Take the tour.',
  },
  proofsTitle: 'See for yourself',
  proofs: [
    {
      title: 'The pages run',
      text: 'Every command and program is executed by the tests, and its output compared. Press Run on a page, and it runs against a catalogue in your browser; nothing is sent to a server.',
      link: 'Run the samples',
      href: '/docs/sandbox',
      heldBy: ['tests/samples', 'tests/e2e/sandbox-samples.test.ts'],
    },
    {
      title: 'DataHub’s clients, as published',
      text: 'The tests install DataHub’s Python SDK, command line, ingestion framework and Java client and run them unmodified. Each result is listed, including what does not work.',
      link: 'See every result',
      href: '/docs/how/compatibility',
      heldBy: ['tests/interop/clients'],
    },
    {
      title: 'Writes are durable and searchable',
      text: 'A response means that the change is on disk and in the search index. The tests kill the server while it writes, and then look for everything that it acknowledged.',
      link: 'Follow a write',
      href: '/docs/architecture/architecture#what-happens-to-a-write',
      heldBy: ['tests/reliability/kill.test.ts'],
    },
  ],
  start: {
    title: 'Start it',
    text: 'One command, and no database server, broker or search cluster to run. You need a copy of the project and Node 20 or newer; the command installs what is missing.',
  },
  write: {
    title: 'Describe a table, and read it back',
    text: 'These are the commands of the quickstart, with what they print. The tests run them, and you can run them here.',
  },
  licence: 'Apache License 2.0.',
} as const;
