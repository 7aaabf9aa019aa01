import { type Command, Option } from 'commander';
import { jsonOption, modelOption } from './options.ts';
import { parseText } from './parse-values.ts';

/** Declares the commands about stores themselves. */
export function addStoreCommands(program: Command): void {
  const store = program.command('store').summary('move a catalogue to another store');
  store
    .command('copy')
    .summary('copy a catalogue from one store to another')
    .description(
      'Copy everything from one store to another, and compare the two in the end. Servers may use the source meanwhile; no server may use the target. Run it again to continue an interrupted copy, or to add what has changed since.',
    )
    .addOption(
      new Option(
        '--from <place>',
        'data folder, or URL of a PostgreSQL database, to copy',
        // An error of a parser repeats the value, which may have a password: the rest is checked by the command.
      )
        .argParser(parseText)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option(
        '--to <place>',
        'data folder, or URL of a PostgreSQL database, to copy to; it must be empty, or a copy of the same source',
      )
        .argParser(parseText)
        .makeOptionMandatory(),
    )
    .addOption(modelOption())
    .addOption(jsonOption())
    .action(async (settings) => (await import('../commands/copy-store.ts')).copyStore(settings));
}
