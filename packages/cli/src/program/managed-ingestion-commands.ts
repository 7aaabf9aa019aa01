import { type Command, Option } from 'commander';
import { addServerOptions, countOption, jsonOption, yesOption } from './options.ts';
import { parseText } from './parse-values.ts';

const sourceArgument = 'name or URN of the source';
const runArgument = 'ID or URN of the run';

/** Declares the commands for sources that are saved in the catalogue, and run by executors. */
export function addManagedIngestionCommands(ingest: Command): void {
  const deploy = ingest
    .command('deploy')
    .summary('save a recipe in the catalogue, to run it there')
    .description(
      'Save a recipe in the catalogue, under a name, with or without a schedule. An executor runs it. A source of the same name is replaced. Variables keep their names: executors read their values from the secrets of the catalogue.',
    )
    .requiredOption('-c, --config <file>', 'recipe, in YAML or JSON')
    .requiredOption('-n, --name <name>', 'name of the source')
    .option('--schedule <cron>', 'when it runs, such as "0 3 * * *"; by default, only when started')
    .option('--time-zone <zone>', 'time zone of the schedule, such as Europe/Berlin; UTC by default')
    .addOption(
      countOption(
        '--jitter <seconds>',
        'longest delay, so that sources of one time do not start together',
        0,
      ),
    )
    .addOption(
      new Option(
        '--missed-runs <policy>',
        'whether a time that passed while no server ran is made up for, once',
      )
        .choices(['once', 'skip'])
        .default('once'),
    )
    .addOption(
      new Option('--executor-id <id>', 'executor that runs it').default('default').argParser(parseText),
    )
    .option('--cli-version <version>', "version of DataHub's package, for its connectors")
    .addOption(jsonOption());
  addServerOptions(deploy).action(async (settings) =>
    (await import('../commands/ingest/deploy.ts')).deploySource(settings),
  );

  const list = ingest
    .command('list-sources')
    .summary('list saved sources')
    .description('List the sources that are saved in the catalogue, with their schedule and last run.')
    .addOption(jsonOption());
  addServerOptions(list).action(async (settings) =>
    (await import('../commands/ingest/saved-sources.ts')).listSavedSources(settings),
  );

  const start = ingest
    .command('start')
    .summary('start a run of a saved source')
    .description('Start a run of a saved source now, and print its ID.')
    .argument('<source>', sourceArgument)
    .option('--wait', 'follow the log until the run ends; a failed run fails the command')
    .addOption(jsonOption());
  addServerOptions(start).action(async (source, settings) =>
    (await import('../commands/ingest/managed-runs.ts')).startRun(source, settings),
  );

  const logs = ingest
    .command('logs')
    .summary('print the log of a run')
    .description('Print the log of a run of a saved source.')
    .argument('<run>', runArgument)
    .option('--follow', 'continue until the run ends');
  addServerOptions(logs).action(async (run, settings) =>
    (await import('../commands/ingest/managed-runs.ts')).printLog(run, settings),
  );

  const cancel = ingest
    .command('cancel')
    .summary('cancel a run')
    .description('Cancel a run that waits or runs. What it has written stays.')
    .argument('<run>', runArgument);
  addServerOptions(cancel).action(async (run, settings) =>
    (await import('../commands/ingest/managed-runs.ts')).cancelManagedRun(run, settings),
  );

  const remove = ingest
    .command('remove-source')
    .summary('remove a saved source')
    .description('Remove a saved source with its schedule. Its runs, and what they wrote, stay.')
    .argument('<source>', sourceArgument)
    .addOption(yesOption());
  addServerOptions(remove).action(async (source, settings) =>
    (await import('../commands/ingest/saved-sources.ts')).removeSource(source, settings),
  );

  const executor = ingest
    .command('executor')
    .summary('run saved sources on this machine')
    .description(
      'Run the saved sources of a catalogue that name this executor, until stopped. It polls: nothing connects to this machine. Variables of recipes are read from its environment first, and from the secrets of the catalogue.',
    )
    .addOption(new Option('--executor-id <id>', 'id of the executor').default('default').argParser(parseText))
    .addOption(countOption('--max-runs <number>', 'runs at the same time; 2 by default', 1))
    .addOption(countOption('--poll <seconds>', 'seconds between two looks for requests; 2 by default', 1));
  addServerOptions(executor).action(async (settings) =>
    (await import('../commands/ingest/executor.ts')).runExecutor(settings),
  );
  addSecretCommands(ingest);
}

function addSecretCommands(ingest: Command): void {
  const secret = ingest.command('secret').summary('keep passwords that recipes name');
  const set = secret
    .command('set')
    .summary('store a secret')
    .description(
      'Store a secret, whose value is read from standard input, or replace its value. It is encrypted, and recipes refer to it as a variable.',
    )
    .argument('<name>', 'name: letters, digits and underscores')
    .option('--description <text>', 'description');
  addServerOptions(set).action(async (name, settings) =>
    (await import('../commands/ingest/secrets.ts')).setSecret(name, settings),
  );
  const list = secret
    .command('list')
    .summary('list secrets, without their values')
    .description('List secrets, without their values.')
    .addOption(jsonOption());
  addServerOptions(list).action(async (settings) =>
    (await import('../commands/ingest/secrets.ts')).listSecrets(settings),
  );
  const remove = secret
    .command('delete')
    .summary('delete a secret')
    .description('Delete a secret. Recipes that name it fail from then on.')
    .argument('<name>', 'name of the secret')
    .addOption(yesOption());
  addServerOptions(remove).action(async (name, settings) =>
    (await import('../commands/ingest/secrets.ts')).deleteSecret(name, settings),
  );
}
