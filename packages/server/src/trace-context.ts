/** The position of a request in a distributed trace: https://www.w3.org/TR/trace-context/. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** What to send on: the trace, and this server's part in it. */
  readonly traceparent: string;
}

const pattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * Goes on with the trace of a request, or begins one. A new trace starts with the time in microseconds, which is where
 * DataHub's clients look for it.
 *
 * @param random An UUID of this request.
 */
export function traceContextOf(header: string, random: string): TraceContext {
  const digits = random.replaceAll('-', '');
  const traceId = pattern.exec(header)?.[1] ?? startTrace(digits);
  return { traceId, traceparent: `00-${traceId}-${digits.slice(16)}-01` };
}

const startTrace = (digits: string): string =>
  `${(Date.now() * 1000).toString(16).padStart(16, '0')}${digits.slice(0, 16)}`;
