import { type Command, Option } from 'commander';
import { addServerOptions, countOption, dataOption, jsonOption, modelOption } from './options.ts';

/** Declares the commands that rebuild, back up and check. */
export function addMaintenanceCommands(program: Command): void {
  const restore = program
    .command('restore-indices')
    .summary('rebuild search and relationships from the stored aspects')
    .description(
      'Rebuild search documents and relationships from the stored aspects. Reads and writes continue meanwhile.',
    )
    .addOption(new Option('--urn <urn>', 'only this entity').conflicts('urnLike'))
    .addOption(
      new Option('--urn-like <pattern>', 'only URNs that match this pattern; % matches any characters'),
    )
    .addOption(new Option('--aspect <name>', 'only entities that have this aspect'))
    .addOption(countOption('--start <number>', 'aspects to skip').default(0))
    .addOption(countOption('--batch-size <number>', 'aspects per request', 1).default(2000));
  addServerOptions(restore).action(async (settings) =>
    (await import('../commands/restore-indices.ts')).restoreIndices(settings),
  );

  const backup = program
    .command('backup')
    .summary('download a backup while the catalogue runs')
    .description(
      'Write a copy of all data in a running catalogue to a file. Reads and writes continue meanwhile. The copy is checked, and no existing file is overwritten.',
    )
    .argument('<file>', 'file to write; it must not exist');
  addServerOptions(backup).action(async (file, settings) =>
    (await import('../commands/backup.ts')).backUp(file, settings),
  );

  const check = program.command('check').summary('check a document or a data folder');
  check
    .command('document')
    .summary('validate JSON documents against the model')
    .description(
      'Validate JSON documents against the model, without a server. A document is an entity with its aspects: {"urn": "…", "ownership": {…}}. A file contains one document or a list of them.',
    )
    .argument('[file...]', 'files; "-" or none reads standard input')
    .addOption(modelOption())
    .action(async (files, settings) =>
      (await import('../commands/check-document.ts')).checkDocuments(files, settings),
    );
  check
    .command('store')
    .summary('check the data folder of a stopped catalogue')
    .description(
      'Check a data folder: the file, the model, every stored value, and whether search documents and relationships match the values. Nothing is changed. The catalogue must be stopped.',
    )
    .addOption(dataOption())
    .addOption(modelOption())
    .addOption(jsonOption())
    .action(async (settings) => (await import('../commands/check-store.ts')).checkStore(settings));
}
