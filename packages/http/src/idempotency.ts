import type { Catalogue, WriteReceipt } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';

/** In a request that writes: the same in each attempt to send it. */
const keyHeader = 'Idempotency-Key';
/** In the answer to a request that was applied before. */
const replayedHeader = 'Idempotent-Replayed';

/**
 * Serves one request with a catalogue that does not apply it again if an attempt before did. The answer is then that of
 * the first attempt, with its trace.
 */
export async function withIdempotencyKey(
  catalogue: Catalogue,
  { headers }: Request,
  run: (catalogue: Catalogue) => Promise<Response>,
): Promise<Response> {
  const idempotencyKey = headers.get(keyHeader);
  if (idempotencyKey === null) return run(catalogue);
  if (!/^[\x21-\x7e]{1,255}$/.test(idempotencyKey))
    throw new RequestError(
      'INVALID_REQUEST',
      `${keyHeader}: expected 1 to 255 ASCII characters without spaces`,
    );
  let isReplayed = false;
  const note = (receipt: WriteReceipt) => {
    if (receipt.earlierTraceId !== undefined) isReplayed = true;
    return receipt;
  };
  const response = await run({
    ...catalogue,
    propose: async (proposals, actor, options) =>
      note(await catalogue.propose(proposals, actor, { ...options, idempotencyKey })),
    proposeAsync: async (proposals, traceId, actor, options) =>
      note(await catalogue.proposeAsync(proposals, traceId, actor, { ...options, idempotencyKey })),
  });
  if (isReplayed) response.headers.set(replayedHeader, 'true');
  return response;
}
