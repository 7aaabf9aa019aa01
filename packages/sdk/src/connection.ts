import { ConfigurationError, SdkError } from './errors.ts';
import type { CallOptions, HttpClient } from './http-client.ts';
import { readJson } from './read-response.ts';

/** Checks that a catalogue responds at the address. */
export async function testConnection(client: HttpClient, options: CallOptions = {}): Promise<void> {
  const notACatalogue = (cause?: unknown) =>
    new ConfigurationError(
      'NOT_A_CATALOGUE',
      `${client.options.server} does not respond as a metadata catalogue. Check the address and the token.`,
      { cause },
    );
  const config = await client.request('GET', '/config', options).catch((cause: unknown) => {
    throw answersAsAnother(cause) ? notACatalogue(cause) : cause;
  });
  if ((config as { noCode?: unknown } | null)?.noCode !== 'true') throw notACatalogue();
}

/** A status that a catalogue does not return here, or HTML instead of JSON. */
const answersAsAnother = (error: unknown): boolean =>
  error instanceof SdkError && (error.code === 'HTTP_STATUS' || error.code === 'INVALID_RESPONSE');

/** The configuration that a server reports. */
export async function serverConfig(
  client: HttpClient,
  options: CallOptions = {},
): Promise<Readonly<Record<string, unknown>>> {
  return readJson(client, '/config', 'object', options);
}
