import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import type { ServedWith } from '../listen.ts';

/** The address that the built pages use for the catalogue, and for themselves unless they were built for another one. */
export const builtAddress = 'http://localhost:8080';

/** What the pages say of a default or quote from an error message, where another address would be wrong. */
const stated =
  /(?:<code>|`|such as |default: &quot;|default: ")http:\/\/localhost:8080(?=<\/code>|`|,|&quot;|")/g;

/** Replaces the address that a text was built with by the one under which a reader reaches the server. */
export function rewriteAddresses(text: string, address: string): string {
  if (address === builtAddress) return text;
  const parts: string[] = [];
  let from = 0;
  for (const { 0: kept, index } of text.matchAll(stated)) {
    parts.push(text.slice(from, index).replaceAll(builtAddress, address), kept);
    from = index + kept.length;
  }
  parts.push(text.slice(from).replaceAll(builtAddress, address));
  return parts.join('');
}

/** Files that name an address: pages, their copies in Markdown, and the files for crawlers. */
const isText = (file: string): boolean => /\.(?:html|md|txt|xml)$/.test(file);

/** Bytes of rewriteFile files that are kept in memory. */
const cacheBytes = 16 * 1024 * 1024;
/** Above this size, a better compression would take longer than a reader should wait. */
const largeBytes = 1024 * 1024;

const compressors: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: body.length > largeBytes ? 4 : 8 },
    }),
  // Smaller blocks than by default follow a page better: half a percent less.
  gzip: (body) => promisify(gzip)(body, { level: body.length > largeBytes ? 6 : 9, memLevel: 6 }),
};

/** What to serve instead of a file of the site. */
export interface RewrittenFile {
  readonly body: Buffer;
  /** Changes with the file, the address and the encoding. */
  readonly tag: string;
  readonly encoding?: string;
}

/**
 * Rewrites files of the built site for the address that a reader uses. What was made lately is kept, compressed, so that
 * a page costs its rewriting once for each address.
 */
export function createAddressRewriter(): (
  file: string,
  address: string,
  accepted: string,
) => Promise<RewrittenFile | undefined> {
  const made = new LRUCache<string, RewrittenFile>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });
  return async (file, address, accepted) => {
    const plain = file.replace(/\.(?:br|gz)$/, '');
    if (!isText(plain)) return undefined;
    const { size, mtimeMs } = await stat(plain);
    const encoding = Object.keys(compressors).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
    const tag = [size.toString(36), Math.round(mtimeMs).toString(36), address, encoding ?? 'plain'].join('-');
    const key = `${plain} ${tag}`;
    const known = made.get(key);
    if (known) return known;
    const body = Buffer.from(rewriteAddresses(await readFile(plain, 'utf8'), address));
    const compress = encoding === undefined ? undefined : compressors[encoding];
    const answer: RewrittenFile = {
      body: compress ? await compress(body) : body,
      tag: `"${tag}"`,
      ...(encoding !== undefined && { encoding }),
    };
    made.set(key, answer);
    return answer;
  };
}

/** What a static file leaves behind for those that come after it. */
interface SiteFile {
  readonly Variables: { file?: string };
  readonly Bindings: Partial<Pick<ServedWith, 'client'>>;
}

/** Behind a proxy that speaks TLS, the request itself does not. */
const ownOrigin = (url: string, isSecure = false): string =>
  new URL(url).origin.replace(/^http:/, isSecure ? 'https:' : 'http:');

/**
 * Gives a reader the pages with the address that they came by: the public one if there is one, otherwise that of the
 * request.
 */
export function useReaderAddress(publicUrl: string | undefined) {
  const rewriteFile = createAddressRewriter();
  return createMiddleware<SiteFile>(async (context, next) => {
    await next();
    const file = context.get('file');
    const address = publicUrl ?? ownOrigin(context.req.url, context.env?.client?.isSecure);
    if (file === undefined || address === builtAddress || !context.res.ok) return;
    const answer = await rewriteFile(file, address, context.req.header('Accept-Encoding') ?? '');
    if (answer === undefined) return;
    const { headers } = context.res;
    await context.res.body?.cancel();
    // A part of the file, where one was asked for, is answered with the whole: its bytes are counted in another text.
    const response = new Response(new Uint8Array(answer.body), { status: 200, headers });
    response.headers.delete('Content-Range');
    if (answer.encoding === undefined) response.headers.delete('Content-Encoding');
    else response.headers.set('Content-Encoding', answer.encoding);
    response.headers.set('Content-Length', String(answer.body.length));
    response.headers.set('ETag', answer.tag);
    context.res = undefined;
    context.res = response;
  });
}
