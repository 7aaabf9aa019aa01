import type { AuditStamp } from '@colophon/model-types';
import { ConfigurationError } from '../errors.ts';
import { type CallOptions, callOptions, type HttpClient } from '../http-client.ts';
import { encodePart, queryString } from '../query-string.ts';
import { readJson, readResponse } from '../read-response.ts';

/** Which changes to read, and from where. */
export interface ChangesOptions extends CallOptions {
  /** Offset of the first change to read. Default: where the consumer stopped, or 0, the beginning. */
  readonly from?: number;
  /**
   * Name under which the catalogue stores your position: up to 100 letters, digits, dots, dashes and underscores. A
   * change counts as processed when you request the next one. Default: no position is stored.
   */
  readonly consumer?: string;
  /** Types of the entities that changed. Default: all. */
  readonly entityTypes?: readonly string[];
  /** Names of the aspects that changed. Default: all. */
  readonly aspectNames?: readonly string[];
  /** True waits for further changes, until you abort or `break`. Default false: ends after the last change. */
  readonly follow?: boolean;
  /** Maximum number of changes per request, up to 1,000. Default 100. */
  readonly pageSize?: number;
  /** True adds to each change the events that it means. Default false. */
  readonly events?: boolean;
}

/** An event that a change means, such as that a tag was added. */
export interface ChangeEvent {
  /** `entityChangeEvent` or `relationshipChangeEvent`. */
  readonly name: string;
  /** The record of that name: for an entity change event its `category`, `operation`, `modifier` and so on. */
  readonly value: Readonly<Record<string, unknown>>;
}

/** One change in the log of the catalogue. */
export interface Change {
  /** Position in the log. It only increases. */
  readonly offset: number;
  /** URN of the entity that changed. */
  readonly urn: string;
  /** Type of the entity. */
  readonly entityType: string;
  /** Name of the aspect that changed. */
  readonly aspect: string;
  /** `UPSERT`, `CREATE`, `PATCH`, `DELETE` and so on. */
  readonly changeType: string;
  /** The value after the change; absent after a deletion. */
  readonly value?: Readonly<Record<string, unknown>>;
  /** The value before the change; absent if there was none. */
  readonly previousValue?: Readonly<Record<string, unknown>>;
  /** When and by whom the change was made. */
  readonly created: AuditStamp;
  /** The events that the change means; only when you asked for `events`. */
  readonly events?: readonly ChangeEvent[];
}

/** Longest time that a request waits for a change, in milliseconds. */
const maxWaitMs = 20_000;

export async function* changes(
  client: HttpClient,
  options: ChangesOptions = {},
): AsyncGenerator<Change, void, undefined> {
  const { consumer, entityTypes = [], aspectNames = [], follow = false, pageSize = 100 } = options;
  const call = callOptions(options);
  // Half of the time-outs: a server that waits is not one that is silent.
  const limitMs = Math.min(client.options.readTimeoutMs, options.timeoutMs ?? Number.POSITIVE_INFINITY);
  const wait = follow ? Math.min(maxWaitMs, Math.floor(limitMs / 2)) : undefined;
  let next = options.from ?? (consumer === undefined ? 0 : ((await position(client, consumer, call)) ?? 0));
  let kept = next;
  const keep = async (): Promise<void> => {
    if (consumer === undefined || next === kept) return;
    await moveConsumer(client, consumer, next, {});
    kept = next;
  };
  try {
    for (;;) {
      const page = await readPage(
        client,
        {
          from: next,
          limit: pageSize,
          wait,
          entityType: entityTypes,
          aspect: aspectNames,
          events: options.events,
        },
        call,
      );
      for (const change of page.changes) {
        next = change.offset;
        yield change;
        next = change.offset + 1;
      }
      // A page may be empty and still lead on: the server looks at so many changes at once.
      const isEnd = page.changes.length === 0 && page.next === next;
      next = page.next;
      await keep();
      if (isEnd && !follow) return;
    }
  } finally {
    await keep();
  }
}

export async function offsetAt(
  client: HttpClient,
  // That of a change that never comes, as servers read times.
  since: number = Number.MAX_SAFE_INTEGER,
  options: CallOptions,
): Promise<number> {
  const { changes, next } = await readPage(client, { since, limit: 1 }, callOptions(options));
  return changes[0]?.offset ?? next;
}

const readPage = (
  client: HttpClient,
  query: Parameters<typeof queryString>[0],
  call: CallOptions,
): Promise<{ changes: readonly Change[]; next: number }> =>
  readJson(client, `/changes${queryString(query)}`, { changes: 'array', next: 'number' }, call);

export async function position(
  client: HttpClient,
  consumer: string,
  options: CallOptions,
): Promise<number | undefined> {
  const path = consumerPath(consumer);
  const answer = await client.request('GET', path, { ...options, absent: [404] });
  return answer === undefined
    ? undefined
    : readResponse<{ next: number }>(`GET ${path}`, answer, { next: 'number' }).next;
}

export async function moveConsumer(
  client: HttpClient,
  consumer: string,
  next: number,
  options: CallOptions,
): Promise<void> {
  await client.request('PUT', consumerPath(consumer), { ...options, body: JSON.stringify({ next }) });
}

export async function forgetConsumer(
  client: HttpClient,
  consumer: string,
  options: CallOptions,
): Promise<void> {
  await client.request('DELETE', consumerPath(consumer), { ...options, absent: [204] });
}

function consumerPath(consumer: string): string {
  // An empty name, `.` and `..` would lead to another path.
  if (/^\.{0,2}$/.test(consumer))
    throw new ConfigurationError(
      'INVALID_CONFIGURATION',
      `consumer: expected letters, digits, dots, dashes and underscores, got ${JSON.stringify(consumer)}`,
    );
  return `/changes/consumers/${encodePart(consumer)}`;
}
