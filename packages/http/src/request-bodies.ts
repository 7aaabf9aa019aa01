import { createPace, OverloadError } from '@colophon/catalogue';
import type { Json } from '@colophon/schema';
import { parseJson, parseLongJson, readJsonText } from '@colophon/wire';

/** Longest body of a request that writes nothing, in bytes: room for a list of as many URNs as one request looks up. */
export const maxReadBodyBytes = 2 * 1024 * 1024;
/** Most text of the bodies of all requests that are being served or queued, in characters. */
export const maxHeldBodies = 64 * 1024 * 1024;

/** Longest body that is parsed in the turn in which it is used, in characters. */
const maxParsedInTurn = 64 * 1024;

export interface BodyOptions {
  readonly isWrite: boolean;
  /** Longest body of this caller, in bytes. Default: that of all. */
  readonly maxBytes?: number | undefined;
}

/** The bodies of the requests that are being served. */
export interface RequestBodies {
  /**
   * Serves a request with its body, which is held until then.
   *
   * @throws RequestError and CatalogueError when the body is malformed or too large; OverloadError when the bodies of other
   *   requests leave no room for it.
   */
  serve<T>(
    request: Request,
    { isWrite, maxBytes }: BodyOptions,
    work: (body: Json) => Promise<T>,
  ): Promise<T>;
}

export function createRequestBodies(maxBodyBytes: number, maxHeld = maxHeldBodies): RequestBodies {
  let held = 0;
  return {
    async serve(request, { isWrite, maxBytes = maxBodyBytes }, work) {
      const limit = isWrite ? maxBytes : Math.min(maxBytes, maxReadBodyBytes);
      const text = await readJsonText(request, limit);
      const { length } = text;
      // A single body always has room: the limit for it is the operator's choice.
      if (held > 0 && held + length > maxHeld) {
        throw new OverloadError(
          `The bodies of the requests that are being served have ${held} characters: expected at most ${maxHeld} with the ${length} of this one`,
        );
      }
      held += length;
      try {
        if (length <= maxParsedInTurn) return await work(parseJson(text, ''));
        return await work(await parseLongJson(text, '', createPace({ signal: request.signal })));
      } finally {
        held -= length;
      }
    },
  };
}
