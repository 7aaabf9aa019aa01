import { type Logger, pino } from 'pino';
import type { LogLevel } from './log-levels.ts';
import type { AnsweredRequest } from './observe.ts';

/** A log of one JSON object per line on standard error. */
export const createLog = (level: LogLevel): Logger =>
  pino({ name: 'colophon', level, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));

/** Logs a request. What the server could not do has been logged as an error by then, under the same id. */
export const logAnswer = (log: Logger, request: AnsweredRequest): void =>
  log.info(request, request.complete ? 'request answered' : 'request broken off');
