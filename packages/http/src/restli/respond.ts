import type { Json } from '@colophon/schema';
import type { Failure } from '../errors.ts';

const protocolVersion = { 'X-RestLi-Protocol-Version': '2.0.0' };

export const respond = (body: Json): Response => respondJson(JSON.stringify(body));

/** A body that is JSON text already. */
export const respondJson = (body: string): Response => json(200, body, protocolVersion);

/** The result of an action. */
export const respondValue = (value: Json): Response => respond({ value });

/** The answer of an action without a result. */
export const respondNothing = (): Response => new Response(null, { status: 200, headers: protocolVersion });

/** Rest.li's error shape; clients show `message`. */
export const respondFailure = ({ status, message }: Pick<Failure, 'status' | 'message'>): Response =>
  json(
    status,
    JSON.stringify({
      exceptionClass: 'com.linkedin.restli.server.RestLiServiceException',
      message,
      status,
    }),
    { ...protocolVersion, 'X-RestLi-Error-Response': 'true' },
  );

function json(status: number, body: string, headers: Record<string, string>): Response {
  return new Response(toAscii(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/**
 * JSON in ASCII alone: letters beyond it as `\u00e9`. Some clients read text inside bytes-typed fields byte by byte,
 * and ASCII is the same in both readings.
 */
function toAscii(body: string): string {
  return body.replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
