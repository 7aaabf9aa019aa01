import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** The Python side of this suite. */
export const pythonFolder = fileURLToPath(new URL('python', import.meta.url));
/** Everything that is kept from one run to the next; git passes it over. */
export const cacheFolder = join(root, '.cache');
export const environmentFolder = join(cacheFolder, 'interop-venv');
/** The Java side of this suite. */
export const javaFolder = fileURLToPath(new URL('java', import.meta.url));
