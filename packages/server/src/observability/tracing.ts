import type { Instruments } from '@colophon/catalogue';

/** Facts about a span, by names of OpenTelemetry's semantic conventions where they have one. Never what users have written. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** By which a span is found. */
export interface SpanId {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
}

export interface SpanOptions {
  /** Default `internal`. `client` for a call of another program, `consumer` for what reads the log. */
  readonly kind?: 'internal' | 'client' | 'consumer';
  readonly attributes?: Attributes;
  /** What led to it, without being part of it. */
  readonly links?: readonly SpanId[];
  /** True for what is no part of anything that is under way. Default false: without that, there is no span. */
  readonly isRoot?: boolean;
}

/** The span of one request. */
export interface RequestTrace extends SpanId {
  /** To send on, as W3C's header has it. */
  readonly traceparent: string;
  /** The trace, when it began with this request: the writes of the request have the same id. */
  readonly ownTraceId: string | undefined;
  /** Runs a work as part of the request. */
  within<T>(run: () => T): T;
  end(answer: {
    readonly status: number;
    readonly route: string | undefined;
    readonly isComplete: boolean;
    readonly requestId: string;
    /** By which the client can ask what became of its writes. */
    readonly writeId: string | undefined;
  }): void;
}

/** Makes the spans of distributed traces. A server that is not asked to make any has none of this. */
export interface Tracing {
  /** @param traceparent W3C's header, as it came. */
  startRequest(method: string, traceparent: string | undefined): RequestTrace;
  /** Runs a work as a span within the one that is under way. */
  span<T>(name: string, options: SpanOptions, run: () => Promise<T>): Promise<T>;
  /** Adds a span that has ended already, as in another thread. Times are in milliseconds since the epoch. */
  record(
    name: string,
    times: { readonly startMs: number; readonly endMs: number },
    attributes: Attributes,
  ): void;
  /** The span under way. */
  current(): SpanId | undefined;
  /** For what the catalogue does. */
  readonly instruments: Required<Instruments>;
  /** Sends what is left, for as long as the settings allow. It never fails. */
  stop(): Promise<void>;
}

/** The span that a write began with, by the id of the trace in the log: the server gives both as one header. */
export const spanOfWrite = (traceId: unknown): readonly SpanId[] =>
  typeof traceId === 'string' && /^[0-9a-f]{32}$/.test(traceId)
    ? [{ traceId, spanId: traceId.slice(16) }]
    : [];
