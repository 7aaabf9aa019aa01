import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError } from '../configuration-error.ts';

/** The file of a site that says where pages have moved: `{"/docs/old": "/docs/new"}`. */
const redirectsFile = 'docs/redirects.json';

/**
 * Reads where the pages of a site have moved; nothing has moved when there is no such file. The server leads there, since
 * a browser keeps the anchor of an address on such a way, and not by way of a page.
 *
 * @throws ConfigurationError when the file is there and holds something else.
 */
export async function readRedirects(folder: string): Promise<ReadonlyMap<string, string>> {
  const path = join(folder, redirectsFile);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw new ConfigurationError(`${path} cannot be read: ${error.message}`);
  });
  const redirects = new Map<string, string>();
  for (const [from, to] of Object.entries(parseObject(path, text))) {
    if (typeof to !== 'string' || !isPath(from) || !isPath(to)) {
      throw new ConfigurationError(
        `${path}: expected paths of the site, such as "/docs/old": "/docs/new", got ${JSON.stringify(from)}: ${JSON.stringify(to)}.`,
      );
    }
    redirects.set(from, to);
  }
  return redirects;
}

/** Two slashes would begin the address of another host. */
const isPath = (text: string): boolean => /^\/(?!\/)/.test(text);

function parseObject(path: string, text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // The same sentence helps whether it is no JSON or no object.
  }
  throw new ConfigurationError(`${path}: expected a JSON object of paths by path.`);
}

/** The one address of a page, for an address that says the same in more words: `/docs/x` for `/docs/x/` and `/docs/x.html`. */
export function plainAddress(path: string): string | undefined {
  const plain = withoutSlashesAtEnd(path).replace(/(?:\/index)?\.html$/, '') || '/';
  return plain === path ? undefined : plain;
}

/** A loop, since an expression for it would try each slash as the first one of those at the end. */
function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}
