import type { Command } from 'commander';
import { addServerOptions, keepUnknownFieldsOption } from './options.ts';

/** Declares the commands that write and read the aspects of an entity. */
export function addMetadataCommands(program: Command): void {
  const put = program
    .command('put')
    .summary('write one aspect of one entity')
    .description('Write one aspect of one entity. The value replaces the one that is there.')
    .argument('<urn>', 'urn of the entity, such as urn:li:tag:pii')
    .argument('<aspect>', 'name of the aspect, such as tagProperties')
    .argument('[file]', 'JSON file with the value; "-" or nothing reads standard input')
    .option('--run-id <id>', 'ingestion run that the write belongs to')
    .addOption(keepUnknownFieldsOption());
  addServerOptions(put).action(async (urn, aspect, file, settings) =>
    (await import('../commands/put.ts')).put(urn, aspect, file, settings),
  );

  const patch = program
    .command('patch')
    .summary('change parts of one aspect')
    .description('Change parts of one aspect, by a list of operations, and leave the rest as it is.')
    .argument('<urn>', 'urn of the entity')
    .argument('<aspect>', 'name of the aspect, such as globalTags')
    .argument('[file]', 'JSON file with the operations; "-" or nothing reads standard input')
    .option('--run-id <id>', 'ingestion run that the write belongs to')
    .addOption(keepUnknownFieldsOption());
  addServerOptions(patch).action(async (urn, aspect, file, settings) =>
    (await import('../commands/patch.ts')).patch(urn, aspect, file, settings),
  );

  const get = program
    .command('get')
    .summary('read an entity, or one of its aspects')
    .description(
      'Print the latest value of every aspect of an entity, or of the one that is named, as JSON; of a time series that is named, the latest point.',
    )
    .argument('<urn>', 'urn of the entity')
    .argument('[aspect]', 'name of an aspect');
  addServerOptions(get).action(async (urn, aspect, settings) =>
    (await import('../commands/get.ts')).get(urn, aspect, settings),
  );

  const exists = program
    .command('exists')
    .summary('tell whether an entity is there')
    .description(
      'Tell whether an entity is there: by the words that it prints, and by its exit code, 0 or 3. An entity that is soft-deleted is not there.',
    )
    .argument('<urn>', 'urn of the entity')
    .option('--include-removed', 'count an entity that is soft-deleted');
  addServerOptions(exists).action(async (urn, settings) =>
    (await import('../commands/exists.ts')).exists(urn, settings),
  );
}
