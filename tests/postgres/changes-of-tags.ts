import type { ChangeSet, LatestAspect, Store } from '@colophon/catalogue';

const created = { actor: 'urn:li:corpuser:ada', time: 1 };

/** A change of a tag, with its entry in the log. */
export const changeOfTag = (urn: string, value: LatestAspect['value']): ChangeSet => ({
  latest: [
    {
      urn,
      aspect: 'tagProperties',
      entityType: 'tag',
      version: 0,
      lastVersion: 0,
      value,
      systemMetadata: {},
      created,
    },
  ],
  history: [],
  timeseries: [],
  log: [
    {
      urn,
      aspect: 'tagProperties',
      entityType: 'tag',
      changeType: 'UPSERT',
      value,
      previousValue: undefined,
      systemMetadata: {},
      previousSystemMetadata: undefined,
      headers: undefined,
      created,
    },
  ],
  documents: [],
  edges: [],
});

/** Writes a tag with its name. */
export const writeTag = (store: Store, name: string): Promise<void> =>
  store.write((transaction) => transaction.apply(changeOfTag(`urn:li:tag:${name}`, { name })));
