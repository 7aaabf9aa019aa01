import { type Command, Option } from 'commander';
import { addConnectionOptions, hostOption, logLevelOption, portOption } from './listen-options.ts';
import {
  addServerOptions,
  appOption,
  countOption,
  jsonOption,
  listOption,
  siteOption,
  yesOption,
} from './options.ts';
import { parseText } from './parse-values.ts';

/** Declares `colophon service` and the commands for its tenants. */
export function addServiceCommands(program: Command): void {
  const service = program.command('service').summary('run many catalogues from one installation');
  addServe(service);
  addTenantCommands(service.command('tenant').summary('manage the catalogues of a service'));
}

function addServe(service: Command): void {
  addConnectionOptions(
    service
      .command('serve')
      .summary('run the catalogues of a service')
      .description(
        'Run any number of catalogues, and the console by which operators manage them, as one process. Stop it with Ctrl-C.',
      )
      .addOption(portOption())
      .addOption(hostOption()),
  )
    .addOption(
      new Option('-d, --data <folder>', 'folder with a folder for each catalogue')
        .env('COLOPHON_DATA')
        .default('data')
        .argParser(parseText),
    )
    .addOption(
      new Option(
        '--domain <name>',
        'domain of the service: the console answers at it, and each catalogue at a name below it',
      )
        .env('COLOPHON_DOMAIN')
        .default('localhost')
        .argParser(parseText),
    )
    .addOption(
      new Option('--auth-config <file>', 'JSON file with the providers that vouch for operators')
        .env('COLOPHON_AUTH_CONFIG')
        .argParser(parseText),
    )
    .addOption(
      new Option(
        '--auth-users <file>',
        "property file with operators and passwords, in the format of DataHub's user.props",
      )
        .env('COLOPHON_AUTH_USERS')
        .argParser(parseText),
    )
    .addOption(
      countOption(
        '--grace-days <number>',
        'days from the deletion of a catalogue until its data is deleted; 30 by default',
      ),
    )
    .addOption(
      countOption(
        '--idle-minutes <number>',
        'minutes without a request after which a catalogue is closed; 10 by default',
        1,
      ),
    )
    .addOption(
      countOption(
        '--max-awake <number>',
        'maximum number of catalogues that are open at the same time; 200 by default',
        1,
      ),
    )
    .addOption(logLevelOption())
    .addOption(appOption())
    .addOption(siteOption())
    .action(async (settings) => (await import('../commands/service/serve.ts')).serveService(settings));
}

const revisionOption = () =>
  countOption('--revision <number>', 'fail unless the catalogue still has this revision', 1);

const loadTenants = () => import('../commands/service/tenants.ts');

function addTenantCommands(tenant: Command): void {
  addServerOptions(
    tenant
      .command('create')
      .summary('create a catalogue')
      .description('Create a catalogue, and print the link that makes its first administrator.')
      .argument('<name>', 'its label in host names')
      .option('--title <text>', 'name for people')
      .addOption(listOption('--add-host <name>', 'further host name at which it answers; may be repeated'))
      .option('--plan <name>', 'plan that limits it', 'standard')
      .addOption(jsonOption()),
  ).action(async (name, settings) => (await loadTenants()).createTenant(name, settings));

  addServerOptions(
    tenant.command('list').summary('list the catalogues of the service').addOption(jsonOption()),
  ).action(async (settings) => (await loadTenants()).listTenants(settings));

  addServerOptions(
    tenant
      .command('suspend')
      .summary('stop a catalogue from answering')
      .description('Stop a catalogue from answering. Its users are told the reason.')
      .argument('<name>', 'name of the catalogue')
      .requiredOption('--reason <text>', 'what its users are told')
      .addOption(revisionOption()),
  ).action(async (which, settings) => (await loadTenants()).actOnTenant('suspend', which, settings));

  addAction(tenant, 'resume', 'let a suspended catalogue answer again');

  addServerOptions(
    tenant
      .command('delete')
      .summary('delete a catalogue')
      .description(
        'Delete a catalogue. Its data is deleted when the days of grace are over; until then, "keep" restores it.',
      )
      .argument('<name>', 'name of the catalogue')
      .addOption(revisionOption())
      .addOption(yesOption()),
  ).action(async (which, settings) => (await loadTenants()).deleteTenant(which, settings));

  addAction(tenant, 'keep', 'keep a catalogue that is being deleted');
}

/** A command that does something to a tenant and needs nothing but its name. */
const addAction = (tenant: Command, action: 'resume' | 'keep', summary: string): Command =>
  addServerOptions(
    tenant
      .command(action)
      .summary(summary)
      .argument('<name>', 'name of the catalogue')
      .addOption(revisionOption()),
  ).action(async (name, settings) => (await loadTenants()).actOnTenant(action, name, settings));
