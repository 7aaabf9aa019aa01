import { type CallOptions, callOptions, type HttpClient } from '../http-client.ts';
import { readResponse } from '../read-response.ts';
import { httpErrorFor } from '../status-errors.ts';

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: number; readonly errorCode?: string };
  }[];
}

export async function graphql<Data>(
  client: HttpClient,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  options: CallOptions = {},
): Promise<Data> {
  const request = 'POST /api/graphql';
  const answer = (await client.request('POST', '/api/graphql', {
    body: JSON.stringify({ query, variables }),
    ...callOptions(options),
  })) as Answer | null;
  const [error] = answer?.errors ?? [];
  if (error === undefined) return readResponse<{ data: Data }>(request, answer, { data: 'object' }).data;
  // GraphQL answers with status 200, and says in the error which one it stands for.
  const { code = 400, errorCode } = error.extensions ?? {};
  const message = answer?.errors?.map((each) => each.message).join('; ');
  throw httpErrorFor(request, code, message, errorCode === undefined ? {} : { serverCode: errorCode });
}
