/** A word of the field, as this documentation uses it. */
export interface GlossaryEntry {
  /** The word as it stands in a sentence. */
  term: string;
  /** Other forms of it that pages use. Default: the term with an "s". */
  forms?: readonly string[];
  /** What it means, in one sentence that stands alone. */
  text: string;
  /** Where it is explained. */
  href: string;
}

/** The words that pages explain where they first use them, in the order of the alphabet. */
export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'aspect',
    text: 'One record about one entity, such as its owners or its schema, which is written and read on its own.',
    href: '/docs/what-is-colophon/concepts#aspect',
  },
  {
    term: 'change log',
    text: 'All changes that were applied, in the order of their commits, each with the value before and after.',
    href: '/docs/what-is-colophon/concepts#change-log',
  },
  {
    term: 'change proposal',
    forms: ['change proposals', 'proposal', 'proposals'],
    text: 'A request to change one aspect of one entity; it carries the whole new value.',
    href: '/docs/what-is-colophon/concepts#change-proposal',
  },
  {
    term: 'entity',
    forms: ['entities'],
    text: 'A thing that has an urn, such as a dataset, a dashboard or a user; what is known of it stands in its aspects.',
    href: '/docs/what-is-colophon/concepts#entity',
  },
  {
    term: 'entity type',
    text: 'The kind of an entity, which decides which parts its urn has and which aspects it may carry.',
    href: '/docs/what-is-colophon/concepts#entity',
  },
  {
    term: 'group commit',
    text: 'Proposals that arrive together are written in one transaction, so that they wait for the disk once.',
    href: '/docs/architecture/architecture#group-commit',
  },
  {
    term: 'key aspect',
    text: 'The aspect that holds the parts of an entity’s urn; the catalogue writes it.',
    href: '/docs/what-is-colophon/concepts#aspect',
  },
  {
    term: 'metadata model',
    text: 'The entity types, their aspects and the fields of each aspect, written once for the whole of Colophon.',
    href: '/docs/modeling/metadata-model',
  },
  {
    term: 'offset',
    text: 'The place of an entry in the change log; offsets rise in the order of the commits.',
    href: '/docs/what-is-colophon/concepts#change-log',
  },
  {
    term: 'relationship',
    text: 'An arrow from one entity to another, which the catalogue draws from a field that holds an urn.',
    href: '/docs/what-is-colophon/concepts#relationship',
  },
  {
    term: 'search document',
    text: 'What search knows of one entity, gathered from the searchable fields of its aspects.',
    href: '/docs/what-is-colophon/concepts#search-document',
  },
  {
    term: 'time-series aspect',
    text: 'An aspect with one value for each point in time, such as the number of rows in a table each night.',
    href: '/docs/what-is-colophon/concepts#aspect',
  },
  {
    term: 'urn',
    text: 'The name of one thing in the catalogue, which it keeps for life: it says what kind of thing it names, and which one.',
    href: '/docs/what-is-colophon/concepts#urn',
  },
  {
    term: 'versioned aspect',
    text: 'An aspect with one latest value, version 0; the values before it are kept as its history.',
    href: '/docs/what-is-colophon/concepts#version',
  },
];
