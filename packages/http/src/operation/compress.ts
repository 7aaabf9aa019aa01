import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

/** Shorter answers fit into two packets, which are sent together: compressing them takes longer than it spares. */
export const compressedFromLength = 2048;

const gzip = compress({ encoding: 'gzip' });
const answered = async () => {};

/**
 * Compresses long answers for clients that take gzip: those that name the encoding in `Vary`. Brotli is for what is
 * compressed once and sent often; at the quality that makes it smaller than gzip, an answer would wait for it.
 */
export const compressLong: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.raw.headers.get('accept-encoding') === null) return;
  if (context.res.headers.get('vary') === 'Accept-Encoding') await gzip(context, answered);
};
