import type { Sandbox, SandboxRequest } from '../../../sandbox/protocol.ts';

/** What answers requests: the sandbox, or a catalogue of a test. */
export type CatalogueAccess = Pick<Sandbox, 'fetch'>;

/** Reads an answer. Throws what the catalogue says when it rejects. */
export async function requestJson<Answer>(
  sandbox: CatalogueAccess,
  request: SandboxRequest,
): Promise<Answer> {
  const { status, body } = await sandbox.fetch(request);
  if (status >= 400)
    throw new Error(
      `${request.method ?? 'GET'} ${request.path} returned status ${status}: ${messageOf(body)}`,
    );
  return JSON.parse(body);
}

/** Calls an action of Rest.li, and reads its value. */
export async function callAction<Value>(
  sandbox: CatalogueAccess,
  path: string,
  parameters: object,
): Promise<Value> {
  const { value } = await requestJson<{ value: Value }>(sandbox, {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(parameters),
  });
  return value;
}

function messageOf(body: string): string {
  try {
    return JSON.parse(body).message ?? body;
  } catch {
    return body;
  }
}
