import { Colophon } from '@colophon/sdk';
import { type ClientSettings, clientOptions } from '../client-settings.ts';

/** Runs work with the client for daily use, whose connections end with it. */
export async function withColophon<T>(
  settings: ClientSettings,
  work: (client: Colophon) => Promise<T>,
): Promise<T> {
  const client = new Colophon(clientOptions(settings));
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
