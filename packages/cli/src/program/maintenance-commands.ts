import { type Command, Option } from 'commander';
import {
  addSelectionOptions,
  addServerOptions,
  countOption,
  dataOption,
  jsonOption,
  modelOption,
  yesOption,
} from './options.ts';

/** Declares the commands that delete, undo, rebuild and check. */
export function addMaintenanceCommands(program: Command): void {
  addDelete(program);
  addRuns(program);

  const restore = program
    .command('restore-indices')
    .summary('make search and relationships again from the stored aspects')
    .description(
      'Make search documents and relationships again from the stored aspects, while reads and writes go on.',
    )
    .addOption(new Option('--urn <urn>', 'only this entity').conflicts('urnLike'))
    .addOption(new Option('--urn-like <pattern>', 'only urns like this; % stands for any characters'))
    .addOption(new Option('--aspect <name>', 'only entities that have this aspect'))
    .addOption(countOption('--start <number>', 'aspects to pass over').default(0))
    .addOption(countOption('--batch-size <number>', 'aspects of one request', 1).default(2000));
  addServerOptions(restore).action(async (settings) =>
    (await import('../commands/restore-indices.ts')).restoreIndices(settings),
  );

  const backup = program
    .command('backup')
    .summary('download a backup while the catalogue runs')
    .description(
      'Write a copy of everything in a running catalogue to a file. Reads and writes go on meanwhile. The copy is checked, and no file is overwritten.',
    )
    .argument('<file>', 'file to write, which must not exist');
  addServerOptions(backup).action(async (file, settings) =>
    (await import('../commands/backup.ts')).backUp(file, settings),
  );

  const check = program.command('check').summary('check a document or a data folder');
  check
    .command('document')
    .summary('hold JSON documents against the model')
    .description(
      'Hold JSON documents against the model, without a server. A document is an entity with its aspects: {"urn": "…", "ownership": {…}}. A file holds one, or a list of them.',
    )
    .argument('[file...]', 'files; "-" or nothing reads standard input')
    .addOption(modelOption())
    .action(async (files, settings) =>
      (await import('../commands/check-document.ts')).checkDocuments(files, settings),
    );
  check
    .command('store')
    .summary('check the data folder of a catalogue that is stopped')
    .description(
      'Check a data folder: the file, the model, every stored value, and that search documents and relationships are what the values make. Nothing is changed. The catalogue must be stopped.',
    )
    .addOption(dataOption())
    .addOption(modelOption())
    .addOption(jsonOption())
    .action(async (settings) => (await import('../commands/check-store.ts')).checkStore(settings));
}

function addDelete(program: Command): void {
  const remove = program
    .command('delete')
    .summary('hide entities, or delete them wholly')
    .description(
      'Hide an entity, or those that a search finds: their status says that they are removed, and search passes them over. With --hard, delete them with everything they have.',
    )
    .argument('[urn]', 'urn of the entity')
    .option('-q, --query <query>', 'delete what this query finds');
  addSelectionOptions(remove)
    .option('--hard', 'delete wholly, history and all; nothing brings it back')
    .option('--references', 'take the urns out of all that points at them, too')
    .option('--dry-run', 'tell what would be done, and do nothing')
    .addOption(yesOption())
    .addOption(jsonOption());
  addServerOptions(remove).action(async (urn, settings) =>
    (await import('../commands/delete.ts')).deleteEntities(urn, settings),
  );
}

function addRuns(program: Command): void {
  const runs = program.command('runs').summary('list ingestion runs, and undo them');

  const list = runs
    .command('list')
    .summary('list the ingestion runs')
    .description(
      'List the ingestion runs that wrote anything which is still the latest, the last run first.',
    );
  addPageOptions(list).action(async (settings) => (await import('../commands/runs.ts')).listRuns(settings));

  const show = runs
    .command('show')
    .summary('show what a run wrote')
    .description('Show the aspects that a run wrote last.')
    .argument('<run>', 'id of the run');
  addPageOptions(show).action(async (runId, settings) =>
    (await import('../commands/runs.ts')).showRun(runId, settings),
  );

  const rollback = runs
    .command('rollback')
    .summary('take back what a run wrote')
    .description(
      'Take back what a run wrote: each aspect goes back to what it was before, or away. Entities that the run made are hidden.',
    )
    .argument('<run>', 'id of the run')
    .option('--hard', 'delete the entities that the run made, with all that others wrote of them')
    .option('--dry-run', 'tell what would be done, and do nothing')
    .addOption(yesOption())
    .addOption(jsonOption());
  addServerOptions(rollback).action(async (runId, settings) =>
    (await import('../commands/runs.ts')).rollBackRun(runId, settings),
  );
}

const addPageOptions = (command: Command): Command =>
  addServerOptions(
    command
      .addOption(countOption('--start <number>', 'rows to pass over').default(0))
      .addOption(countOption('--count <number>', 'most rows to show').default(100))
      .option('--include-removed', 'count entities that are soft-deleted, too')
      .addOption(jsonOption()),
  );
