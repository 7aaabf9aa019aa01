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

function addDelete(program: Command): void {
  const remove = program
    .command('delete')
    .summary('soft-delete or hard-delete entities')
    .description(
      'Soft-delete an entity, or all results of a search: they are marked as removed, and search leaves them out. With --hard, delete them with all their metadata.',
    )
    .argument('[urn]', 'URN of the entity')
    .option('-q, --query <query>', 'delete the results of this query');
  addSelectionOptions(remove)
    .option('--hard', 'delete permanently, with the history; cannot be undone')
    .option('--references', 'also remove references to the entities')
    .option('--dry-run', 'show what would be done without doing it')
    .addOption(yesOption())
    .addOption(jsonOption());
  addServerOptions(remove).action(async (urn, settings) =>
    (await import('../commands/delete.ts')).deleteEntities(urn, settings),
  );
}

function addRuns(program: Command): void {
  const runs = program.command('runs').summary('list ingestion runs, and roll them back');

  const list = runs
    .command('list')
    .summary('list the ingestion runs')
    .description('List the ingestion runs whose values are still current, latest run first.');
  addPageOptions(list).action(async (settings) => (await import('../commands/runs.ts')).listRuns(settings));

  const show = runs
    .command('show')
    .summary('show what a run wrote')
    .description('Show the aspects whose current value a run wrote.')
    .argument('<run>', 'ID of the run');
  addPageOptions(show).action(async (runId, settings) =>
    (await import('../commands/runs.ts')).showRun(runId, settings),
  );

  const rollback = runs
    .command('rollback')
    .summary('undo what a run wrote')
    .description(
      'Undo what a run wrote: each aspect gets its previous value, or is removed if it had none. Entities that the run created are soft-deleted.',
    )
    .argument('<run>', 'ID of the run')
    .option(
      '--hard',
      'hard-delete the entities that the run created, with everything others wrote about them',
    )
    .option('--dry-run', 'show what would be done without doing it')
    .addOption(yesOption())
    .addOption(jsonOption());
  addServerOptions(rollback).action(async (runId, settings) =>
    (await import('../commands/runs.ts')).rollBackRun(runId, settings),
  );
}

const addPageOptions = (command: Command): Command =>
  addServerOptions(
    command
      .addOption(countOption('--start <number>', 'rows to skip').default(0))
      .addOption(countOption('--count <number>', 'maximum number of rows').default(100))
      .option('--include-removed', 'include soft-deleted entities')
      .addOption(jsonOption()),
  );
