import { type Command, Option } from 'commander';
import { addManagedIngestionCommands } from './managed-ingestion-commands.ts';
import { addRollback, addServerOptions, countOption, jsonOption, listOption } from './options.ts';

const recipeOption = () => new Option('-c, --config <file>', 'recipe, in YAML or JSON').makeOptionMandatory();

const stateOption = () =>
  new Option(
    '--state <folder>',
    'folder where runs and rejected proposals are kept; by default colophon in $XDG_STATE_HOME or ~/.local/state',
  ).env('COLOPHON_STATE');

/** What commands take for sources that run in DataHub's package. */
const addPackageOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--datahub-version <version>', "version of DataHub's package, for sources that run in it"),
    )
    .addOption(
      listOption(
        '--with <package>',
        "further Python package for DataHub's, such as the driver of a database; may be repeated",
      ),
    )
    .addOption(countOption('--timeout <seconds>', "longest time of a run in DataHub's package", 1));

/** Declares the commands that ingest metadata. */
export function addIngestCommands(program: Command): void {
  const ingest = program.command('ingest').summary('ingest metadata from databases, files and tools');
  const run = ingest
    .command('run')
    .summary('run a recipe')
    .description(
      'Run a recipe: read its source, apply its transformers and write to its sink, by default the catalogue of --server. Running a recipe again is safe.',
    )
    .addOption(recipeOption())
    .addOption(new Option('--dry-run', 'read and transform everything, and write nothing'))
    .addOption(new Option('--resume', 'continue the last run of this recipe that did not end, under its ID'))
    .addOption(new Option('--report-to <file>', 'also write the report to this file, as JSON'))
    .addOption(stateOption())
    .addOption(jsonOption());
  addServerOptions(addPackageOptions(run)).action(async (settings) =>
    (await import('../commands/ingest/run.ts')).runIngestion(settings),
  );

  ingest
    .command('validate')
    .summary('check a recipe')
    .description('Check a recipe without running it, and print every problem with its line and column.')
    .addOption(recipeOption())
    .addOption(jsonOption())
    .action(async (settings) => (await import('../commands/ingest/validate.ts')).validateRecipe(settings));

  const preview = ingest
    .command('preview')
    .summary('show the first records of a recipe')
    .description('Read the first records of a recipe and show what would be written. Nothing is written.')
    .addOption(recipeOption())
    .addOption(countOption('--count <number>', 'maximum number of records', 1).default(10))
    .addOption(jsonOption());
  addServerOptions(addPackageOptions(preview)).action(async (settings) =>
    (await import('../commands/ingest/preview.ts')).previewIngestion(settings),
  );

  const plan = ingest
    .command('plan')
    .summary('show what a run would change')
    .description(
      'Read everything and compare it with the catalogue: which aspects a run would create and change, and which entities it would remove. Nothing is written.',
    )
    .addOption(recipeOption())
    .addOption(countOption('--count <number>', 'maximum number of changes to show', 1).default(100))
    .addOption(jsonOption());
  addServerOptions(addPackageOptions(plan)).action(async (settings) =>
    (await import('../commands/ingest/plan.ts')).planIngestion(settings),
  );

  const test = ingest
    .command('test-connection')
    .summary('test the connection of a recipe')
    .description(
      "Connect to a recipe's source, and report what its user may do. No metadata is read, and nothing is written.",
    )
    .addOption(recipeOption())
    .addOption(jsonOption());
  addPackageOptions(test).action(async (settings) =>
    (await import('../commands/ingest/test-connection.ts')).testSourceConnection(settings),
  );

  addRunCommands(ingest);
  addManagedIngestionCommands(ingest);

  ingest
    .command('sources')
    .summary('list the sources that a recipe can name')
    .description(
      "List the sources that a recipe can name: Colophon's own, and those of DataHub's package, which need Python.",
    )
    .argument('[text]', 'part of a name or platform, such as snowflake; searches all sources')
    .option('--all', "also list the sources of DataHub's package")
    .addOption(jsonOption())
    .action(async (text, settings) =>
      (await import('../commands/ingest/sources.ts')).listIngestionSources(text, settings),
    );

  ingest
    .command('form')
    .summary("print the fields of a source's recipe")
    .description(
      "Print the fields of a source's recipe as JSON: types, defaults, and which are required or secret. Programs make forms of it.",
    )
    .argument('<source>', 'type of the source, as recipes name it')
    .action(async (source) => (await import('../commands/ingest/sources.ts')).printRecipeForm(source));

  ingest
    .command('schema')
    .summary('print the JSON Schema of recipes')
    .description('Print the JSON Schema of recipes, with which editors complete and check them.')
    .action(async () => (await import('../commands/ingest/schema.ts')).printRecipeSchema());
}

/** Declares the commands about runs that have ended. */
function addRunCommands(ingest: Command): void {
  const list = ingest
    .command('list-runs')
    .summary('list the latest runs')
    .description('List the latest runs that the catalogue knows, whichever machine they ran on.')
    .addOption(countOption('--count <number>', 'maximum number of runs', 1).default(20))
    .addOption(jsonOption());
  addServerOptions(list).action(async (settings) =>
    (await import('../commands/ingest/runs.ts')).listIngestionRuns(settings),
  );

  const show = ingest
    .command('show')
    .summary('show the report of a run')
    .description('Show how a run ended: what it read and wrote, its warnings and its failures.')
    .argument('<run>', 'ID of the run')
    .addOption(jsonOption());
  addServerOptions(show).action(async (runId, settings) =>
    (await import('../commands/ingest/runs.ts')).showIngestionRun(runId, settings),
  );

  addRollback(ingest).action(async (runId, settings) =>
    (await import('../commands/ingest/runs.ts')).rollBackIngestion(runId, settings),
  );

  const replay = ingest
    .command('replay')
    .summary('send the rejected aspects of a run again')
    .description(
      'Send the aspects that a run could not write again, to the sink of its recipe. Those that are rejected again are kept.',
    )
    .argument('<run>', 'ID of the run')
    .addOption(stateOption())
    .addOption(jsonOption());
  addServerOptions(replay).action(async (runId, settings) =>
    (await import('../commands/ingest/replay.ts')).replayRun(runId, settings),
  );
}
