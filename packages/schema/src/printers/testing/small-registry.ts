import {
  array,
  aspect,
  boolean,
  double,
  entity,
  enumeration,
  float,
  int,
  key,
  long,
  map,
  record,
  string,
  timeseries,
  union,
  urn,
} from '../../define.ts';
import { createRegistry } from '../../registry.ts';

// A model with one of everything that a printer has to think about, small enough for its output to be read.

const size = enumeration({
  name: 'com.example.shelf.Size',
  doc: 'How much fits on a shelf.',
  symbols: { SMALL: 'Up to "ten" books.', LARGE: 'More than ten.', _ODD_: 'Neither; see `note`.' },
  names: { LARGE: 'L_ARGE' },
});

const nothing = record({ name: 'com.example.shelf.Nothing', doc: 'Says that there is nothing.', fields: {} });

const stamp = record({
  name: 'com.example.common.Stamp',
  doc: 'Who did it and when.',
  fields: {
    time: { type: long, doc: 'Milliseconds since the epoch.' },
    actor: { type: urn('person'), doc: 'Urn of the person.' },
  },
});

/** Shares its simple name with the one below. */
const near = record({
  name: 'com.example.near.Place',
  doc: 'A place nearby.',
  fields: { steps: { type: int, doc: 'Steps to go.', min: 0 } },
});

const far = record({
  name: 'com.example.far.Place',
  doc: 'A place far away. A path ends in \\ at times.',
  deprecated: true,
  fields: {
    from: { type: string, doc: 'Where the way starts: it has `"""` in it and ends in "', length: { min: 1 } },
  },
});

/** Has the name of an entity, and fields with awkward names. */
const shelf = aspect({
  name: 'shelfInfo',
  record: 'com.example.shelf.Shelf',
  doc: 'What a shelf is like.',
  fields: {
    size: { type: size, doc: 'Room on the shelf.', default: '_ODD_' },
    field: { type: string, doc: 'Subject of the books.', optional: true },
    labels: { type: map(string), doc: 'Free pairs.', default: {} },
    or: { type: array(map(array(string))), doc: 'Alternatives.', optional: true },
    stamped: { type: stamp, doc: 'Last change.', default: { time: 0, actor: 'urn:li:person:unknown' } },
    old: { type: boolean, doc: 'Use `size`.', optional: true, deprecated: true },
    older: { type: boolean, doc: 'A flag.', deprecated: 'Use `size`.' },
  },
});

const contents = timeseries({
  name: 'contents',
  record: 'com.example.shelf.Contents',
  doc: 'What a shelf holds at a time.',
  fields: {
    timestampMillis: { type: long, doc: 'The time.' },
    what: {
      type: union(nothing, near, far, size, string, float, double),
      doc: 'What is there.',
      default: { 'com.example.far.Place': { from: 'here' } },
    },
    only: { type: array(union(urn('shelf'))), doc: 'A union of one.', default: [] },
    inner: { type: map(union(int, long)), doc: 'A union inside a map.', optional: true },
  },
});

const shelfKey = key({
  name: 'shelfKey',
  record: 'com.example.key.ShelfKey',
  doc: 'Identity of a shelf.',
  fields: { id: { type: string, doc: 'Any id.' } },
});

const queryKey = key({
  name: 'queryKey',
  record: 'com.example.key.QueryKey',
  doc: 'Identity of a query.',
  fields: { id: { type: string, doc: 'Any id.' } },
});

export const smallRegistry = createRegistry([
  entity({ name: 'shelf', doc: 'A shelf with books.', key: shelfKey, aspects: [shelf, contents] }),
  entity({ name: 'query', doc: 'A question about shelves.', key: queryKey, aspects: [] }),
]);
