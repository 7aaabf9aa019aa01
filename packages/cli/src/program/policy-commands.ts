import type { Command } from 'commander';
import { addServerOptions, jsonOption, listOption, yesOption } from './options.ts';

/** Declares the commands for access policies. */
export function addPolicyCommands(program: Command): void {
  const policy = program.command('policy').summary('list, create, change and delete access policies');
  const list = policy
    .command('list')
    .summary('list access policies')
    .description('List access policies.')
    .addOption(jsonOption());
  addServerOptions(list).action(async (settings) =>
    (await import('../commands/policies.ts')).listPolicies(settings),
  );
  const create = policy
    .command('create')
    .summary('create an access policy')
    .description(
      'Create an access policy from a file, from options, or from a file with options in place of some of its fields.',
    )
    .argument('[file]', 'JSON file with the aspect dataHubPolicyInfo; "-" reads standard input')
    .option('--id <id>', 'ID of the policy; random by default')
    .option('--inactive', 'create it disabled');
  addServerOptions(addPolicyOptions(create)).action(async (file, settings) =>
    (await import('../commands/policies.ts')).createPolicy(file, settings),
  );
  const show = policy
    .command('show')
    .summary('show an access policy')
    .description('Print an access policy as JSON that "policy create" and "policy update" take.')
    .argument('<policy>', 'ID or URN of the policy');
  addServerOptions(show).action(async (id, settings) =>
    (await import('../commands/policies.ts')).showPolicy(id, settings),
  );
  const update = policy
    .command('update')
    .summary('change an access policy')
    .description('Change an access policy. A file replaces all of it, options replace single fields.')
    .argument('<policy>', 'ID or URN of the policy')
    .argument('[file]', 'JSON file with the aspect dataHubPolicyInfo; "-" reads standard input');
  addServerOptions(addPolicyOptions(update)).action(async (id, file, settings) =>
    (await import('../commands/policies.ts')).updatePolicy(id, file, settings),
  );
  for (const [name, state] of [
    ['enable', 'ACTIVE'],
    ['disable', 'INACTIVE'],
  ] as const) {
    const command = policy
      .command(name)
      .summary(`${name} an access policy`)
      .description(
        state === 'ACTIVE'
          ? 'Enable an access policy. The next request obeys it.'
          : 'Disable an access policy. It stays, and grants nothing.',
      )
      .argument('<policy>', 'ID or URN of the policy');
    addServerOptions(command).action(async (id, settings) =>
      (await import('../commands/policies.ts')).setPolicyState(id, state, settings),
    );
  }
  const remove = policy
    .command('delete')
    .summary('delete an access policy')
    .description('Delete an access policy.')
    .argument('<policy>', 'ID or URN of the policy')
    .addOption(yesOption());
  addServerOptions(remove).action(async (id, settings) =>
    (await import('../commands/policies.ts')).deletePolicy(id, settings),
  );
}

const addPolicyOptions = (command: Command): Command =>
  command
    .option('--name <text>', 'name to display')
    .option('--description <text>', 'description')
    .option('--type <type>', 'metadata, the default, or platform')
    .addOption(listOption('--privilege <name>', 'privilege that it grants; may be repeated'))
    .addOption(listOption('--user <user>', 'name or URN of a user that it is for; may be repeated'))
    .addOption(listOption('--group <group>', 'name or URN of a group that it is for; may be repeated'))
    .addOption(listOption('--role <role>', 'name or URN of a role that it is for; may be repeated'))
    .option('--owners', 'it is for the owners of the entity')
    .option('--all-users', 'it is for all users')
    .option('--all-groups', 'it is for everybody who is in a group')
    .addOption(
      listOption(
        '--resource <criterion>',
        'field=value,… of the entities that it covers; also != and ^= (starts with); the fields are type, urn, owner, domain, container, tag, glossary, data_platform_instance and group_membership; may be repeated, and all must hold; every entity by default',
      ),
    )
    .addOption(
      listOption(
        '--constraint <criterion>',
        'urn or type of what may be added and removed, such as urn^=urn:li:tag:sales; may be repeated, and all must hold',
      ),
    );
