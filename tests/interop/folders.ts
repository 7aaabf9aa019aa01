import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** The Python side of this suite. */
export const pythonFolder = fileURLToPath(new URL('python', import.meta.url));
/** Everything that is kept from one run to the next; git ignores it. */
export const cacheFolder = join(root, '.cache');
/** The Java side of this suite. */
export const javaFolder = fileURLToPath(new URL('java', import.meta.url));
