import { type Command, Option } from 'commander';
import { addServerOptions, jsonOption } from './options.ts';

const recipeOption = () => new Option('-c, --config <file>', 'recipe, in YAML or JSON').makeOptionMandatory();

const stateOption = () =>
  new Option(
    '--state <folder>',
    'folder where runs and rejected proposals are kept; by default colophon in $XDG_STATE_HOME or ~/.local/state',
  ).env('COLOPHON_STATE');

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
  addServerOptions(run).action(async (settings) =>
    (await import('../commands/ingest/run.ts')).runIngestion(settings),
  );

  ingest
    .command('validate')
    .summary('check a recipe')
    .description('Check a recipe without running it, and print every problem with its line and column.')
    .addOption(recipeOption())
    .addOption(jsonOption())
    .action(async (settings) => (await import('../commands/ingest/validate.ts')).validateRecipe(settings));
}
