import { RestEmitter } from '@colophon/sdk/emitters';
import { confirm } from '../confirm.ts';
import { CommandError } from '../describe-failure.ts';
import { printJson } from '../print/print-json.ts';
import { printTable } from '../print/print-table.ts';
import { type ClientSettings, clientOptions } from './client-settings.ts';
import { listEntities } from './list-entities.ts';
import { groupUrnOf } from './names-to-urns.ts';
import { withClient } from './with-client.ts';

interface CreateSettings extends ClientSettings {
  readonly name?: string;
  readonly description?: string;
}

/** `colophon group create`: one that exists stays as it is. */
export async function createGroup(group: string, settings: CreateSettings): Promise<void> {
  const { name = group, description } = settings;
  const urn = groupUrnOf(group);
  const emitter = new RestEmitter(clientOptions(settings));
  try {
    await emitter.emit({
      entityUrn: urn,
      aspectName: 'corpGroupInfo',
      changeType: 'CREATE',
      aspect: {
        displayName: name,
        admins: [],
        members: [],
        groups: [],
        ...(description !== undefined && { description }),
      },
    });
  } finally {
    await emitter.close();
  }
  console.log(`Created ${urn}.`);
}

/** `colophon group list`. */
export async function listGroups(settings: ClientSettings & { readonly json?: boolean }): Promise<void> {
  const groups = await withClient(settings, (client) => listEntities(client, 'corpGroup', 'corpGroupInfo'));
  if (settings.json) printJson(groups.map(([urn, info]) => ({ urn, ...info })));
  else
    printTable(
      ['group', 'name', 'description'],
      groups.map(([urn, { displayName = '', description = '' }]) => [
        urn,
        `${displayName}`,
        `${description}`,
      ]),
      'There are no groups.',
    );
}

/** `colophon group delete`. */
export async function deleteGroup(
  group: string,
  settings: ClientSettings & { readonly yes?: boolean },
): Promise<void> {
  const urn = groupUrnOf(group);
  await confirm(`Delete ${urn}, and what its members may do by it?`, settings.yes ?? false);
  await withClient(settings, async (client) => {
    if (!(await client.exists(urn, { includeRemoved: true })))
      throw new CommandError(`${urn} does not exist`, 'notFound');
    // First, so that the members are in no group that somebody gives the same name.
    await client.deleteReferences(urn);
    await client.hardDelete(urn);
  });
  console.log(`Deleted ${urn}.`);
}
