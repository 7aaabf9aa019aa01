import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isAbsolute, resolve } from 'node:path';
import { SourceError } from '../definitions/errors.ts';

/** What is needed to open a file or an address: where relative paths start, and when to stop. */
export interface InputContext {
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** True for an address that is fetched, false for a path. */
export const isAddress = (place: string): boolean => /^https?:\/\//i.test(place);

/** A path as the recipe means it: relative to the folder of the recipe. */
export const resolvePath = (path: string, { folder }: { readonly folder: string }): string =>
  isAbsolute(path) ? path : resolve(folder, path);

/**
 * Text of a file or of an `http` address, whole. A byte order mark is removed.
 *
 * @throws SourceError that names the place and the reason, when it cannot be read or is not UTF-8.
 */
export async function readInput(
  place: string,
  context: InputContext,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const bytes = isAddress(place)
    ? await (await fetchInput(place, context, headers)).arrayBuffer()
    : await readFile(resolvePath(place, context)).catch((cause) => {
        throw cannotRead(place, cause);
      });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new SourceError(`${withoutSecrets(place)} is not UTF-8 text`, { cause });
  }
}

/**
 * Text of a file or of an `http` address, piece by piece. A byte order mark is removed.
 *
 * @throws SourceError as {@link readInput} does.
 */
export async function* streamInput(place: string, context: InputContext): AsyncGenerator<string> {
  const pieces: AsyncIterable<Uint8Array> = isAddress(place)
    ? ((await fetchInput(place, context, {})).body ?? new ReadableStream())
    : createReadStream(resolvePath(place, context), { signal: context.signal, highWaterMark: 256 * 1024 });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of pieces) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  } catch (cause) {
    if (context.signal.aborted) throw cause;
    if (cause instanceof TypeError && 'code' in cause && cause.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new SourceError(`${withoutSecrets(place)} is not UTF-8 text`, { cause });
    throw cannotRead(place, cause);
  }
}

async function fetchInput(
  place: string,
  { signal }: InputContext,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const response = await fetch(place, { signal, headers }).catch((cause) => {
    throw signal.aborted ? cause : cannotRead(place, cause);
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new SourceError(
    `Cannot read ${withoutSecrets(place)}: the server responds with status ${response.status}`,
  );
}

/** An error that says in the recipe's words which place cannot be read, and why. */
export function cannotRead(place: string, cause: unknown): SourceError {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const code = typeof inner === 'object' && inner !== null && 'code' in inner ? String(inner.code) : '';
  const reason = reasons[code] ?? (inner instanceof Error ? inner.message : String(inner));
  return new SourceError(`Cannot read ${withoutSecrets(place)}: ${reason}`, { cause });
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'this user may not read it',
  EISDIR: 'it is a folder, and a file is expected',
  ECONNREFUSED: 'nothing listens at this address',
  ENOTFOUND: 'there is no such host',
};

/** An address without its user, its password and its query, which may hold a token. */
export function withoutSecrets(place: string): string {
  if (!isAddress(place) || !URL.canParse(place)) return place;
  const url = new URL(place);
  return `${url.origin}${url.pathname}`;
}
