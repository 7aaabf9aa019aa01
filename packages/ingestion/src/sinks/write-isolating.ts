import { type ChangeProposal, isHttpError, isSchemaError, isUnknownFieldsError } from '@colophon/sdk';
import type { Rejected } from '../definitions/sink.ts';

/**
 * Writes proposals, and finds those that the receiver rejects: the ones that its answer names, or else by halving what was
 * refused until one is left. All others are written.
 *
 * @param send Writes proposals as a whole or not at all.
 * @throws What `send` throws, if it says nothing about the proposals.
 */
export async function writeIsolating(
  proposals: readonly ChangeProposal[],
  send: (proposals: readonly ChangeProposal[]) => Promise<void>,
): Promise<Rejected[]> {
  if (proposals.length === 0) return [];
  try {
    await send(proposals);
    return [];
  } catch (error) {
    if (!isRejection(error)) throw error;
    const [only] = proposals;
    if (proposals.length === 1 && only) return [{ proposal: only, reason: reasonOf(error) }];
    const named = positionsIn(error, proposals.length);
    if (named.size > 0) {
      // Each is tried alone, for a reason that is about it alone.
      const rejected = await writeIsolating(
        proposals.filter((_, i) => !named.has(i)),
        send,
      );
      for (const i of named) rejected.push(...(await writeIsolating(proposals.slice(i, i + 1), send)));
      return rejected;
    }
    const middle = proposals.length >> 1;
    return [
      ...(await writeIsolating(proposals.slice(0, middle), send)),
      ...(await writeIsolating(proposals.slice(middle), send)),
    ];
  }
}

/** Statuses that say something about what was sent, and not about who sent it or how the server is. */
const rejecting: ReadonlySet<number> = new Set([400, 403, 404, 409, 412, 413, 422]);

const isRejection = (error: unknown): error is Error =>
  isUnknownFieldsError(error) || isSchemaError(error) || (isHttpError(error) && rejecting.has(error.status));

/** What the receiver says, without the request in front of it and the place in the batch. */
function reasonOf(error: Error): string {
  const text = isHttpError(error) ? (error.serverMessage ?? error.message) : error.message;
  return text.replace(/^(?:\/proposals\/\d+|\/proposal)\b\S*:? */, '');
}

/** Positions in the batch that a message names: `/proposals/3: …`. */
function positionsIn({ message }: Error, count: number): Set<number> {
  const positions = [...message.matchAll(/\/proposals\/(\d+)(?=[/:\s])/g)].map(([, digits]) =>
    Number(digits),
  );
  const valid = new Set(positions.filter((position) => position < count));
  // If every one is named, one by one is what halving would come to.
  return valid;
}
