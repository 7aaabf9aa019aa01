import type { Lag, SessionOptions } from '@colophon/catalogue';

/**
 * In an answer, says that an index did not know all that was committed when it was asked, so that something may be
 * missing: the offset of the log up to which the answer is complete, and the latest one. An answer without it is complete.
 */
export const lagHeader = 'X-Colophon-As-Of';

/** Serves one request with a session whose lag is noted, and names it in the answer. */
export async function withLag(
  options: SessionOptions,
  run: (options: SessionOptions) => Promise<Response>,
): Promise<Response> {
  let furthest: Lag | undefined;
  const response = await run({
    ...options,
    onLag(lag) {
      if (!furthest || lag.asOf < furthest.asOf) furthest = lag;
    },
  });
  if (furthest) response.headers.set(lagHeader, `${furthest.asOf};head=${furthest.head}`);
  return response;
}
