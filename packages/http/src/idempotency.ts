import type { SessionOptions } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import { addTrace } from './trace.ts';

/** In a request that writes: the same in each attempt to send it. */
const keyHeader = 'Idempotency-Key';
/** In the answer to a request that was applied before. */
const replayedHeader = 'Idempotent-Replayed';

/**
 * Serves one request with a session that does not apply it again if an attempt before did. The answer is then that of the
 * first attempt, with its trace.
 */
export async function withIdempotencyKey(
  { headers }: Request,
  options: SessionOptions,
  run: (options: SessionOptions) => Promise<Response>,
): Promise<Response> {
  const idempotencyKey = headers.get(keyHeader);
  if (idempotencyKey === null) return run(options);
  if (!/^[\x21-\x7e]{1,255}$/.test(idempotencyKey))
    throw new RequestError(
      'INVALID_REQUEST',
      `${keyHeader}: expected 1 to 255 ASCII characters without spaces`,
    );
  let earlierTraceId: string | undefined;
  const response = await run({
    ...options,
    idempotencyKey,
    onWrite(receipt) {
      earlierTraceId ??= receipt.earlierTraceId;
      options.onWrite?.(receipt);
    },
  });
  if (earlierTraceId === undefined) return response;
  response.headers.set(replayedHeader, 'true');
  // A value that was written without a trace has none to name.
  return earlierTraceId === '' ? response : addTrace(response, { traceId: earlierTraceId });
}
