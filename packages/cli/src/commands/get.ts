import { isHttpError } from '@colophon/sdk';
import type { GraphClient } from '@colophon/sdk/graph';
import type { TimeseriesAspectName } from '@colophon/sdk/types';
import { CommandError } from '../describe-failure.ts';
import { printJson } from '../print/print-json.ts';
import type { ClientSettings } from './client-settings.ts';
import { withClient } from './with-client.ts';

/** `colophon get`: prints the aspects of an entity, or one of them, as JSON; of a time series, its latest point. */
export async function get(
  urn: string,
  aspectName: string | undefined,
  settings: ClientSettings,
): Promise<void> {
  const found = await withClient(settings, (client) =>
    aspectName === undefined ? readEntity(client, urn) : readAspect(client, urn, aspectName),
  );
  printJson(found);
}

async function readEntity(client: GraphClient, urn: string): Promise<object> {
  const aspects = await client.getAspects(urn);
  // Every URN has its key: an entity that was never written has nothing else.
  if (Object.keys(aspects).length === 1) throw new CommandError(`${urn} does not exist`, 'notFound');
  return aspects;
}

async function readAspect(client: GraphClient, urn: string, name: string): Promise<unknown> {
  const { [name]: value } = await client.getAspects(urn, { aspectNames: [name] });
  const found = value ?? (await latestPoint(client, urn, name));
  if (found === undefined) throw new CommandError(`${urn} has no aspect ${name}`, 'notFound');
  return found;
}

/** Time series are read in another way, and the model of the server alone knows which aspects are such. */
async function latestPoint(client: GraphClient, urn: string, name: string): Promise<unknown> {
  try {
    const [latest] = await client.getTimeseries(urn, name as TimeseriesAspectName, { limit: 1 });
    return latest;
  } catch (error) {
    if (isHttpError(error) && error.serverCode === 'UNKNOWN_ASPECT') return undefined;
    throw error;
  }
}
