import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Tarball, tarballFolder } from '../../scripts/packages/pack.ts';

/** The tarballs that `npm run packages` has made before the tests. */
export const tarballs: readonly Tarball[] = JSON.parse(
  readFileSync(join(tarballFolder, 'tarballs.json'), 'utf8'),
);
