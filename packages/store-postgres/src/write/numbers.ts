import type { SqlRow } from '@colophon/store-sql';
import type { Query } from '../connection/query.ts';

/** What a kind of edges is: the type of the relationship, and the aspect that has it. */
export type Kind = readonly [type: string, aspect: string];

export const kindKey = ([type, aspect]: Kind): string => `${type} ${aspect}`;

/**
 * The numbers of search fields and of kinds of edges, by which rows name them. One that is committed stays, so that this
 * process asks for it once.
 */
export interface Numbers {
  fields(query: Query, names: Iterable<string>): Promise<ReadonlyMap<string, number>>;
  kinds(query: Query, kinds: Iterable<Kind>): Promise<ReadonlyMap<string, number>>;
  /** Remembers what the transaction has found and made, since it was committed. */
  keep(): void;
  /** Forgets what a transaction made that was not committed. */
  drop(): void;
  /** Forgets everything: behind a new connection there may be another server, which has not received all of this one's. */
  clear(): void;
}

export function createNumbers(): Numbers {
  const fields = new Numbering();
  const kinds = new Numbering();
  const each = (work: (one: Numbering) => void) => () => [fields, kinds].forEach(work);
  return {
    fields: (query, names) =>
      fields.ensure([...new Set(names)], {
        find: (missing) =>
          query('SELECT id, name FROM search_field WHERE name = ANY ($1::text[])', [missing]),
        make: (missing) =>
          query('INSERT INTO search_field (name) SELECT unnest($1::text[]) RETURNING id, name', [missing]),
        nameOf: ({ name }) => String(name),
      }),
    kinds(query, wanted) {
      const pairs = new Map([...wanted].map((kind) => [kindKey(kind), kind]));
      const columns = (missing: readonly string[]) => {
        return [
          missing.map((key) => pairs.get(key)?.[0] ?? ''),
          missing.map((key) => pairs.get(key)?.[1] ?? ''),
        ];
      };
      return kinds.ensure([...pairs.keys()], {
        find: (missing) =>
          query(
            `SELECT k.id, k.type, k.aspect FROM edge_kind k JOIN unnest($1::text[], $2::text[]) AS w (type, aspect)
             ON k.type = w.type AND k.aspect = w.aspect`,
            columns(missing),
          ),
        make: (missing) =>
          query(
            // In their order: pages of relationships follow the ids.
            `INSERT INTO edge_kind (type, aspect)
             SELECT type, aspect FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS n (type, aspect, place) ORDER BY place
             RETURNING id, type, aspect`,
            columns(missing),
          ),
        nameOf: ({ type, aspect }) => kindKey([String(type), String(aspect)]),
      });
    },
    keep: each((one) => one.keep()),
    drop: each((one) => one.drop()),
    clear: each((one) => one.clear()),
  };
}

/** How the rows of one table are found and made. */
interface Rows {
  find(names: readonly string[]): Promise<SqlRow[]>;
  make(names: readonly string[]): Promise<SqlRow[]>;
  nameOf(row: SqlRow): string;
}

class Numbering {
  readonly #committed = new Map<string, number>();
  readonly #staged = new Map<string, number>();

  async ensure(names: readonly string[], { find, make, nameOf }: Rows): Promise<ReadonlyMap<string, number>> {
    const isMissing = (name: string) => !this.#committed.has(name) && !this.#staged.has(name);
    const note = (rows: readonly SqlRow[]) => {
      for (const row of rows) this.#staged.set(nameOf(row), Number(row.id));
    };
    const unknown = names.filter(isMissing);
    if (unknown.length > 0) note(await find(unknown));
    const missing = unknown.filter(isMissing);
    if (missing.length > 0) note(await make(missing));
    return new Map(names.map((name) => [name, this.#committed.get(name) ?? this.#staged.get(name) ?? 0]));
  }

  keep(): void {
    for (const [name, id] of this.#staged) this.#committed.set(name, id);
    this.#staged.clear();
  }

  drop(): void {
    this.#staged.clear();
  }

  clear(): void {
    this.#committed.clear();
    this.#staged.clear();
  }
}
