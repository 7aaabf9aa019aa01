import { type Command, Option } from 'commander';
import { addServerOptions, countOption, jsonOption, listOption } from './options.ts';

/** Declares the commands that read the audit log. */
export function addAuditCommands(program: Command): void {
  const audit = program.command('audit').summary('search and export the audit log');
  const search = addFilters(
    audit
      .command('search')
      .summary('search the audit log')
      .description('Show who did what, newest first. The server needs sign-in, and you need a privilege.'),
    '1d',
  )
    .addOption(countOption('--limit <number>', 'maximum number of entries', 1).default(100))
    .addOption(jsonOption());
  addServerOptions(search).action(async (settings) =>
    (await import('../commands/audit.ts')).searchAudit(settings),
  );
  const exported = addFilters(
    audit
      .command('export')
      .summary('export the audit log')
      .description(
        'Print the audit log as JSON lines, newest first. The export is recorded in the audit log itself.',
      ),
  );
  addServerOptions(exported).action(async (settings) =>
    (await import('../commands/audit.ts')).exportAudit(settings),
  );
}

function addFilters(command: Command, since?: string): Command {
  const from = new Option(
    '--since <time>',
    `earliest entry: how long ago, such as 12h or 7d, or a date${since === undefined ? '; by default, the oldest' : ''}`,
  );
  return command
    .addOption(since === undefined ? from : from.default(since))
    .option('--until <time>', 'entries before this time; by default, up to now')
    .addOption(listOption('--actor <user>', 'name or URN of who did it; may be repeated'))
    .addOption(listOption('--action <name>', 'action, such as sign-in; may be repeated'))
    .addOption(listOption('--subject <urn>', 'URN or ID of what it was done to; may be repeated'))
    .addOption(
      new Option('--outcome <outcome>', 'only entries with this outcome').choices(['done', 'refused']),
    );
}
