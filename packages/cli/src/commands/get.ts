import { CommandError } from '../describe-failure.ts';
import { printJson } from '../print/print-json.ts';
import type { ClientSettings } from './client-settings.ts';
import { withClient } from './with-client.ts';

/** `colophon get`: prints the aspects of an entity, or one of them, as JSON. */
export async function get(
  urn: string,
  aspectName: string | undefined,
  settings: ClientSettings,
): Promise<void> {
  const aspects = await withClient(settings, (client) =>
    client.getAspects(urn, aspectName === undefined ? {} : { aspectNames: [aspectName] }),
  );
  const found = aspectName === undefined ? aspects : aspects[aspectName];
  if (found === undefined) throw new CommandError(`${urn} has no aspect ${aspectName}`, 'notFound');
  // Every urn has its key: an entity that was never written has nothing besides.
  if (aspectName === undefined && Object.keys(aspects).length === 1)
    throw new CommandError(`${urn} does not exist`, 'notFound');
  printJson(found);
}
