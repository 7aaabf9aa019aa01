import { randomBytes } from 'node:crypto';

/** Under which searches find the index in use. */
export const searchAlias = (prefix: string): string => `${prefix}colophon_search`;

/** The name of a new index: later ones sort behind earlier ones. */
export const newIndexName = (prefix: string, now = Date.now()): string =>
  `${searchAlias(prefix)}_${now.toString(36)}_${randomBytes(3).toString('hex')}`;

/** Which indexes are of this program, as a pattern. */
export const indexPattern = (prefix: string): string => `${searchAlias(prefix)}_*`;

/** By which an index is written: with the index, its alias goes, and no write makes an index of that name. */
export const writeAlias = (index: string): string => `${index}_w`;
