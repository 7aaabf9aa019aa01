import { test } from 'vitest';
import type { AspectKey, LatestAspect } from '../ports/aspects.ts';
import type { LogEntry } from '../ports/change-log.ts';
import type { ChangeSet } from '../ports/change-set.ts';
import type { Edge } from '../ports/graph-index.ts';
import type { SearchFields, SearchTexts } from '../ports/search-index.ts';
import type { Store } from '../ports/store.ts';
import type { TimeseriesRow } from '../ports/timeseries-store.ts';
import { type Criterion, searchQuery } from '../search/query.ts';
import { phrase, prefix } from '../search/resolve-words.ts';
import type { ResolvedQuery } from '../search/resolved-query.ts';
import { allOf, everything, type Term } from '../search/text-query.ts';
import { wholeNamesOf } from '../search/words.ts';

/** Opens an empty store, which the test that asked for it closes. */
export type CreateStore = () => Promise<Store>;

/** A test that is given its own store. */
export const storeTest = (createStore: CreateStore) =>
  test.extend<{ store: Store }>({
    // The empty pattern is how Vitest learns that the fixture needs no other.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    store: async ({}, use) => {
      const store = await createStore();
      await use(store);
      await store.close();
    },
  });
export type StoreTest = ReturnType<typeof storeTest>;

const created = { actor: 'urn:li:corpuser:ada', time: 1_700_000_000_000 };

/** A change set that changes nothing but what is named. */
export const changes = (some: Partial<ChangeSet>): ChangeSet => ({
  latest: [],
  history: [],
  timeseries: [],
  log: [],
  documents: [],
  edges: [],
  ...some,
});

export const apply = (store: Store, some: Partial<ChangeSet>): Promise<void> =>
  store.write((transaction) => transaction.apply(changes(some)));

export const latestRow = (some: Partial<LatestAspect> & AspectKey): LatestAspect => ({
  entityType: 'tag',
  version: 0,
  lastVersion: 0,
  value: { name: 'a' },
  systemMetadata: { runId: 'run-1', lastObserved: 5 },
  created,
  ...some,
});

export const logEntry = (some: Partial<LogEntry> & AspectKey): Omit<LogEntry, 'offset'> => ({
  entityType: 'tag',
  changeType: 'UPSERT',
  value: { name: 'a' },
  previousValue: undefined,
  systemMetadata: { runId: 'run-1' },
  previousSystemMetadata: undefined,
  headers: undefined,
  created,
  ...some,
});

export const point = (some: Partial<TimeseriesRow>): TimeseriesRow => ({
  urn: 'urn:li:dataset:a',
  aspect: 'profile',
  entityType: 'dataset',
  timestampMillis: 0,
  partition: 'all',
  discriminator: '',
  value: {},
  systemMetadata: { runId: 'run-1' },
  ...some,
});

export const edge = (
  source: string,
  aspect: string,
  type: string,
  destination: string,
  properties?: Edge['properties'],
): Edge => ({ source, aspect, type, destination, ...(properties && { properties }) });

export interface Indexed {
  readonly urn: string;
  readonly entityType?: string;
  readonly removed?: boolean;
  readonly fields?: SearchFields;
  readonly name?: string;
  readonly text?: string;
}

/** Puts documents into the index; what was there under the URN is replaced. Fields that begin with `text` hold text. */
export async function index(store: Store, ...documents: readonly Indexed[]): Promise<void> {
  await store.write(async (transaction) => {
    await transaction.apply(
      changes({
        documents: documents.map(
          ({ urn, entityType = 'dataset', removed = false, fields = {}, name = '', text = '' }) => {
            const after = { urn, entityType, removed, fieldsByAspect: { properties: fields } };
            return { after, texts: textsNamed(name, text) };
          },
        ),
        textFields: new Set(documents.flatMap(({ fields = {} }) => Object.keys(fields)).filter(isTextField)),
      }),
    );
  });
}

/** The texts of an entity with a name, and with more text of the usual weight. */
export const textsNamed = (name: string, text = ''): SearchTexts => ({
  whole: wholeNamesOf(name).join(' '),
  name,
  strong: '',
  text,
  weak: '',
});

const isTextField = (name: string): boolean => name.startsWith('text');

/** What a test says of a query: words are each to be found, or what begins so. */
export type SomeQuery = Partial<ResolvedQuery> & { readonly words?: readonly string[] };

export const query = ({ words = [], ...some }: SomeQuery = {}): ResolvedQuery => {
  const {
    input: _,
    filter: __,
    includeReferenceTypes: ___,
    includeOutdated: ____,
    ...defaults
  } = searchQuery({ count: 100 });
  return {
    ...defaults,
    hiddenTypes: [],
    filter: [],
    text: words.length === 0 ? everything : allOf(words.map(beginning)),
    textFields: new Set(
      [
        ...(some.filter ?? []).flat().flatMap(({ fields }) => fields),
        ...(some.sort ?? []).map(({ field }) => field),
        ...(some.facets ?? []),
      ].filter(isTextField),
    ),
    weights: [],
    ...some,
  };
};

/** A word, or below it one that begins so. */
export const beginning = (word: string): Term => ({
  kind: 'term',
  best: [phrase([word])],
  others: [prefix([word])],
});

export const criterion = (field: string, some: Partial<Criterion> = {}): Criterion => ({
  fields: [field],
  condition: 'EQUAL',
  values: [],
  negated: false,
  ...some,
});

/** The URNs of a search, in the order of the page. */
export const found = async (store: Store, some: SomeQuery): Promise<string[]> =>
  (await store.search(query(some))).hits.map(({ urn }) => urn);

/** The URNs that one criterion finds. */
export const matching = (store: Store, field: string, some: Partial<Criterion>): Promise<string[]> =>
  found(store, { filter: [[criterion(field, some)]] });
