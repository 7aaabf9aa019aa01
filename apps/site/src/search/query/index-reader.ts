import {
  type Bounds,
  type IndexRoot,
  type PageCards,
  sectionsPerCard,
  shardsInGroup,
  shardsOf,
  type TermShard,
  type WordShard,
} from '../index-format.ts';

/** Gets a file of the index as JSON, by its path from the folder of the index. */
export type LoadFile = <Content>(path: string) => Promise<Content>;

/** The files of an index, each read once. */
export class IndexReader {
  readonly #roots: Files<IndexRoot>;
  readonly #terms: Files<TermShard>;
  readonly #words: Files<WordShard>;
  readonly #cards: Files<PageCards>;

  constructor(load: LoadFile) {
    this.#roots = new Files(load);
    this.#terms = new Files(load);
    this.#words = new Files(load);
    this.#cards = new Files(load);
  }

  root(): Promise<IndexRoot> {
    return this.#roots.get('root.json');
  }

  /** The files of terms that may hold some with this beginning, from the first one, and no more than `most`. */
  async terms(beginning: string, most: number): Promise<TermShard[]> {
    const { termGroups, version } = await this.root();
    const [first, last] = shardsOf(beginning, termGroups);
    const groups = range(first, Math.min(last, first + 1));
    const bounds = await Promise.all(
      groups.map((group) => this.#words.get(`terms/bounds-${group}.json?${version}`)),
    );
    return this.#shards(this.#terms, 'terms', beginning, most, bounds.flat(), first * shardsInGroup);
  }

  /** As `terms`, for files of words alone. */
  async words(kind: 'words' | 'endings', beginning: string, most: number): Promise<WordShard[]> {
    const bounds = await this.#words.get(`${kind}/bounds.json?${(await this.root()).version}`);
    return this.#shards(this.#words, kind, beginning, most, bounds);
  }

  /** What is shown of a page, in the file that holds a section. */
  async cards(page: number, section: number): Promise<PageCards> {
    const { version } = await this.root();
    return this.#cards.get(`pages/${page}-${Math.floor(section / sectionsPerCard)}.json?${version}`);
  }

  async #shards<Shard>(
    files: Files<Shard>,
    kind: string,
    beginning: string,
    most: number,
    bounds: Bounds,
    before = 0,
  ): Promise<Shard[]> {
    const { version } = await this.root();
    const [first, last] = shardsOf(beginning, bounds);
    const numbers = range(first, Math.min(last, first + most - 1));
    return Promise.all(numbers.map((shard) => files.get(`${kind}/${before + shard}.json?${version}`)));
  }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

class Files<Content> {
  readonly #load: LoadFile;
  readonly #known = new Map<string, Promise<Content>>();

  constructor(load: LoadFile) {
    this.#load = load;
  }

  get(path: string): Promise<Content> {
    const known = this.#known.get(path);
    if (known) return known;
    const file = this.#load<Content>(path);
    this.#known.set(path, file);
    // What failed may succeed when it is asked for again.
    file.catch(() => this.#known.delete(path));
    return file;
  }
}
