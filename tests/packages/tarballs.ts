import { readPacked } from '../../scripts/packages/pack.ts';

/** The tarballs that `npm run packages` has made before the tests. */
export const tarballs = readPacked();
