import type { Client } from '../connection/client.ts';
import { ResponseError } from '../connection/errors.ts';

/** Puts a document into an index, or takes it out, unless the index has it of a later offset of the log. */
export interface Operation {
  readonly id: string;
  /** Offset of the log of which the document is. */
  readonly version: number;
  /** Absent to take it out. */
  readonly source?: object;
}

/** Longest body of a request, in characters, unless a single document is longer. */
const maxBodyLength = 4_000_000;
/** How often what OpenSearch has no room for in its queue is sent again, and the first wait in milliseconds. */
const maxTries = 6;
const firstWaitMs = 200;

interface BulkAnswer {
  readonly errors: boolean;
  readonly items: readonly Readonly<
    Record<
      string,
      { readonly status: number; readonly error?: { readonly type: string; readonly reason: string } }
    >
  >[];
}

/**
 * Sends operations, of which each entity has at most one.
 *
 * @param alias Of the index; a name that is no alias is an error, since OpenSearch would make an index of that name.
 * @throws ResponseError for the first document that the index does not take, with its id.
 */
export async function sendBulk(
  client: Client,
  alias: string,
  operations: readonly Operation[],
  signal?: AbortSignal,
): Promise<void> {
  for (const part of partsOf(operations)) await sendPart(client, alias, part, signal);
}

interface Part {
  readonly operations: readonly Operation[];
  readonly lines: readonly string[];
}

function* partsOf(operations: readonly Operation[]): Generator<Part> {
  let part: { operations: Operation[]; lines: string[] } = { operations: [], lines: [] };
  let length = 0;
  for (const operation of operations) {
    const lines = linesOf(operation);
    if (length > 0 && length + lines.length > maxBodyLength) {
      yield part;
      part = { operations: [], lines: [] };
      length = 0;
    }
    part.operations.push(operation);
    part.lines.push(lines);
    length += lines.length;
  }
  if (length > 0) yield part;
}

function linesOf({ id, version, source }: Operation): string {
  const action = { _id: id, version, version_type: 'external_gte' };
  return source === undefined
    ? `${JSON.stringify({ delete: action })}\n`
    : `${JSON.stringify({ index: action })}\n${JSON.stringify(source)}\n`;
}

async function sendPart(client: Client, alias: string, part: Part, signal?: AbortSignal): Promise<void> {
  let { operations, lines } = part;
  for (let tries = 1; ; tries++) {
    const { errors, items } = await client.send<BulkAnswer>({
      method: 'POST',
      path: `/${alias}/_bulk`,
      query: { require_alias: true },
      body: lines.join(''),
      signal,
      timeoutMs: 120_000,
    });
    if (!errors) return;
    const outcomes = items.map((item) => Object.values(item)[0]);
    const rejected: number[] = [];
    for (const [i, outcome] of outcomes.entries()) {
      const { status = 200, error } = outcome ?? {};
      // The index has a later one; or there was nothing to take out.
      if (status < 300 || status === 409 || (status === 404 && error === undefined)) continue;
      if (status === 429 && tries < maxTries) rejected.push(i);
      else
        throw new ResponseError(
          status,
          error?.type ?? '',
          `${operations[i]?.id}: ${error?.type ?? `status ${status}`}: ${error?.reason ?? ''}`.slice(0, 1000),
        );
    }
    if (rejected.length === 0) return;
    operations = rejected.flatMap((i) => operations[i] ?? []);
    lines = rejected.flatMap((i) => lines[i] ?? []);
    await pause(firstWaitMs * 2 ** (tries - 1), signal);
  }
}

/** Waits so long, or until the signal is aborted. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
    if (signal?.aborted) done();
  });
