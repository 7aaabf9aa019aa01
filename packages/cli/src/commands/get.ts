import { GraphClient } from '@colophon/sdk';
import { CommandError } from '../describe-failure.ts';
import { type ClientSettings, clientOptions } from './client-settings.ts';

/** `colophon get`: prints the aspects of an entity, or one of them, as JSON. */
export async function get(
  urn: string,
  aspectName: string | undefined,
  settings: ClientSettings,
): Promise<void> {
  const client = new GraphClient(clientOptions(settings));
  try {
    const aspects = await client.getAspects(
      urn,
      aspectName === undefined ? {} : { aspectNames: [aspectName] },
    );
    const found = aspectName === undefined ? aspects : aspects[aspectName];
    if (found === undefined) throw new CommandError(`${urn} has no aspect ${aspectName}`);
    // Every urn has its key: an entity that was never written has nothing besides.
    if (aspectName === undefined && Object.keys(aspects).length === 1)
      throw new CommandError(`${urn} does not exist`);
    console.log(JSON.stringify(found, null, 2));
  } finally {
    await client.close();
  }
}
