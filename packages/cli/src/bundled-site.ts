import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the documentation that the published package brings; in a clone of the project there is none. */
export function bundledSite(): string | undefined {
  const folder = fileURLToPath(new URL('../site', import.meta.url));
  return existsSync(folder) ? folder : undefined;
}
