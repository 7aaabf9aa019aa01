import type { TableMetadata } from './table-metadata.ts';

/** A table as a catalogue lists it. */
export interface ListedTable {
  /** `shop`, or `eu.shop` for a namespace in another. */
  readonly namespace: string;
  readonly name: string;
  /** Reads its metadata. */
  load(): Promise<TableMetadata>;
}

/** A namespace with its properties. */
export interface Namespace {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** Where tables are listed: a server, or a folder. */
export interface Catalog {
  namespaces(): AsyncIterable<Namespace>;
  tables(namespace: string): AsyncIterable<ListedTable>;
}
