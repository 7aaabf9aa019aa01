import type { EventDataset, Identifier } from '../events/event.ts';
import { parseIdentifier } from '../events/parse-event.ts';
import { datasetUrnOf, symlinkUrnOf } from '../naming/dataset-urn.ts';
import type { OpenLineageSettings } from '../settings.ts';

/** The URNs of the datasets of an event, by the namespace and the name under which it speaks of them. */
export class DatasetUrns {
  readonly #settings: OpenLineageSettings;
  readonly #tables = new Map<string, string>();

  /** @param datasets Those that are described: a symlink of one says which table it is wherever it is named. */
  constructor(datasets: readonly EventDataset[], settings: OpenLineageSettings) {
    this.#settings = settings;
    for (const dataset of datasets) {
      const table = tableOf(dataset);
      if (table) this.#tables.set(keyOf(dataset), symlinkUrnOf(table, settings));
    }
  }

  of(dataset: Identifier): string {
    return this.#tables.get(keyOf(dataset)) ?? datasetUrnOf(dataset, this.#settings);
  }

  /** The URNs of datasets, sorted, each once. */
  all(datasets: readonly Identifier[]): string[] {
    return [...new Set(datasets.map((dataset) => this.of(dataset)))].sort();
  }
}

/** The table whose files the dataset is, as its last symlink of that kind says. */
const tableOf = ({ facets }: EventDataset): Identifier | undefined =>
  (facets.get('symlinks')?.objects('identifiers') ?? [])
    .filter((identifier) => identifier.string('type') === 'TABLE')
    .map(parseIdentifier)
    .at(-1);

const keyOf = ({ namespace, name }: Identifier): string => JSON.stringify([namespace, name]);
