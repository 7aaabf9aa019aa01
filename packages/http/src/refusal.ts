import type { ErrorCode, Failure } from '@colophon/wire';
import type { Context } from 'hono';
import { addressOf } from './client.ts';

/** A request that somebody was not allowed to make, as an audit log needs it: without a value that was sent. */
export interface Refusal {
  /** 401 when it is not known who asked, 403 when they may not. */
  readonly status: 401 | 403;
  readonly code: ErrorCode;
  /** URN of who asked; undefined when that was not known yet. */
  readonly actor: string | undefined;
  readonly method: string;
  /** Without the query, and at most {@link maxPathCharacters} long. */
  readonly path: string;
  /** IP address of the client, after trusted proxies. */
  readonly address: string | undefined;
  readonly requestId: string | undefined;
}

export type OnRefused = (refusal: Refusal) => void;

/** A path is the caller's choice, and an entry of the audit log is kept for long. */
export const maxPathCharacters = 300;

export function refusalOf(context: Context, status: 401 | 403, { code }: Failure): Refusal {
  // Absent where the request was refused before it had one.
  const requestContext = context.var.requestContext as Context['var']['requestContext'] | undefined;
  return {
    status,
    code,
    actor: requestContext?.caller?.urn,
    method: context.req.method,
    path: context.req.path.slice(0, maxPathCharacters),
    address: addressOf(context.env),
    requestId: requestContext?.requestId ?? context.req.header('X-Request-Id'),
  };
}
