import { type Command, InvalidArgumentError, Option } from 'commander';
import { parseText, parseWhole } from './parse-values.ts';

// Options that several commands share, made anew for each.

export const dataOption = () =>
  new Option('-d, --data <folder>', 'data folder').env('COLOPHON_DATA').default('data').argParser(parseText);

export const modelOption = () =>
  new Option('--model <folder>', 'folder with your own entities and aspects, added to the built-in model')
    .env('COLOPHON_MODEL')
    .argParser(parseText);

export const appOption = () =>
  new Option(
    '--app <folder>',
    'folder of the built application; by default, the application that the installed package contains',
  )
    .env('COLOPHON_APP')
    .argParser(parseText);

export const siteOption = () =>
  new Option(
    '--site <folder>',
    'folder of the built documentation site; by default, the documentation that the installed package contains',
  )
    .env('COLOPHON_SITE')
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

export const jsonOption = () => new Option('--json', 'print JSON');

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

export const yesOption = () => new Option('-y, --yes', 'do not ask for confirmation');

/** Lets a command find entities. */
export const addSelectionOptions = (command: Command): Command =>
  command
    .addOption(listOption('-e, --entity <type>', 'type of the entities, such as dataset; may be repeated'))
    .addOption(
      listOption(
        '-f, --filter <filter>',
        'field=value,…; also != > >= < <=, ^= starts with, $= ends with, *= contains; field alone: has any value; !field: has none; may be repeated, and all must match',
      ),
    )
    .option('--include-removed', 'include soft-deleted entities');

export const keepUnknownFieldsOption = () =>
  new Option(
    '--keep-unknown-fields',
    'store fields that the model does not define; by default, the write is rejected',
  );

/** Adds the command that undoes a run. */
export const addRollback = (group: Command): Command =>
  addServerOptions(
    group
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
      .addOption(jsonOption()),
  );
