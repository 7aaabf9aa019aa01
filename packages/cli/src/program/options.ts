import { type Command, InvalidArgumentError, Option } from 'commander';
import { parseText, parseWhole } from './parse-values.ts';

// Options that several commands share, made anew for each.

export const dataOption = () =>
  new Option('-d, --data <folder>', 'folder for everything that is kept')
    .env('COLOPHON_DATA')
    .default('data')
    .argParser(parseText);

export const modelOption = () =>
  new Option('--model <folder>', 'folder of further entities and aspects, added to the built-in model')
    .env('COLOPHON_MODEL')
    .argParser(parseText);

/** Lets a command talk to a server. */
export const addServerOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('-s, --server <address>', 'address of the catalogue')
        .env('COLOPHON_SERVER')
        .default('http://localhost:8080')
        .argParser(parseText),
    )
    .addOption(new Option('--token <token>', 'access token').env('COLOPHON_TOKEN'));

export const jsonOption = () => new Option('--json', 'print JSON, for programs');

/** Reads a whole number of at least `least`. */
export const countOption = (flags: string, description: string, least = 0): Option =>
  new Option(flags, description).argParser((text: string) => {
    const count = parseWhole(text);
    if (count !== undefined && count >= least) return count;
    throw new InvalidArgumentError(`It must be a whole number of at least ${least}.`);
  });

/** An option that may be given several times. */
export const listOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((text: string, before: readonly string[] | undefined) => [
    ...(before ?? []),
    text,
  ]);

export const yesOption = () => new Option('-y, --yes', 'do not ask');

/** Lets a command find entities. */
export const addSelectionOptions = (command: Command): Command =>
  command
    .addOption(listOption('-e, --entity <type>', 'type of the entities, such as dataset; may be repeated'))
    .addOption(
      listOption(
        '-f, --filter <filter>',
        'field=value,…; also != > >= < <= and ^= begins, $= ends, *= holds; a field alone has any value, !field none; may be repeated, and all must hold',
      ),
    )
    .option('--include-removed', 'find entities that are soft-deleted, too');

export const keepUnknownFieldsOption = () =>
  new Option(
    '--keep-unknown-fields',
    'store fields that the model does not know; without it the write is rejected',
  );
