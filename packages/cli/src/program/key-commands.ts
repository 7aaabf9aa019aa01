import type { Command } from 'commander';
import { dataOption, jsonOption } from './options.ts';

/** Declares the commands about the keys in a data folder. */
export function addKeyCommands(program: Command): void {
  const keys = program.command('keys').summary('list, rotate and remove encryption keys');
  keys
    .command('list')
    .summary('list the keys in a data folder')
    .description('List the keys in a data folder, newest first, without their secrets.')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (settings) => (await import('../commands/keys.ts')).listKeys(settings));
  keys
    .command('rotate')
    .summary('add a new key of each purpose')
    .description(
      'Add a new key of each purpose. At its next start, the server encrypts all secrets with the new key. Sessions and access tokens stay valid.',
    )
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (settings) => (await import('../commands/keys.ts')).rotateKeys(settings));
  keys
    .command('remove')
    .summary('remove a key that is no longer needed')
    .description(
      'Remove a key that is no longer needed. The server must be stopped. A key in use, or one that a secret still needs, is kept.',
    )
    .argument('<id>', 'ID of the key')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (id, settings) => (await import('../commands/keys.ts')).removeKey(id, settings));
}
