/** A term of the field, as this documentation uses it. */
export interface GlossaryEntry {
  /** The term as it appears in a sentence. */
  term: string;
  /** Other forms of it that pages use. Default: the term with an "s". */
  forms?: readonly string[];
  /** Its definition, in one self-contained sentence. */
  text: string;
  /** Where it is explained. */
  href: string;
}

/** The terms that pages explain where they first use them, in alphabetical order. */
export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'aspect',
    text: 'A record about one entity, such as its owners or its schema, that is written and read separately.',
    href: '/docs/what-is-colophon/concepts#aspect',
  },
  {
    term: 'change log',
    text: 'All applied changes in commit order, each with the value before and after.',
    href: '/docs/what-is-colophon/concepts#change-log',
  },
  {
    term: 'change proposal',
    forms: ['change proposals', 'proposal', 'proposals'],
    text: 'A request to change one aspect of one entity; it carries the complete new value.',
    href: '/docs/what-is-colophon/concepts#change-proposal',
  },
  {
    term: 'entity',
    forms: ['entities'],
    text: 'Something identified by a URN, such as a dataset, a dashboard or a user; its aspects hold what is known about it.',
    href: '/docs/what-is-colophon/concepts#entity',
  },
  {
    term: 'entity type',
    text: 'The kind of an entity, which determines the parts of its URN and the aspects it may have.',
    href: '/docs/what-is-colophon/concepts#entity',
  },
  {
    term: 'group commit',
    text: 'Writing proposals that arrive together in one transaction, so that they wait for the disk only once.',
    href: '/docs/architecture/architecture#group-commit',
  },
  {
    term: 'key aspect',
    text: 'The aspect that holds the parts of an entity’s URN; the catalogue writes it.',
    href: '/docs/what-is-colophon/concepts#aspect',
  },
  {
    term: 'metadata model',
    text: 'The entity types, their aspects and the fields of each aspect, defined once for all of Colophon.',
    href: '/docs/modeling/metadata-model',
  },
  {
    term: 'offset',
    text: 'The position of an entry in the change log; offsets increase in commit order.',
    href: '/docs/what-is-colophon/concepts#change-log',
  },
  {
    term: 'relationship',
    text: 'A directed link from one entity to another, which the catalogue derives from a field that holds a URN.',
    href: '/docs/what-is-colophon/concepts#relationship',
  },
  {
    term: 'search document',
    text: 'What search knows about one entity, collected from the searchable fields of its aspects.',
    href: '/docs/what-is-colophon/concepts#search-document',
  },
  {
    term: 'time-series aspect',
    text: 'An aspect with a value for each timestamp, such as the number of rows in a table each night.',
    href: '/docs/what-is-colophon/concepts#aspect',
  },
  {
    term: 'URN',
    text: 'The permanent identifier of an entity in the catalogue, which states its type and which one it is.',
    href: '/docs/what-is-colophon/concepts#urn',
  },
  {
    term: 'versioned aspect',
    text: 'An aspect with one latest value, version 0; earlier values are kept as its history.',
    href: '/docs/what-is-colophon/concepts#version',
  },
];
