/** How long clients may take, in milliseconds. Slower clients get 408, and the connection is closed. */
export interface Timeouts {
  /** Until the headers of a request have come, from the start of its connection. */
  readonly headersMs: number;
  /** Until the whole request has come. */
  readonly requestMs: number;
  /** Until the next request of a connection. Longer than what a proxy in front waits, which must not find it closed. */
  readonly idleMs: number;
  /** How often connections are looked through for those that took too long. */
  readonly checkMs: number;
  /** How long a request under way may still take when the server is stopped. */
  readonly graceMs: number;
}

export const defaultTimeouts: Timeouts = {
  headersMs: 20_000,
  requestMs: 120_000,
  idleMs: 75_000,
  checkMs: 5_000,
  graceMs: 10_000,
};

/** Searches may name many URNs in their address. */
export const maxHeaderBytes = 64 * 1024;

/** Longest id of a request that is taken over from its header, in characters. */
export const maxRequestIdLength = 128;

/** How often the files of the certificate are read again. */
export const certificateCheckMs = 60_000;

/** How long a browser that came by TLS comes by nothing else: a year. */
export const hstsSeconds = 31_536_000;
