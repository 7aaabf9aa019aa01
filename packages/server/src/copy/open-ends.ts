import { resolve } from 'node:path';
import type { CopySource, CopyTarget } from '@colophon/store-sql/copy';
import { openSqliteCopySource, openSqliteCopyTarget } from '@colophon/store-sqlite/copy';
import { ConfigurationError } from '../configuration-error.ts';

/** A store as an operator names it: a data folder, or the address of a PostgreSQL database. */
type Location = { readonly folder: string } | { readonly url: string };

/** @param option Its name, for the error. The text itself may have a password. */
function parseLocation(text: string, option: string): Location {
  if (!text.includes('://')) return { folder: resolve(text) };
  if (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return { url: text };
  throw new ConfigurationError(
    `${option}: expected a data folder, or the address of a PostgreSQL database such as postgres://colophon@db:5432/colophon, and it is something else.`,
  );
}

export interface CopyEnds {
  readonly source: CopySource;
  readonly target: CopyTarget;
  /** The data folder of the source, when it is one. */
  readonly sourceFolder: string | undefined;
}

/** @throws ConfigurationError, or the errors of the stores, for a source or a target that cannot be used. */
export async function openEnds(from: string, to: string): Promise<CopyEnds> {
  const [start, end] = [parseLocation(from, '--from'), parseLocation(to, '--to')];
  const source = 'folder' in start ? openSqliteCopySource(start.folder) : await openPostgresSource(start.url);
  try {
    const target =
      'folder' in end ? await openFolder(end.folder, source) : await openPostgresTarget(end.url, source);
    return { source, target, sourceFolder: 'folder' in start ? start.folder : undefined };
  } catch (error) {
    await source.close();
    throw error;
  }
}

function ensureOther(place: string, source: CopySource): void {
  if (place === source.place)
    throw new ConfigurationError(`--from and --to are the same: ${place}. Name another place to copy to.`);
}

function openFolder(folder: string, source: CopySource): Promise<CopyTarget> {
  ensureOther(folder, source);
  return openSqliteCopyTarget(folder, source.place);
}

// The client of PostgreSQL is loaded where it is used.
const postgres = () => import('@colophon/store-postgres/copy');
const openPostgresSource = async (url: string): Promise<CopySource> =>
  (await postgres()).openPostgresCopySource(url);

async function openPostgresTarget(url: string, source: CopySource): Promise<CopyTarget> {
  const { describeUrl } = await import('@colophon/store-postgres');
  ensureOther(describeUrl(url), source);
  return (await postgres()).openPostgresCopyTarget(url, source.place);
}
