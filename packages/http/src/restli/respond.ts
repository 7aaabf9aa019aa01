import type { RequestContext } from '@colophon/catalogue';
import type { Json } from '@colophon/schema';
import { describeCode, type Failure, printJson, toAscii } from '@colophon/wire';
import { respondJsonText, respondTagged } from '../operation/respond-json.ts';
import { traceHeader } from '../trace.ts';

const protocolVersion = { 'X-RestLi-Protocol-Version': '2.0.0' };

export const respond = (body: Json): Response => respondJson(printJson(body));

/** A body that is JSON text already. */
export const respondJson = (body: string): Response => respondJsonText(200, toAscii(body), protocolVersion);

/** The result of an action that writes. */
export const respondWritten = (value: Json, context: Pick<RequestContext, 'traceId'>): Response =>
  respondJsonText(200, toAscii(printJson({ value })), { ...protocolVersion, ...traceHeader(context) });

/** The answer to a read: a client that has it already gets the status alone. */
export const respondRead = (request: Request, body: string): Response =>
  respondTagged(request, toAscii(body), protocolVersion);

/** The result of an action. */
export const respondValue = (value: Json): Response => respond({ value });

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
