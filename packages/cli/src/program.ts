import { Command } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { addAccessCommands } from './program/access-commands.ts';
import { addActionCommands } from './program/action-commands.ts';
import { addAgentCommands } from './program/agent-commands.ts';
import { addAuditCommands } from './program/audit-commands.ts';
import { addFindingCommands } from './program/finding-commands.ts';
import { addIdentityCommands } from './program/identity-commands.ts';
import { addIngestCommands } from './program/ingest-commands.ts';
import { addKeyCommands } from './program/key-commands.ts';
import { addMaintenanceCommands } from './program/maintenance-commands.ts';
import { addMetadataCommands } from './program/metadata-commands.ts';
import { addRemovalCommands } from './program/removal-commands.ts';
import { addSampleCommands } from './program/sample-commands.ts';
import { addServeCommand } from './program/serve-command.ts';
import { addServiceCommands } from './program/service-commands.ts';
import { addStoreCommands } from './program/store-commands.ts';

/**
 * The command line, declared. Each command is a function in its own file, loaded when it is called: `get` need not wait
 * for what `serve` is made of.
 */
export function createProgram(): Command {
  const program = new Command('colophon')
    .description('A metadata catalogue whose documentation runs.')
    .version(packageJson.version, '-v, --version', 'print the version')
    // The list of commands leaves 39 columns of 80 for what they do; below 40, commander would not break lines.
    .configureHelp({ minWidthToWrap: 30 })
    .helpCommand('help [command]', 'print the help of a command')
    .showHelpAfterError('Run with --help for the usage.');
  addServeCommand(program);
  addServiceCommands(program);
  addMetadataCommands(program);
  addFindingCommands(program);
  addRemovalCommands(program);
  addSampleCommands(program);
  addIngestCommands(program);
  addActionCommands(program);
  addAgentCommands(program);
  addMaintenanceCommands(program);
  addStoreCommands(program);
  addIdentityCommands(program);
  addAccessCommands(program);
  addAuditCommands(program);
  addKeyCommands(program);
  configureHelp(program);
  ignoreEmptyVariables(program);
  return program;
}

/** Sets the help option of a command and its subcommands, and leaves exiting the process to the caller. */
function configureHelp(command: Command): void {
  command.helpOption('-h, --help', 'print this help').exitOverride();
  command.commands.forEach(configureHelp);
}

/**
 * An empty variable counts as unset, as in shells and service managers, where `VARIABLE=` is how to clear one; and so does
 * `false` for an option without a value. The library that reads them takes any text for a value.
 */
function ignoreEmptyVariables(command: Command): void {
  for (const option of command.options) {
    const { envVar } = option;
    const value = envVar === undefined ? undefined : process.env[envVar]?.trim();
    // A flag would be set by any text, so by "false", too.
    if (
      envVar !== undefined &&
      (value === '' || (option.isBoolean() && /^(?:0|false|no)$/i.test(value ?? '')))
    )
      delete process.env[envVar];
  }
  command.commands.forEach(ignoreEmptyVariables);
}
