import type { Json } from '@colophon/schema';
import { describeCode, type Failure, printJson } from '@colophon/wire';
import { respondJsonText, respondTagged } from '../operation/respond-json.ts';
import type { Outcome } from './operation.ts';

export function respondOutcome(
  request: Request,
  { status, json, text: printed, response }: Outcome,
): Response {
  if (response) return response;
  if (json === undefined && printed === undefined) return new Response(null, { status });
  const text = printed ?? printJson(json);
  // What is no success has no state of which a client could keep a copy.
  return request.method === 'GET' && status === 200
    ? respondTagged(request, text)
    : respondJsonText(status, text);
}

/** The failure in the shape of this interface. DataHub's clients show `message`. `docUrl` is where the code is explained, if it is anywhere. */
export function respondOpenApiFailure(
  { code, message }: Pick<Failure, 'code' | 'message'>,
  docUrl?: string,
): Response {
  const { status, openApiStatus = status, title = message } = describeCode(code);
  const body: Json = { error: title, message, code, ...(docUrl !== undefined && { docUrl }) };
  return respondJsonText(openApiStatus, JSON.stringify(body));
}
