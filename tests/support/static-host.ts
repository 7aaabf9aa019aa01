import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * A host for static files as the plainest of them are: a folder under some path, `.html` added where a file needs it,
 * `404.html` for the rest. No header but the type and those given.
 */
export async function startStaticHost(
  folder: string,
  base: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const file = path.startsWith(base) ? path.slice(base.length) : '\0';
    const tries = file === '' ? ['index.html'] : [file, `${file}.html`];
    void answer(tries).then(({ status, name, content }) => {
      response
        .writeHead(status, { ...headers, 'Content-Type': types[extname(name)] ?? 'text/plain' })
        .end(content);
    });
  });
  async function answer(tries: readonly string[]) {
    for (const name of tries) {
      try {
        return { status: 200, name, content: await readFile(join(folder, name)) };
      } catch {
        // The next name, and in the end the page for addresses that have none.
      }
    }
    return { status: 404, name: '404.html', content: await readFile(join(folder, '404.html')) };
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${base}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
