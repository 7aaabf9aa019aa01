import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A folder that the published package brings: the application, or the documentation. In a clone of the project there is none. */
export function bundledFolder(name: 'app' | 'site'): string | undefined {
  const folder = fileURLToPath(new URL(`../${name}`, import.meta.url));
  return existsSync(folder) ? folder : undefined;
}
