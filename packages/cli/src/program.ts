import { Command, InvalidArgumentError, Option } from 'commander';
import packageJson from '../package.json' with { type: 'json' };

/**
 * The command line, declared. Each command is a function in its own file, loaded when it is called: `get` need not wait
 * for what `serve` is made of.
 */
export function createProgram(): Command {
  const program = new Command('colophon')
    .description('A metadata catalogue whose documentation runs.')
    .version(packageJson.version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .showHelpAfterError('Run with --help for the usage.')
    .exitOverride();

  program
    .command('serve')
    .summary('run the catalogue and its documentation')
    .description('Run the catalogue and its documentation as one process, until it is stopped with Ctrl-C.')
    .addOption(
      new Option('-p, --port <number>', 'port to listen on; 0 takes any free one')
        .env('PORT')
        .default(8080)
        .argParser(parsePort),
    )
    .addOption(
      new Option('--host <address>', 'address to listen on; 0.0.0.0 opens it to the network')
        .env('COLOPHON_HOST')
        .default('127.0.0.1'),
    )
    .addOption(
      new Option('-d, --data <folder>', 'folder for everything that is kept')
        .env('COLOPHON_DATA')
        .default('data'),
    )
    .addOption(
      new Option(
        '--model <folder>',
        'folder of further entities and aspects, added to the built-in model',
      ).env('COLOPHON_MODEL'),
    )
    .addOption(
      new Option('--site <folder>', 'folder of the built documentation site; none is served without it').env(
        'COLOPHON_SITE',
      ),
    )
    .action(async (settings) => (await import('./commands/serve.ts')).serve(settings));

  program
    .command('put')
    .summary('write one aspect of one entity')
    .description('Write one aspect of one entity. The value replaces the one that is there.')
    .argument('<urn>', 'urn of the entity, such as urn:li:tag:pii')
    .argument('<aspect>', 'name of the aspect, such as tagProperties')
    .argument('[file]', 'JSON file with the value; "-" or nothing reads standard input')
    .option('--run-id <id>', 'ingestion run that the write belongs to')
    .addOption(serverOption())
    .addOption(tokenOption())
    .action(async (urn, aspect, file, settings) =>
      (await import('./commands/put.ts')).put(urn, aspect, file, settings),
    );

  program
    .command('get')
    .summary('read an entity, or one of its aspects')
    .description('Print the latest value of every aspect of an entity, or of the one that is named, as JSON.')
    .argument('<urn>', 'urn of the entity')
    .argument('[aspect]', 'name of an aspect')
    .addOption(serverOption())
    .addOption(tokenOption())
    .action(async (urn, aspect, settings) => (await import('./commands/get.ts')).get(urn, aspect, settings));

  for (const command of program.commands) command.helpOption('-h, --help', 'print this help').exitOverride();
  return program;
}

const serverOption = () =>
  new Option('-s, --server <address>', 'address of the catalogue')
    .env('COLOPHON_SERVER')
    .default('http://localhost:8080');

const tokenOption = () => new Option('--token <token>', 'access token').env('COLOPHON_TOKEN');

function parsePort(text: string): number {
  const port = Number(text);
  if (text.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
}
