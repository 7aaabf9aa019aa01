import type { StoreErrorCode } from '@colophon/catalogue';
import { StoreError } from '@colophon/catalogue/for-stores';

/** What PostgreSQL's error codes mean for a store: https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const faults: readonly (readonly [codes: RegExp, code: StoreErrorCode, message: string])[] = [
  [/^53100$/, 'STORE_FULL', 'The disk of PostgreSQL is full'],
  [/^53300$/, 'STORE_UNAVAILABLE', 'PostgreSQL has no connection left'],
  [/^53/, 'STORE_UNAVAILABLE', 'PostgreSQL has too little memory or too few resources'],
  [/^25006$/, 'STORE_READ_ONLY', 'PostgreSQL cannot be written: it is read-only, as a standby is'],
  [/^57P03$/, 'STORE_UNAVAILABLE', 'PostgreSQL is starting or stopping'],
  [/^(57P0\d|25P03|08...)$/, 'STORE_UNAVAILABLE', 'PostgreSQL ended the connection'],
  [/^(XX00[12])$/, 'STORE_DAMAGED', 'The database is damaged'],
  [/^58/, 'STORE_UNAVAILABLE', 'The disk of PostgreSQL failed'],
  [/^(E[A-Z]+|EAI_AGAIN)$/, 'STORE_UNAVAILABLE', 'PostgreSQL cannot be reached'],
];

/** The error of PostgreSQL as the catalogue knows it; any other error as it is. */
export function explainFault(error: unknown): unknown {
  const code = codeOf(error);
  const [, known, message] = faults.find(([codes]) => codes.test(code)) ?? [];
  if (known !== undefined) return new StoreError(known, `${message}.`, { cause: error });
  return error instanceof Error && isLostConnection(error)
    ? new StoreError('STORE_UNAVAILABLE', 'The connection to PostgreSQL was lost.', { cause: error })
    : error;
}

/** The client has no code for these. */
const isLostConnection = ({ message }: Error): boolean =>
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error/.test(
    message,
  );

export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
