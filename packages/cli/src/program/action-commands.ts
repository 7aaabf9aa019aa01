import { type Command, Option } from 'commander';
import { addServerOptions, countOption, jsonOption } from './options.ts';

/** Declares the commands that run programs when metadata changes. */
export function addActionCommands(program: Command): void {
  const actions = program.command('actions').summary('run actions when metadata changes');
  const run = actions
    .command('run')
    .summary('run pipelines of actions')
    .description(
      'Run pipelines: each reads the events of the catalogue, and calls its action for those that pass its filters. Positions are stored in the catalogue, so that a pipeline continues where it stopped. Stop it with Ctrl-C.',
    )
    .addOption(configOption())
    .addOption(new Option('--until-idle', 'end after the last change that exists, instead of waiting'))
    .addOption(countOption('--count <number>', 'end each pipeline after this many events of its action', 1));
  addServerOptions(run).action(async (settings) =>
    (await import('../commands/actions.ts')).runActions(settings),
  );
  actions
    .command('validate')
    .summary('check the files of pipelines')
    .description('Check the files of pipelines, without running them.')
    .addOption(configOption())
    .action(async (settings) => (await import('../commands/actions.ts')).validateActions(settings));
  const replay = actions
    .command('replay')
    .summary('process failed events again')
    .description(
      'Process the failed events of pipelines again. Those that fail once more are kept. Stop the pipeline first.',
    )
    .addOption(configOption());
  addServerOptions(replay).action(async (settings) =>
    (await import('../commands/actions.ts')).replayActions(settings),
  );
  actions
    .command('list')
    .summary('list the built-in actions')
    .description('List the built-in actions.')
    .addOption(jsonOption())
    .action(async (settings) => (await import('../commands/actions.ts')).listActions(settings));
}

const configOption = () =>
  new Option('-c, --config <file...>', 'file of a pipeline; may be repeated').makeOptionMandatory();
