import { text } from 'node:stream/consumers';
import { makeDataHubSecretUrn, parseUrn } from '@colophon/sdk/urns';
import { confirm } from '../../confirm.ts';
import { CommandError } from '../../describe-failure.ts';
import { printJson } from '../../print/print-json.ts';
import { printTable } from '../../print/print-table.ts';
import type { ClientSettings } from '../client-settings.ts';
import { withColophon } from './with-colophon.ts';

const secretType = 'dataHubSecret';

/** `colophon ingest secret set`: reads the value from standard input, where no list of processes shows it. */
export async function setSecret(
  name: string,
  settings: ClientSettings & { readonly description?: string },
): Promise<void> {
  if (!/^\w+$/.test(name))
    throw new CommandError(
      `the name of a secret: expected letters, digits and underscores, got ${JSON.stringify(name)}`,
      'usage',
    );
  const value = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (value === '') throw new CommandError('standard input has no value for the secret', 'usage');
  const { description } = settings;
  await withColophon(settings, (client) =>
    client.aspects.write(makeDataHubSecretUrn(name), {
      dataHubSecretValue: { name, value, ...(description !== undefined && { description }) },
    }),
  );
  console.log(`Stored ${name}`);
}

/** `colophon ingest secret list`. */
export async function listSecrets(settings: ClientSettings & { readonly json?: boolean }): Promise<void> {
  const names: string[] = [];
  await withColophon(settings, async (client) => {
    for await (const { urn } of client.search.scroll('*', { entityTypes: [secretType] }))
      names.push(decodeURIComponent(parseUrn(urn).parts.join()));
  });
  if (settings.json) return printJson(names.map((name) => ({ name })));
  printTable(
    ['name'],
    names.map((name) => [name]),
    'No secrets are stored.',
  );
}

/** `colophon ingest secret delete`. */
export async function deleteSecret(
  name: string,
  settings: ClientSettings & { readonly yes?: boolean },
): Promise<void> {
  await confirm(`Delete the secret ${name}?`, settings.yes ?? false);
  await withColophon(settings, async (client) => {
    const urn = makeDataHubSecretUrn(name);
    if (!(await client.entities.exists(urn)))
      throw new CommandError(`there is no secret ${name}`, 'notFound');
    await client.entities.hardDelete(urn);
  });
  console.log(`Deleted ${name}`);
}
