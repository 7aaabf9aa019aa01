import type { Command } from 'commander';
import { addServerOptions, countOption, jsonOption, yesOption } from './options.ts';
import { addPolicyCommands } from './policy-commands.ts';

/** Declares the commands for users, groups and roles, and for who may do what. */
export function addAccessCommands(program: Command): void {
  const access = program.command('access').summary('explain who may do what');
  const explain = access
    .command('explain')
    .summary('explain why somebody may do something, or may not')
    .description('Show whether a user has a privilege, and which policy gives it, or why none does.')
    .argument('<privilege>', 'name of the privilege, such as EDIT_ENTITY_TAGS')
    .option('--actor <user>', 'name or URN of the user; you by default')
    .option('--entity <urn>', 'URN of the entity; the catalogue as a whole by default')
    .option('--change <urn>', 'URN of what is added or removed, such as a tag, for policies that restrict it')
    .addOption(jsonOption());
  addServerOptions(explain).action(async (privilege, settings) =>
    (await import('../commands/access.ts')).explainAccess(privilege, settings),
  );
  addUserCommands(program);
  addGroupCommands(program);
  addRoleCommands(program);
  addPolicyCommands(program);
}

function addUserCommands(program: Command): void {
  const user = program.command('user').summary('invite, list, suspend and remove users');
  const create = user
    .command('create')
    .summary('create a user before the first sign-in')
    .description(
      'Create a user before the first sign-in, for example to assign a role. The user then signs in at a provider, or signs up with a link for this user.',
    )
    .argument('<name>', 'name to sign in with');
  addServerOptions(create).action(async (name, settings) =>
    (await import('../commands/users.ts')).createUser(name, settings),
  );
  const invite = user
    .command('invite')
    .summary('create a link that lets somebody sign up')
    .description('Create a link that lets somebody sign up, and print it.')
    .option('--role <role>', 'role that the user gets: Admin, Editor, Reader, or a URN')
    .option('--user <name>', 'only for this user, whom "user create" has created')
    .option('--reusable', 'let any number of users sign up with the link')
    .addOption(countOption('--days <number>', 'days until it expires; 7 by default, at most 90', 1));
  addServerOptions(invite).action(async (settings) =>
    (await import('../commands/users.ts')).inviteUser(settings),
  );
  const invites = user
    .command('invites')
    .summary('list invite links')
    .description('List invite links, without the links themselves. Each has an ID by which it is revoked.')
    .addOption(jsonOption());
  addServerOptions(invites).action(async (settings) =>
    (await import('../commands/users.ts')).listInvites(settings),
  );
  const revoke = user
    .command('revoke-invite')
    .summary('revoke an invite link')
    .description('Revoke an invite link. Users who have signed up with it stay.')
    .argument('<id>', 'ID of the link, as "user invites" shows it');
  addServerOptions(revoke).action(async (id, settings) =>
    (await import('../commands/users.ts')).revokeInvite(id, settings),
  );
  const list = user
    .command('list')
    .summary('list who may sign in')
    .description('List who may sign in.')
    .addOption(jsonOption());
  addServerOptions(list).action(async (settings) =>
    (await import('../commands/users.ts')).listUsers(settings),
  );
  const suspend = user
    .command('suspend')
    .summary('suspend a user')
    .description('Suspend a user. The next request of every session and access token is rejected.')
    .argument('<user>', 'name or URN of the user');
  addServerOptions(suspend).action(async (name, settings) =>
    (await import('../commands/users.ts')).suspendUser(name, settings),
  );
  const activate = user
    .command('activate')
    .summary('let a suspended user in again')
    .description('Let a suspended user in again, with the access tokens from before.')
    .argument('<user>', 'name or URN of the user');
  addServerOptions(activate).action(async (name, settings) =>
    (await import('../commands/users.ts')).activateUser(name, settings),
  );
  const reset = user
    .command('reset-link')
    .summary('create a link that sets a new password')
    .description(
      'Create a link with which a user sets a new password, and print it. It is valid for an hour.',
    )
    .argument('<user>', 'name or URN of the user');
  addServerOptions(reset).action(async (name, settings) =>
    (await import('../commands/users.ts')).createResetLink(name, settings),
  );
  const remove = user
    .command('remove')
    .summary('remove a user')
    .description(
      'Remove a user with sessions, access tokens, roles and groups. What the user wrote and owns stays.',
    )
    .argument('<user>', 'name or URN of the user')
    .addOption(yesOption());
  addServerOptions(remove).action(async (name, settings) =>
    (await import('../commands/users.ts')).removeUser(name, settings),
  );
}

function addGroupCommands(program: Command): void {
  const group = program.command('group').summary('create, list and delete groups, and say who is in them');
  const create = group
    .command('create')
    .summary('create a group')
    .description('Create a group without members.')
    .argument('<group>', 'name or URN of the group')
    .option('--name <text>', 'name to display; that of the group by default')
    .option('--description <text>', 'description');
  addServerOptions(create).action(async (name, settings) =>
    (await import('../commands/groups.ts')).createGroup(name, settings),
  );
  const list = group
    .command('list')
    .summary('list groups')
    .description('List groups.')
    .addOption(jsonOption());
  addServerOptions(list).action(async (settings) =>
    (await import('../commands/groups.ts')).listGroups(settings),
  );
  const add = group
    .command('add')
    .summary('add a user to a group')
    .description('Add a user to a group.')
    .argument('<group>', 'name or URN of the group')
    .argument('<user>', 'name or URN of the user');
  addServerOptions(add).action(async (name, member, settings) =>
    (await import('../commands/users.ts')).addToGroup(name, member, settings),
  );
  const take = group
    .command('remove')
    .summary('remove a user from a group')
    .description('Remove a user from a group.')
    .argument('<group>', 'name or URN of the group')
    .argument('<user>', 'name or URN of the user');
  addServerOptions(take).action(async (name, member, settings) =>
    (await import('../commands/users.ts')).removeFromGroup(name, member, settings),
  );
  const remove = group
    .command('delete')
    .summary('delete a group')
    .description('Delete a group. Its members stay, without what they may do by it.')
    .argument('<group>', 'name or URN of the group')
    .addOption(yesOption());
  addServerOptions(remove).action(async (name, settings) =>
    (await import('../commands/groups.ts')).deleteGroup(name, settings),
  );
}

function addRoleCommands(program: Command): void {
  const role = program.command('role').summary('list and assign roles');
  const list = role
    .command('list')
    .summary('list roles')
    .description('List roles. Policies say what each of them allows.')
    .addOption(jsonOption());
  addServerOptions(list).action(async (settings) =>
    (await import('../commands/users.ts')).listRoles(settings),
  );
  const assign = role
    .command('assign')
    .summary('give a user or group a role')
    .description('Give a user or group a role, in place of the one before.')
    .argument('<role>', 'Admin, Editor, Reader, or the URN of a role')
    .argument('<actor>', 'name or URN of the user, or URN of the group');
  addServerOptions(assign).action(async (name, actor, settings) =>
    (await import('../commands/users.ts')).assignRole(name, actor, settings),
  );
  const unassign = role
    .command('unassign')
    .summary('take the role of a user or group away')
    .description('Take the role of a user or group away.')
    .argument('<actor>', 'name or URN of the user, or URN of the group');
  addServerOptions(unassign).action(async (actor, settings) =>
    (await import('../commands/users.ts')).unassignRole(actor, settings),
  );
}
