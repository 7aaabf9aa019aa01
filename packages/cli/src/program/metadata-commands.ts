import type { Command } from 'commander';
import { addServerOptions, keepUnknownFieldsOption } from './options.ts';

/** Declares the commands that write and read the aspects of an entity. */
export function addMetadataCommands(program: Command): void {
  const put = program
    .command('put')
    .summary('write one aspect of one entity')
    .description('Write one aspect of one entity. The value replaces the current one.')
    .argument('<urn>', 'URN of the entity, such as urn:li:tag:pii')
    .argument('<aspect>', 'name of the aspect, such as tagProperties')
    .argument('[file]', 'JSON file with the value; "-" or none reads standard input')
    .option('--run-id <id>', 'ingestion run that the write belongs to')
    .addOption(keepUnknownFieldsOption());
  addServerOptions(put).action(async (urn, aspect, file, settings) =>
    (await import('../commands/put.ts')).put(urn, aspect, file, settings),
  );

  const patch = program
    .command('patch')
    .summary('change part of one aspect')
    .description('Change part of one aspect with a list of operations, and keep the rest.')
    .argument('<urn>', 'URN of the entity')
    .argument('<aspect>', 'name of the aspect, such as globalTags')
    .argument('[file]', 'JSON file with the operations; "-" or none reads standard input')
    .option('--run-id <id>', 'ingestion run that the write belongs to')
    .addOption(keepUnknownFieldsOption());
  addServerOptions(patch).action(async (urn, aspect, file, settings) =>
    (await import('../commands/patch.ts')).patch(urn, aspect, file, settings),
  );

  const get = program
    .command('get')
    .summary('read an entity, or one of its aspects')
    .description(
      'Print the latest value of every aspect of an entity, or of one aspect, as JSON. For a time-series aspect, print the latest value.',
    )
    .argument('<urn>', 'URN of the entity')
    .argument('[aspect]', 'name of an aspect');
  addServerOptions(get).action(async (urn, aspect, settings) =>
    (await import('../commands/get.ts')).get(urn, aspect, settings),
  );

  const exists = program
    .command('exists')
    .summary('check whether an entity exists')
    .description(
      'Check whether an entity exists. Prints the result and exits with 0 if it exists, or 3 if not. A soft-deleted entity does not exist.',
    )
    .argument('<urn>', 'URN of the entity')
    .option('--include-removed', 'a soft-deleted entity exists, too');
  addServerOptions(exists).action(async (urn, settings) =>
    (await import('../commands/exists.ts')).exists(urn, settings),
  );
}
