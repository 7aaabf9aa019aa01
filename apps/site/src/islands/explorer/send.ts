import { explorerWords as words } from '../../components/explorer-words.ts';
import type { Sandbox } from '../../sandbox/protocol.ts';

/** Who answers: the server that the page came from, or the catalogue in the reader's browser. */
export type Target = 'server' | 'sandbox';

/** A request as GraphQL has it. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables?: object;
}

/** What came of it. */
export interface GraphqlAnswer {
  /** The body, as it is shown. */
  readonly text: string;
  readonly data?: unknown;
  readonly errors: number;
}

const path = '/api/graphql';

/** Finds out whether the page came from a server that has GraphQL: one that asks for sign-in has it, too. */
export async function findTarget(): Promise<Target> {
  try {
    const { status, headers } = await fetch(path, post({ query: '{ __typename }' }));
    const isJson = headers.get('content-type')?.includes('json') ?? false;
    return isJson && (status === 200 || status === 401) ? 'server' : 'sandbox';
  } catch {
    return 'sandbox';
  }
}

/** @throws Error with a sentence for the reader when there is no answer. */
export async function send(
  target: Target,
  sandbox: Sandbox,
  request: GraphqlRequest,
): Promise<GraphqlAnswer> {
  if (target === 'sandbox') {
    const { body } = await sandbox.fetch({ path, ...post(request) });
    return read(body);
  }
  const response = await fetch(path, post(request)).catch(() => {
    throw new Error(words.unreachable);
  });
  if (response.status === 401) throw new Error(words.signIn);
  return read(await response.text());
}

const post = (request: GraphqlRequest) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(request),
});

function read(body: string): GraphqlAnswer {
  const answer = JSON.parse(body) as { data?: unknown; errors?: readonly unknown[]; message?: string };
  // A request that is rejected as a whole has the form of all other interfaces.
  if (answer.data === undefined && !answer.errors) throw new Error(answer.message ?? body);
  return {
    text: JSON.stringify(answer, undefined, 2),
    data: answer.data,
    errors: answer.errors?.length ?? 0,
  };
}
