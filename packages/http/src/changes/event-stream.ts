import { type ChangesQuery, eventsOf, type LogEntry, type Session } from '@colophon/catalogue';
import type { JsonObject, Registry } from '@colophon/schema';
import { printJson, toEventRecord, withDoubles } from '@colophon/wire';

/** A comment is sent after this time without a change, so that nobody on the way takes the connection for dead. */
const heartbeatMs = 15_000;

/**
 * Changes as server-sent events, from an offset on, for as long as the reader stays. Each has its offset as the id,
 * so that a browser that lost the connection goes on behind the last one it saw.
 *
 * @param stopping Ends the stream when it aborts.
 */
export function eventStream(
  session: Session,
  { events = false, ...query }: ChangesQuery & PrintOptions,
  stopping: AbortSignal,
): Response {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  const ended = AbortSignal.any([gone.signal, stopping]);
  let from = query.from;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(': changes\n\n')),
    // Called when the reader has room: a slow one holds nothing up but itself.
    async pull(controller) {
      const { entries, next } = await session.changes.read(
        { ...query, from },
        { waitMs: heartbeatMs, signal: ended },
      );
      if (gone.signal.aborted) return;
      from = next;
      const text =
        entries.length > 0
          ? entries.map((entry) => toEvent(session.registry, entry, { events })).join('')
          : ': still here\n\n';
      controller.enqueue(encoder.encode(text));
      if (stopping.aborted) controller.close();
    },
    cancel: () => gone.abort(),
  });
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

const toEvent = (registry: Registry, entry: LogEntry, options: PrintOptions): string =>
  `id: ${entry.offset}\nevent: change\ndata: ${printJson(toChange(registry, entry, options))}\n\n`;

/** How entries of the log are printed. */
export interface PrintOptions {
  /** True adds the events that the change means. */
  readonly events?: boolean;
}

/** An entry of the log as it is printed. */
export interface PrintedChange extends LogEntry {
  /** The events that the change means, each with the name of its record. */
  readonly events?: readonly { readonly name: string; readonly value: JsonObject }[];
}

/** An entry of the log as it is printed. */
export const toChange = (
  registry: Registry,
  entry: LogEntry,
  { events = false }: PrintOptions = {},
): PrintedChange => ({
  ...entry,
  value: entry.value && withDoubles(registry, entry.aspect, entry.value),
  previousValue: entry.previousValue && withDoubles(registry, entry.aspect, entry.previousValue),
  ...(events && {
    events: eventsOf(registry, entry).map((event) => ({ name: event.name, value: toEventRecord(event) })),
  }),
});
