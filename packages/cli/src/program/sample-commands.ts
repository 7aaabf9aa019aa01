import type { Command } from 'commander';
import { addServerOptions, jsonOption, yesOption } from './options.ts';

/** Declares the commands that load and remove the metadata of an invented company. */
export function addSampleCommands(program: Command): void {
  const sample = program.command('sample').summary('load or remove sample metadata');

  const load = sample
    .command('load')
    .summary('load the metadata of an invented company')
    .description(
      'Load the metadata of Tarnfell, an invented retailer of outdoor gear, to try the catalogue with. Loading it again restores what was changed, and brings usage and runs up to date.',
    )
    .addOption(jsonOption());
  addServerOptions(load).action(async (settings) =>
    (await import('../commands/sample.ts')).loadSample(settings),
  );

  const remove = sample
    .command('remove')
    .summary('remove the sample metadata')
    .description(
      'Delete the entities of the sample permanently, with all their metadata, and no others. What you wrote about them is deleted, too.',
    )
    .option('--references', 'also remove references to them from other entities')
    .addOption(yesOption())
    .addOption(jsonOption());
  addServerOptions(remove).action(async (settings) =>
    (await import('../commands/sample.ts')).removeSample(settings),
  );
}
