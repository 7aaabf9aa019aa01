import { StoreError } from '@colophon/catalogue/for-stores';

/** OpenSearch answered a request with an error. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly status: number;
  /** Such as `index_not_found_exception`; empty when the answer names none. */
  readonly type: string;

  constructor(status: number, type: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}

/** What OpenSearch says of an error, in one line. */
export function toResponseError(status: number, body: unknown): ResponseError {
  const error = memberOf(body, 'error');
  // A shard says more than the search as a whole.
  const causes = memberOf(error, 'root_cause');
  const [cause = error] = Array.isArray(causes) ? causes : [];
  const type = String(memberOf(cause, 'type') ?? '');
  const reason = memberOf(cause, 'reason') ?? (typeof error === 'string' ? error : `status ${status}`);
  return new ResponseError(status, type, `${type ? `${type}: ` : ''}${String(reason)}`.slice(0, 1000));
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** The error by which the catalogue learns that its search cannot be asked; any error of a caller as it is. */
export function explainFault(error: unknown): unknown {
  if (error instanceof ResponseError)
    return unavailable(sentences[error.status] ?? `OpenSearch failed (${error.message})`, error);
  if (error instanceof Error && error.name === 'TypeError' && error.message === 'fetch failed')
    return unavailable(`OpenSearch cannot be reached${reasonOf(error)}`, error);
  if (error instanceof Error && error.name === 'TimeoutError')
    return unavailable('OpenSearch did not answer in time', error);
  return error;
}

const sentences: Readonly<Record<number, string>> = {
  401: 'OpenSearch did not accept the user and password',
  403: 'The user of OpenSearch lacks a permission',
  429: 'OpenSearch has too much to do',
  503: 'A part of the search index is not available in OpenSearch',
};

/** The code of the network, such as `ECONNREFUSED`: an address may be nobody's business. */
const reasonOf = ({ cause }: Error): string => {
  const code = memberOf(cause, 'code');
  return typeof code === 'string' ? ` (${code})` : '';
};

export const unavailable = (what: string, cause?: unknown): StoreError =>
  new StoreError('SEARCH_UNAVAILABLE', `${what}.`, { cause });
