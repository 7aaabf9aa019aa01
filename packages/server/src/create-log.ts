import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './log-levels.ts';
import type { AnsweredRequest } from './observe.ts';
import { hideTokens, redactUrl } from './redact-url.ts';

/**
 * A log of one JSON object per line. What looks like a token is hidden in each, since an error may quote what somebody
 * sent.
 *
 * @param destination Default: standard error.
 */
export const createLog = (level: LogLevel, destination: DestinationStream = pino.destination(2)): Logger =>
  pino(
    {
      name: 'colophon',
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { streamWrite: hideTokens },
    },
    destination,
  );

/** Logs a request, without the secrets in its address. What the server could not do has been logged as an error by then, under the same id. */
export const logAnswer = (log: Logger, request: AnsweredRequest): void =>
  log.info(
    { ...request, url: redactUrl(request.url) },
    request.complete ? 'request answered' : 'request broken off',
  );
