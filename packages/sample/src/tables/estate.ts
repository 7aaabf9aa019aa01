import { makeDatasetUrnWithPlatformInstance } from '@colophon/sdk/urns';
import { areaOf } from './area-of.ts';
import type { ParsedColumn, ParsedTable } from './parse-tables.ts';
import type { Column, ColumnPlace, Platform, Table } from './table.ts';

/** What is known about a table before its columns are complete. */
export interface TableDraft extends Omit<Table, 'urn' | 'area' | 'columns' | 'upstreams' | 'description'> {
  readonly parsed: ParsedTable;
  /** Instead of that of the text. */
  readonly description?: string | undefined;
  /** Tables that it is made from, beside those of its columns. */
  readonly upstreams?: readonly string[];
  /** What stands before the name of a source that is written in short, such as `lake.silver.`. */
  readonly sourcePrefix?: (source: string) => string;
}

/** All tables of the company, in an order in which each comes after those it is made from. */
export class Estate {
  readonly #tables = new Map<string, Table>();

  get tables(): readonly Table[] {
    return [...this.#tables.values()];
  }

  /** @throws RangeError if there is no such table. */
  table(id: string): Table {
    const table = this.#tables.get(id);
    if (!table) throw new RangeError(`There is no table ${id}.`);
    return table;
  }

  has(id: string): boolean {
    return this.#tables.has(id);
  }

  /** Adds a table. Its sources must have been added before. */
  add(draft: TableDraft): Table {
    const { parsed, sourcePrefix = (source) => source, ...rest } = draft;
    const columns = parsed.columns.map((column) => this.#complete(column, sourcePrefix));
    const sources = columns.flatMap((column) => column.sources.map(({ table }) => table));
    const upstreams = [...new Set([...(draft.upstreams ?? []), ...sources])];
    return this.#put({
      ...rest,
      ...placeOf(draft),
      description: draft.description ?? parsed.description,
      columns,
      upstreams,
    });
  }

  /** Adds a table with the columns of another. */
  addCopy(draft: Omit<Table, 'urn' | 'area'>): Table {
    return this.#put({ ...draft, ...placeOf(draft) });
  }

  #put(table: Table): Table {
    if (this.#tables.has(table.id)) throw new RangeError(`There are two tables ${table.id}.`);
    for (const id of table.upstreams) this.table(id);
    this.#tables.set(table.id, table);
    return table;
  }

  #complete(parsed: ParsedColumn, prefix: (source: string) => string): Column {
    const { reference, nullable, ...rest } = parsed;
    const sources = parsed.sources.map((source) => this.#place(source, parsed.name, prefix));
    const [first] = sources;
    const origin = first && this.#column(first);
    // What is passed on unchanged means the same.
    const same = sources.length === 1 && parsed.type === undefined ? origin : undefined;
    return {
      ...rest,
      type: parsed.type ?? origin?.type ?? 'text',
      nullable: nullable || (same?.nullable ?? false),
      description: parsed.description ?? same?.description,
      tags: [...new Set([...parsed.tags, ...(same?.tags ?? [])])],
      term: parsed.term ?? same?.term,
      reference: reference === undefined ? undefined : splitPlace(reference),
      sources,
    };
  }

  #place(source: string, column: string, prefix: (source: string) => string): ColumnPlace {
    const { table, column: named } = splitPlace(source.includes('.') ? source : `${source}.${column}`);
    return { table: prefix(table), column: named };
  }

  /** @throws RangeError if the table has no such column. */
  #column({ table, column }: ColumnPlace): Column {
    const found = this.table(table).columns.find(({ name }) => name === column);
    if (!found) throw new RangeError(`${table} has no column ${column}.`);
    return found;
  }
}

/** The deployment of each platform: no other catalogue has datasets in these. The bucket of S3 does the same. */
const instances: Readonly<Partial<Record<Platform, string>>> = {
  kafka: 'tarnfell-events',
  iceberg: 'tarnfell-lake',
  snowflake: 'tarnfell',
  dbt: 'tarnfell',
};

type Place = Pick<Table, 'platform' | 'path' | 'name' | 'instance' | 'env'>;

/** What follows from where a table is. */
function placeOf(place: Place): Pick<Table, 'urn' | 'area' | 'instance'> {
  const instance = place.instance ?? instances[place.platform];
  return {
    urn: makeDatasetUrnWithPlatformInstance(place.platform, nameOf(place), instance, place.env),
    area: areaOf(`${place.path.at(-1) ?? ''}.${place.name}`),
    ...(instance !== undefined && { instance }),
  };
}

/** Name with database and schema, such as `shop.public.orders`. */
export const nameOf = ({ platform, path, name }: Pick<Table, 'platform' | 'path' | 'name'>): string =>
  [...path, name].join(platform === 's3' ? '/' : '.');

function splitPlace(text: string): ColumnPlace {
  const dot = text.lastIndexOf('.');
  return { table: text.slice(0, dot), column: text.slice(dot + 1) };
}
