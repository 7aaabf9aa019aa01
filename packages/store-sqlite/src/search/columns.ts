import { entityTypeField } from '@colophon/catalogue/for-stores';
import type { EncodedDocument } from '@colophon/store-sql';
import type { Statements } from '../statements.ts';
import { ChangedIds } from './changed-ids.ts';
import { type Ids, noIds, parseIds } from './ids.ts';
import { KeptMatches } from './kept-matches.ts';
import { VisibleSets } from './visible-sets.ts';

/** The field that says whether an entity is soft-deleted: of its row, as the entity type is. */
export const removedField = '_removed';

/**
 * The values of one field by entity, in memory. A search counts and compares them for every entity that it finds,
 * and a look into a table for each would take a hundred times as long.
 */
export class Column {
  /** Every value that the field has or had; a value is identified by its index. */
  readonly values: string[] = [];
  readonly #places = new Map<string, number>();
  /** By the number of an entity: 0 for no value, above 0 one place, counted from 1, below 0 a list, counted from -1. */
  #rows = new Int32Array(1024);
  readonly #lists = new PlaceLists();
  #size = 0;
  /** How many entities have one value alone, by its place. */
  readonly #single: number[] = [];

  /** How many entities have a value. */
  get size(): number {
    return this.#size;
  }

  place(value: string): number | undefined {
    return this.#places.get(value);
  }

  /** The places of an entity's values. */
  placesOf(id: number): readonly number[] {
    const row = this.#rows[id] ?? 0;
    if (row === 0) return [];
    return row > 0 ? [row - 1] : this.#lists.at(-row - 1);
  }

  add(id: number, value: string): void {
    const place = this.#places.get(value) ?? this.values.push(value) - 1;
    this.#places.set(value, place);
    const known = this.placesOf(id);
    if (!known.includes(place)) this.#put(id, known.length === 0 ? [place] : [...known, place]);
  }

  remove(id: number, value: string): void {
    const place = this.#places.get(value);
    const known = this.placesOf(id);
    if (place !== undefined && known.includes(place))
      this.#put(
        id,
        known.filter((one) => one !== place),
      );
  }

  clear(id: number): void {
    this.#put(id, []);
  }

  /** How many of the entities have each value, by its place. */
  count(ids: Ids): Uint32Array {
    const rows = this.#rows;
    const lists = this.#lists.length;
    const tally = new Uint32Array(lists + 1 + this.values.length);
    for (let i = 0; i < ids.length; i++) {
      const at = lists + (rows[ids[i] ?? 0] ?? 0);
      tally[at] = (tally[at] ?? 0) + 1;
    }
    const counts = tally.subarray(lists + 1);
    for (let list = 0; list < lists; list++) {
      const count = tally[lists - 1 - list] ?? 0;
      if (count > 0) for (const place of this.#lists.at(list)) counts[place] = (counts[place] ?? 0) + count;
    }
    return counts;
  }

  /** True when every entity that has a value has one of these, and no other. */
  hasOnly(values: readonly string[]): boolean {
    const places = new Set(values.flatMap((value) => this.#places.get(value) ?? []));
    let count = 0;
    for (const place of places) count += this.#single[place] ?? 0;
    return count === this.#size;
  }

  /** Those of the entities that have one of the values. */
  having(ids: Ids, values: readonly string[]): Ids {
    const wanted = new Set(values.flatMap((value) => this.#places.get(value) ?? []));
    if (wanted.size === 0) return noIds;
    const rows = this.#rows;
    const [only] = wanted.size === 1 ? wanted : [];
    const found = new Uint32Array(ids.length);
    let length = 0;
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] ?? 0;
      const row = rows[id] ?? 0;
      const isFound =
        row > 0
          ? only === undefined
            ? wanted.has(row - 1)
            : row - 1 === only
          : row < 0 && this.placesOf(id).some((place) => wanted.has(place));
      if (isFound) found[length++] = id;
    }
    return found.subarray(0, length);
  }

  /** Those of the entities that have a value for which the test holds; each value is tested once. */
  fitting(ids: Ids, test: (value: string) => boolean): Ids {
    const results = new Map<number, boolean>();
    const holds = (place: number): boolean => {
      const result = results.get(place) ?? test(this.values[place] ?? '');
      results.set(place, result);
      return result;
    };
    return ids.filter((id) => this.placesOf(id).some(holds));
  }

  /** Every entity that has a value. */
  ids(): Ids {
    const found = new Uint32Array(this.#rows.length);
    let length = 0;
    for (let id = 0; id < this.#rows.length; id++) if (this.#rows[id] !== 0) found[length++] = id;
    return found.subarray(0, length);
  }

  #put(id: number, places: readonly number[]): void {
    if (id >= this.#rows.length) {
      const rows = new Int32Array(Math.max(id + 1, this.#rows.length * 2));
      rows.set(this.#rows);
      this.#rows = rows;
    }
    const [first] = places;
    const before = this.#rows[id] ?? 0;
    this.#size += Number(first !== undefined) - Number(before !== 0);
    if (before > 0) this.#single[before - 1] = (this.#single[before - 1] ?? 0) - 1;
    if (first === undefined) this.#rows[id] = 0;
    else if (places.length === 1) {
      this.#single[first] = (this.#single[first] ?? 0) + 1;
      this.#rows[id] = first + 1;
    } else this.#rows[id] = -this.#lists.take(places) - 1;
    if (before < 0) this.#lists.release(-before - 1);
  }
}

/** Lists of places, each kept once: many entities have the same values. */
class PlaceLists {
  readonly #lists: (readonly number[])[] = [];
  readonly #users: number[] = [];
  readonly #indices = new Map<string, number>();
  readonly #free: number[] = [];

  get length(): number {
    return this.#lists.length;
  }

  at(index: number): readonly number[] {
    return this.#lists[index] ?? [];
  }

  /** The index of a list, which stays for as long as it has users. */
  take(places: readonly number[]): number {
    const list = places.toSorted((a, b) => a - b);
    const key = list.join();
    const index = this.#indices.get(key) ?? this.#free.pop() ?? this.#lists.length;
    this.#indices.set(key, index);
    this.#lists[index] = list;
    this.#users[index] = (this.#users[index] ?? 0) + 1;
    return index;
  }

  release(index: number): void {
    const users = (this.#users[index] ?? 0) - 1;
    this.#users[index] = users;
    if (users > 0) return;
    this.#indices.delete(this.at(index).join());
    this.#lists[index] = [];
    this.#free.push(index);
  }
}

/** What a document that was written changes in the columns. */
export type ColumnChange = Pick<EncodedDocument, 'entityType' | 'removed' | 'removedValues' | 'addedValues'>;

/** What a commit changed in the columns. */
export interface Applied {
  /** Numbers of entities that are gone. */
  readonly deleted: readonly number[];
  readonly written: readonly { readonly id: number; readonly change: ColumnChange }[];
}

/** The columns of a database. Each is read when it is first asked for, and kept as the database is from then on. */
export class Columns {
  readonly #statement: Statements;
  #deletions = 0;
  readonly #columns = new Map<string, Column>();
  /** Entities that commits have changed. */
  readonly changedIds = new ChangedIds();
  /** What the full-text index found before. */
  readonly keptMatches = new KeptMatches(this.changedIds);
  /** What principals may see, which is made of the columns. */
  readonly visibleSets = new VisibleSets();

  constructor(statement: Statements) {
    this.#statement = statement;
  }

  /** The column of a field, which is read when it is not there yet. */
  column(field: string): Column {
    let column = this.#columns.get(field);
    if (!column) {
      column = this.#read(field);
      this.#columns.set(field, column);
    }
    return column;
  }

  /** The column of a field when it has been read already. */
  known(field: string): Column | undefined {
    return this.#columns.get(field);
  }

  /** True when no column was read: there is nothing that could be out of date. */
  get isEmpty(): boolean {
    return this.#columns.size === 0;
  }

  /** Follows a commit. */
  follow(applied: readonly Applied[]): void {
    for (const { deleted, written } of applied) {
      for (const id of deleted) this.forget(id);
      for (const { id, change } of written) this.apply(id, change);
    }
  }

  /** Follows a document that was written. */
  apply(id: number, { entityType, removed: isRemoved, removedValues, addedValues }: ColumnChange): void {
    this.changedIds.add(id);
    this.#columns.get(entityTypeField)?.add(id, entityType);
    const removed = this.#columns.get(removedField);
    if (removed) {
      removed.remove(id, isRemoved ? '0' : '1');
      removed.add(id, isRemoved ? '1' : '0');
    }
    for (const [field, value] of removedValues) this.#columns.get(field)?.remove(id, value);
    for (const [field, value] of addedValues) this.#columns.get(field)?.add(id, value);
  }

  /** How many entities search knows. */
  get entityCount(): number {
    return this.column(entityTypeField).size;
  }

  /**
   * Rises whenever an entity was deleted. Its number may be given to another one then, so that numbers found before mean
   * nothing any more.
   */
  get deletions(): number {
    return this.#deletions;
  }

  /** Follows an entity that was deleted. */
  forget(id: number): void {
    this.#deletions++;
    this.changedIds.add(id);
    for (const column of this.#columns.values()) column.clear(id);
  }

  /** Follows a change of everything: what is asked for next is read again. */
  clear(): void {
    this.#deletions++;
    this.changedIds.clear();
    this.#columns.clear();
  }

  #read(field: string): Column {
    const column = new Column();
    const own = { [entityTypeField]: 'type', [removedField]: 'removed' }[field];
    const rows =
      own === undefined
        ? this.#statement(
            'SELECT value, json_group_array(entity_id) AS ids FROM search_value WHERE field = ? GROUP BY value',
          ).all(field)
        : this.#statement(
            `SELECT ${own} AS value, json_group_array(id) AS ids FROM entity WHERE removed IS NOT NULL GROUP BY ${own}`,
          ).all();
    for (const { value, ids } of rows) for (const id of parseIds(ids)) column.add(id, String(value));
    return column;
  }
}
