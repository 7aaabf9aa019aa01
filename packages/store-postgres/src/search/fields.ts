import type { Query } from '../connection/query.ts';

/** The numbers of search fields. */
export interface Fields {
  /** The number of a field; 0, which no field has, when no entity ever had a value in it. */
  idOf(name: string): number;
}

/** Numbers that are known: one that a field has, it keeps. */
export class KnownFields {
  readonly #ids = new Map<string, number>();

  /** Reads the numbers of fields that are not known yet. */
  async read(query: Query, names: Iterable<string>): Promise<Fields> {
    const ids = this.#ids;
    const wanted = [...new Set(names)].filter((name) => !ids.has(name));
    if (wanted.length > 0) {
      const rows = await query('SELECT id, name FROM search_field WHERE name = ANY ($1::text[])', [wanted]);
      for (const { id, name } of rows) ids.set(String(name), Number(id));
    }
    return { idOf: (name) => ids.get(name) ?? 0 };
  }
}
