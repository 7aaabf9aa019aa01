import { GraphClient } from '@colophon/sdk/graph';
import { type ClientSettings, clientOptions } from './client-settings.ts';

/** Runs work with a client, whose connections end with it. */
export async function withClient<T>(
  settings: ClientSettings,
  work: (client: GraphClient) => Promise<T>,
): Promise<T> {
  const client = new GraphClient(clientOptions(settings));
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
