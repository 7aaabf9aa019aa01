import { CommandError } from '../describe-failure.ts';
import type { ClientSettings } from './client-settings.ts';
import { withClient } from './with-client.ts';

interface ExistsSettings extends ClientSettings {
  readonly includeRemoved?: boolean;
}

/** `colophon exists`: whether an entity is there. */
export async function exists(urn: string, settings: ExistsSettings): Promise<void> {
  const { includeRemoved = false } = settings;
  const isThere = await withClient(settings, (client) => client.exists(urn, { includeRemoved }));
  if (!isThere) throw new CommandError(`${urn} does not exist`, 'notFound');
  console.log(`${urn} exists`);
}
