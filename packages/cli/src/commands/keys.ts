import { resolve } from 'node:path';
import {
  listKeys as keysOf,
  type ListedKey,
  removeKey as remove,
  rotateKeys as rotate,
} from '@colophon/server/keys';
import { holdsDatabase } from '@colophon/store-sqlite/node';
import { CommandError } from '../describe-failure.ts';
import { printJson } from '../print/print-json.ts';
import { printTable } from '../print/print-table.ts';

interface KeySettings {
  readonly data: string;
  readonly json?: boolean;
}

/** `colophon keys list`: the keys in a data folder, without their secrets. */
export function listKeys({ data, json }: KeySettings): void {
  print(keysOf(folderOf(data)), json);
}

/** `colophon keys rotate`: a new key of each kind, which the server uses from its next start on. */
export function rotateKeys({ data, json }: KeySettings): void {
  print(rotate(folderOf(data)), json);
}

/** `colophon keys remove`: of a stopped catalogue, a key that nothing needs any more. */
export async function removeKey(id: string, { data, json }: KeySettings): Promise<void> {
  print(await remove(folderOf(data), id), json);
}

function folderOf(data: string): string {
  const folder = resolve(data);
  if (!holdsDatabase(folder)) throw new CommandError(`there is no catalogue in ${folder}`, 'notFound');
  return folder;
}

function print(keys: readonly ListedKey[], json = false): void {
  const shown = keys.map(({ createdAt, ...key }) => ({
    ...key,
    createdAt: new Date(createdAt).toISOString(),
  }));
  if (json) printJson(shown);
  else
    printTable(
      ['id', 'purpose', 'created', 'in use for'],
      shown.map(({ id, purpose, createdAt, isCurrent }) => [
        id,
        purpose,
        createdAt,
        isCurrent ? 'new data' : 'earlier data',
      ]),
      'There are no keys.',
    );
}
