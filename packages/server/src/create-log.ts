import { type Logger, pino } from 'pino';
import type { LogLevel } from './log-levels.ts';
import type { AnsweredRequest } from './observe.ts';

/** A log of one JSON object per line on standard error. */
export const createLog = (level: LogLevel): Logger =>
  pino({ name: 'colophon', level, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));

/** Logs a request. What the server could not do has been logged as an error by then, under the same id. */
export const logAnswer = (log: Logger, { url, ...request }: AnsweredRequest): void =>
  log.info(
    { ...request, url: withoutSecrets(url) },
    request.complete ? 'request answered' : 'request broken off',
  );

/** Parameters of links and callbacks that let somebody in. */
const secretParameters = /([?&](?:token|invite_token|reset_token|code|state)=)[^&#]*/gi;

/** An address as it may be logged. */
export const withoutSecrets = (url: string): string => url.replace(secretParameters, '$1…');
