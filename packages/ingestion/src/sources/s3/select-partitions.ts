import type { FileStore } from '../file-store/file-store.ts';
import type { PathSpec } from './path-spec.ts';

/**
 * The folders of a table to look into: the last one at each level, and the first one with `MIN_MAX`. Folders are
 * listed level by level, so that a table of a million partitions takes as many requests as it has levels.
 */
export async function selectPartitions(
  store: FileStore,
  spec: PathSpec,
  table: string,
): Promise<{ readonly folders: readonly string[]; readonly partial: boolean }> {
  let partial = false;
  const descend = async (folder: string, first: boolean): Promise<string> => {
    const found: string[] = [];
    for await (const one of store.folders(folder)) if (!spec.skipsFolder(one)) found.push(one);
    if (found.length === 0) return folder;
    if (found.length > 1) partial = true;
    found.sort(comparePartitions);
    const next = first ? found[0] : found.at(-1);
    return next === undefined ? folder : descend(next, first);
  };
  const last = await descend(table, false);
  if (spec.config.traversal_method === 'MAX' || !partial) return { folders: [last], partial };
  const first = await descend(table, true);
  return { folders: first === last ? [last] : [first, last], partial };
}

/** Order of folders: numbers by their value, the value of `key=value` for the same key. */
export function comparePartitions(a: string, b: string): number {
  const [left, right] = [nameOf(a), nameOf(b)];
  const [leftKey, rightKey] = [keyOf(left), keyOf(right)];
  const same = leftKey === rightKey;
  const [x, y] = same ? [left.slice(leftKey.length), right.slice(rightKey.length)] : [left, right];
  if (/^\d+$/.test(x) && /^\d+$/.test(y) && Number(x) !== Number(y)) return Number(x) - Number(y);
  if (x === y) return 0;
  return x < y ? -1 : 1;
}

const nameOf = (path: string): string => path.split('/').at(-1) ?? path;
const keyOf = (name: string): string => (name.includes('=') ? name.slice(0, name.lastIndexOf('=') + 1) : '');
