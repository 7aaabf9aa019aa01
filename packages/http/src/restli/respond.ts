import type { RequestContext } from '@colophon/catalogue';
import type { Json } from '@colophon/schema';
import { describeCode, type Failure, printJson, toAscii } from '@colophon/wire';
import { respondJson, respondJsonText, respondText } from '../operation/respond-json.ts';
import { traceHeader } from '../trace.ts';

const protocolVersion = { 'X-RestLi-Protocol-Version': '2.0.0' };
const answer = { headers: protocolVersion, encode: toAscii } as const;

/** A short answer. */
export const respond = (body: Json): Response =>
  respondJsonText(200, toAscii(printJson(body)), protocolVersion);

/** An answer that may be long: it is printed in slices, until the request is aborted. */
export const respondLong = (request: Pick<Request, 'signal'>, body: Json): Response | Promise<Response> =>
  respondJson(body, { ...answer, request });

/** The result of an action that writes. */
export const respondWritten = (value: Json, context: Pick<RequestContext, 'traceId'>): Response =>
  respondJsonText(200, toAscii(printJson({ value })), { ...protocolVersion, ...traceHeader(context) });

/** The answer to a read: a client that has it already gets the status alone. */
export const respondRead = (request: Request, body: Json): Response | Promise<Response> =>
  respondJson(body, { ...answer, request, isTagged: true });

/** The same of JSON text. */
export const respondReadText = (request: Request, text: string): Response | Promise<Response> =>
  respondText(text, { ...answer, request, isTagged: true });

/** The result of an action. */
export const respondValue = (value: Json): Response => respond({ value });

/** The result of an action that may be long. */
export const respondLongValue = (
  request: Pick<Request, 'signal'>,
  value: Json,
): Response | Promise<Response> => respondLong(request, { value });

/** The answer of an action without a result. */
export const respondNothing = (): Response => new Response(null, { status: 200, headers: protocolVersion });

/** Rest.li's error shape; clients show `message`. `docUrl` is where the code is explained, if it is anywhere. */
export const respondFailure = (
  { code, message }: Pick<Failure, 'code' | 'message'>,
  docUrl?: string,
): Response =>
  respondJsonText(
    describeCode(code).status,
    toAscii(
      JSON.stringify({
        exceptionClass: 'com.linkedin.restli.server.RestLiServiceException',
        message,
        status: describeCode(code).status,
        code,
        ...(docUrl !== undefined && { docUrl }),
      }),
    ),
    { ...protocolVersion, 'X-RestLi-Error-Response': 'true' },
  );
