import { type Command, Option } from 'commander';
import { addServerOptions, countOption, jsonOption } from './options.ts';

/** Declares the commands by which one signs in, and manages one's tokens. */
export function addIdentityCommands(program: Command): void {
  const login = program
    .command('login')
    .summary('sign in to a server')
    .description(
      'Sign in to a server: without options, in a browser, in which you type a code; or with an access token or a password. Later commands use the access token, which is kept for each server; an option or variable takes precedence.',
    )
    .option('--user <name>', 'name to sign in with')
    .option('--password-stdin', 'read the password from standard input');
  addServerOptions(login).action(async (settings) => (await import('../commands/login.ts')).login(settings));

  const logout = program
    .command('logout')
    .summary('sign out of a server')
    .description('Sign out of a server. An access token that "login" has made is revoked.');
  addServerOptions(logout).action(async (settings) =>
    (await import('../commands/login.ts')).logout(settings),
  );

  const whoami = program
    .command('whoami')
    .summary('show who commands are run as')
    .description('Show the user as whom commands are run, with roles and groups.')
    .addOption(jsonOption());
  addServerOptions(whoami).action(async (settings) =>
    (await import('../commands/login.ts')).whoami(settings),
  );

  const token = program.command('token').summary('create, list and revoke access tokens');
  const create = token
    .command('create')
    .summary('create an access token')
    .description('Create an access token and print it. It cannot be shown again.')
    .argument('<name>', 'what it is for')
    .option('--description <text>', 'description')
    .addOption(countOption('--days <number>', 'days until it expires; by default, when it is revoked', 1))
    .option('--service-account <urn>', 'service account that it acts for; you by default')
    .addOption(jsonOption());
  addServerOptions(create).action(async (name, settings) =>
    (await import('../commands/tokens.ts')).createToken(name, settings),
  );
  const list = token
    .command('list')
    .summary('list access tokens')
    .description('List access tokens, without the tokens themselves.')
    .addOption(new Option('--owner <urn>', 'whose tokens; "*" for all; yours by default'))
    .addOption(jsonOption());
  addServerOptions(list).action(async (settings) =>
    (await import('../commands/tokens.ts')).listTokens(settings),
  );
  const revoke = token
    .command('revoke')
    .summary('revoke an access token')
    .description('Revoke an access token. The next request with it is rejected.')
    .argument('<id>', 'ID of the token, as "token list" shows it');
  addServerOptions(revoke).action(async (id, settings) =>
    (await import('../commands/tokens.ts')).revokeToken(id, settings),
  );
  const rotate = token
    .command('rotate')
    .summary('replace an access token by a new one')
    .description('Replace an access token by a new one with the same name, owner and lifetime, and print it.')
    .argument('<id>', 'ID of the token, as "token list" shows it')
    .addOption(countOption('--overlap <minutes>', 'minutes during which the old one still works').default(0))
    .addOption(jsonOption());
  addServerOptions(rotate).action(async (id, settings) =>
    (await import('../commands/tokens.ts')).rotateToken(id, settings),
  );
}
