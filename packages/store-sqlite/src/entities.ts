import type { EncodedDocument } from '@colophon/store-sql';
import type { Statements } from './statements.ts';

export type Entities = ReturnType<typeof createEntities>;

/** The rows of `entity`, in steps of one row each: `RETURNING` would make SQLite journal the statement by itself. */
export function createEntities(statement: Statements) {
  const ids = new Map<string, number>();

  function insert(urn: string, type: string, removed: 0 | 1 | null, document: string | null): number {
    statement('INSERT INTO entity (urn, type, removed, document) VALUES (?, ?, ?, ?)').run(
      urn,
      type,
      removed,
      document,
    );
    return Number(statement('SELECT last_insert_rowid() AS id').get()?.id);
  }

  return {
    /** Writes the document, and returns the number of its entity. */
    put({ urn, entityType, removed: isRemoved, json: document }: EncodedDocument): number {
      const removed = isRemoved ? 1 : 0;
      const known = statement('SELECT id, removed FROM entity WHERE urn = ?').get(urn);
      const id = known ? Number(known.id) : insert(urn, entityType, removed, document);
      ids.set(urn, id);
      if (known) statement('UPDATE entity SET document = ? WHERE id = ?').run(document, id);
      // By itself, since it is in an index, which SQLite would write again.
      if (known && known.removed !== removed)
        statement('UPDATE entity SET removed = ? WHERE id = ?').run(removed, id);
      return id;
    },

    /** The number of an entity; it gets one when it has none. */
    idOf({ urn, entityType }: { readonly urn: string; readonly entityType: string }): number {
      let id = ids.get(urn);
      if (id === undefined) {
        const known = statement('SELECT id FROM entity WHERE urn = ?').get(urn);
        id = known ? Number(known.id) : insert(urn, entityType, null, null);
        ids.set(urn, id);
      }
      return id;
    },
  };
}
