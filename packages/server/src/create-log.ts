import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './log-levels.ts';
import type { SpanId } from './observability/tracing.ts';
import type { AnsweredRequest } from './observe.ts';
import { hideTokens, redactUrl } from './redact-url.ts';

/**
 * A log of one JSON object per line. What looks like a token is hidden in each, since an error may quote what somebody
 * sent.
 *
 * @param destination Default: standard error.
 * @param spanOf Returns the span under way, which each line then names. Default: there are none.
 */
export const createLog = (
  level: LogLevel,
  destination: DestinationStream = pino.destination(2),
  spanOf: () => SpanId | undefined = () => undefined,
): Logger =>
  pino(
    {
      name: 'colophon',
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => fieldsOf(spanOf()),
      hooks: { streamWrite: hideTokens },
    },
    destination,
  );

/** The names that OpenTelemetry gives them in logs. */
const fieldsOf = (span: SpanId | undefined): object =>
  span ? { trace_id: span.traceId, span_id: span.spanId } : {};

const withoutSpan = ({ span: _, ...request }: AnsweredRequest): Omit<AnsweredRequest, 'span'> => request;

/** Logs a request, without the secrets in its address. What the server could not do has been logged as an error by then, under the same id. */
export const logAnswer = (log: Logger, request: AnsweredRequest): void =>
  log.info(
    { ...withoutSpan(request), url: redactUrl(request.url), ...fieldsOf(request.span) },
    request.complete ? 'request answered' : 'request broken off',
  );
