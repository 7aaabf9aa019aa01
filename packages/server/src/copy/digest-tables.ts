import { createHash } from 'node:crypto';
import { type CopiedTable, type CopySource, type CopyTarget, compareTables } from '@colophon/store-sql/copy';
import { ConfigurationError } from '../configuration-error.ts';

/** A table that is the same in both stores. */
export interface TableDigest {
  readonly name: string;
  readonly rows: number;
  /** SHA-256 of the rows in the order of their keys, as hexadecimal text. */
  readonly sha256: string;
}

/**
 * Reads a table of both stores from the beginning, and compares how many rows they have and what is in them.
 *
 * @throws ConfigurationError when they differ.
 */
export async function digestTable(
  table: CopiedTable,
  source: CopySource,
  target: CopyTarget,
  signal: AbortSignal | undefined,
): Promise<TableDigest> {
  const sides = {
    source: { rows: 0, hash: createHash('sha256') },
    target: { rows: 0, hash: createHash('sha256') },
  };
  let differences = 0;
  for await (const _ of compareTables(table, { source, target }, (side, row) => {
    const { hash } = sides[side];
    hash.update(`${JSON.stringify(row)}\n`);
    if (++sides[side].rows % 1000 === 0) signal?.throwIfAborted();
  }))
    differences++;
  const [expected, found] = [sides.source.hash.digest('hex'), sides.target.hash.digest('hex')];
  if (differences > 0 || expected !== found || sides.source.rows !== sides.target.rows)
    throw new ConfigurationError(
      `${target.place} differs from its source in ${differences} rows of the table ${table.name}: something else has written to it. Empty it, and copy again.`,
    );
  return { name: table.name, rows: sides.source.rows, sha256: expected };
}
