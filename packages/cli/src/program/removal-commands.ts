import type { Command } from 'commander';
import {
  addRollback,
  addSelectionOptions,
  addServerOptions,
  countOption,
  jsonOption,
  yesOption,
} from './options.ts';

/** Declares the commands that delete entities and undo ingestion runs. */
export function addRemovalCommands(program: Command): void {
  addDelete(program);
  addRuns(program);
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

  addRollback(runs).action(async (runId, settings) =>
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
