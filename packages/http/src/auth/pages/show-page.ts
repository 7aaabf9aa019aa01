import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactElement } from 'react';
import { styles } from './layout.ts';

/** Answers with a page that runs no script, is embedded nowhere, and is kept by nobody. */
export async function showPage(
  context: Context,
  page: ReactElement,
  status: ContentfulStatusCode = 200,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  // Loaded when somebody signs in: programs with tokens never need it.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return context.html(`<!doctype html>${renderToStaticMarkup(page)}`, status, {
    ...headers,
    'Content-Security-Policy': await contentSecurityPolicy(),
    'X-Content-Type-Options': 'nosniff',
    // Links have a token in their address. Not `no-referrer`: then browsers send no origin with the form, either.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  });
}

let policy: Promise<string> | undefined;

/** The one style of the pages, by its hash, with the fonts that it has in it, and forms of this server; nothing else. */
function contentSecurityPolicy(): Promise<string> {
  policy ??= crypto.subtle.digest('SHA-256', new TextEncoder().encode(styles)).then((digest) => {
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    return [
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      'font-src data:',
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
  });
  return policy;
}
