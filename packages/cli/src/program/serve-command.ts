import { type Command, InvalidArgumentError, Option } from 'commander';
import { logLevels } from '../serve/log-levels.ts';
import { dataOption, modelOption } from './options.ts';

/** Declares `colophon serve`. */
export function addServeCommand(program: Command): void {
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
    .addOption(dataOption())
    .addOption(modelOption())
    .addOption(
      new Option('--max-body <MiB>', 'longest body of a request')
        .env('COLOPHON_MAX_BODY')
        .default(16)
        .argParser(parseMebibytes),
    )
    .addOption(
      new Option('--log-level <level>', 'how much is logged to standard error; info logs every request')
        .choices(logLevels)
        .env('COLOPHON_LOG_LEVEL')
        .default('warn'),
    )
    .addOption(
      new Option('--site <folder>', 'folder of the built documentation site; none is served without it').env(
        'COLOPHON_SITE',
      ),
    )
    .addOption(
      new Option(
        '--public-url <address>',
        'address at which others reach the server, such as https://catalogue.example.org; pages use it in their samples and links. By default they use the address of each request',
      )
        .env('COLOPHON_PUBLIC_URL')
        .argParser(parsePublicUrl),
    )
    .action(async (settings) => (await import('../commands/serve.ts')).serve(settings));
}

function parsePort(text: string): number {
  const port = Number(text);
  if (text.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
}

function parseMebibytes(text: string): number {
  const size = Number(text);
  if (text.trim() !== '' && size > 0 && size <= 1024) return size;
  throw new InvalidArgumentError('It must be a number above 0 and up to 1024.');
}

function parsePublicUrl(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '')
    return url.href.replace(/\/+$/, '');
  throw new InvalidArgumentError('It must be an address such as https://catalogue.example.org.');
}
