import type { Json } from '@colophon/schema';
import { describeCode, type Failure } from '@colophon/wire';
import { respondJson, respondJsonText, respondPieces } from '../operation/respond-json.ts';
import type { Outcome } from './operation.ts';

export function respondOutcome(
  request: Request,
  { status, json, pieces, response }: Outcome,
): Response | Promise<Response> {
  if (response) return response;
  if (json === undefined && pieces === undefined) return new Response(null, { status });
  // What is no success has no state of which a client could keep a copy.
  const options = { request, status, isTagged: request.method === 'GET' && status === 200 };
  return pieces ? respondPieces(pieces, options) : respondJson(json, options);
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
