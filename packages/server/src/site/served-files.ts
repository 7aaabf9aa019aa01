import { readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createMiddleware } from 'hono/factory';
import { ConfigurationError } from '../configuration-error.ts';

/**
 * What a page may do: use files of this origin, and nothing else. No script or style is inline.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What a static file leaves behind for those that come after it. */
export interface ServedFile {
  readonly Variables: { file?: string };
}

/** What every answer with a file carries, whichever folder it comes from. */
export function describeAnswer(
  response: Response,
  {
    policy = contentSecurityPolicy,
    isVersioned,
  }: { readonly policy?: string; readonly isVersioned: boolean },
): Response {
  const { headers, status } = response;
  headers.set('Content-Security-Policy', policy);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'same-origin');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  // With the line above, workers may share memory: Python waits in one of them for the answer of another.
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  // A file that is missing now may come with the next build, so only what was found is kept.
  const isImmutable = isVersioned && status < 400;
  headers.set('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  return response;
}

/** What is said of a file: its state, its type where that is not widely known, and that it comes in several encodings. */
export const describeFile = createMiddleware<ServedFile>(async (context, next) => {
  await next();
  const file = context.get('file');
  if (file === undefined) return;
  const { size, mtimeMs } = await stat(file);
  // The name distinguishes the compressed file from the plain one.
  context.res.headers.set(
    'ETag',
    `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${encodingOf(file)}"`,
  );
  if (/\.md(?:\.\w+)?$/.test(file)) context.res.headers.set('Content-Type', 'text/markdown; charset=utf-8');
  if (!context.res.headers.has('Vary')) context.res.headers.set('Vary', 'Accept-Encoding');
});

const encodingOf = (file: string): string => /\.(?:br|gz)$/.exec(file)?.[0].replace('.', '-') ?? '';

/** How files of a folder are served: compressed where there are such copies. */
export const filesOf = (folder: string) => ({
  root: folder,
  precompressed: true,
  onFound: (path: string, context: { set(key: 'file', value: string): void }) => context.set('file', path),
});

/**
 * Checks that there is a folder to serve.
 *
 * @param build What makes it, for the message.
 * @throws ConfigurationError when there is no such folder, or when it may not be read.
 */
export function requireFolder(
  folder: string,
  { what, build }: { readonly what: string; readonly build: string },
): void {
  try {
    readdirSync(folder);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const reason = { ENOENT: 'does not exist', ENOTDIR: 'is not a folder' }[code] ?? 'cannot be read';
    throw new ConfigurationError(`the ${what} folder ${resolve(folder)} ${reason}. ${build}`);
  }
}
