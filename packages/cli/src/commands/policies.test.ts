import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run, serveForAll, temporaryFolder } from '../testing/run-colophon.ts';
import { startIdentityServer } from '../testing/start-identity-server.ts';

const served = serveForAll();
const colophon = (args: readonly string[], input?: string) =>
  run(args, { env: { COLOPHON_SERVER: served.address }, ...(input !== undefined && { input }) });
const show = async (id: string) => JSON.parse((await colophon(['policy', 'show', id])).stdout);

describe('a policy', () => {
  it('is made of options, shown, changed, disabled and deleted', async () => {
    const created = await colophon([
      ...[
        'policy',
        'create',
        '--id',
        'sales-tags',
        '--name',
        'Sales tags',
        '--privilege',
        'EDIT_ENTITY_TAGS',
      ],
      ...[
        '--group',
        'sales',
        '--owners',
        '--resource',
        'type=dataset,chart',
        '--resource',
        'tag!=urn:li:tag:pii',
      ],
      ...['--constraint', 'urn^=urn:li:tag:sales'],
    ]);
    expect(created).toEqual({ code: 0, stdout: 'Created urn:li:dataHubPolicy:sales-tags.\n', stderr: '' });
    expect(await show('sales-tags')).toEqual({
      displayName: 'Sales tags',
      description: '',
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['EDIT_ENTITY_TAGS'],
      actors: { groups: ['urn:li:corpGroup:sales'], resourceOwners: true },
      resources: {
        filter: {
          criteria: [
            { field: 'TYPE', values: ['dataset', 'chart'], condition: 'EQUALS' },
            { field: 'TAG', values: ['urn:li:tag:pii'], condition: 'NOT_EQUALS' },
          ],
        },
        privilegeConstraints: {
          criteria: [{ field: 'URN', values: ['urn:li:tag:sales'], condition: 'STARTS_WITH' }],
        },
      },
    });
    expect(
      (
        await colophon([
          'policy',
          'create',
          '--id',
          'sales-tags',
          '--name',
          'x',
          '--privilege',
          'EDIT_ENTITY',
          '--all-users',
        ])
      ).code,
    ).toBe(1);
    await colophon(['policy', 'update', 'sales-tags', '--resource', 'type=chart', '--description', 'Charts']);
    expect(await show('sales-tags')).toMatchObject({
      displayName: 'Sales tags',
      description: 'Charts',
      resources: { filter: { criteria: [{ values: ['chart'] }] }, privilegeConstraints: {} },
    });
    expect((await colophon(['policy', 'disable', 'sales-tags'])).stdout).toBe(
      'urn:li:dataHubPolicy:sales-tags is disabled.\n',
    );
    expect((await colophon(['policy', 'list'])).stdout).toMatch(
      /^sales-tags +Sales tags +METADATA +INACTIVE$/m,
    );
    await colophon(['policy', 'enable', 'sales-tags']);
    expect((await show('sales-tags')).state).toBe('ACTIVE');
    expect((await colophon(['policy', 'delete', 'sales-tags'])).code).toBe(2);
    expect((await colophon(['policy', 'delete', 'sales-tags', '--yes'])).code).toBe(0);
    for (const args of [['show'], ['enable'], ['disable'], ['delete', '--yes'], ['update', '--name', 'x']])
      expect(await colophon(['policy', args[0] ?? '', 'sales-tags', ...args.slice(1)])).toEqual({
        code: 3,
        stdout: '',
        stderr: 'colophon: urn:li:dataHubPolicy:sales-tags does not exist\n',
      });
  });

  it('is made of a file, with options in place of its fields, and printed as such a file', async () => {
    const file = join(await temporaryFolder(), 'policy.json');
    const policy = {
      displayName: 'Readers',
      type: 'PLATFORM',
      state: 'ACTIVE',
      privileges: ['VIEW_ANALYTICS'],
      actors: { allUsers: true },
    };
    await writeFile(file, JSON.stringify(policy));
    await colophon(['policy', 'create', file, '--id', 'one', '--name', 'Analysts', '--inactive']);
    const shown = await show('one');
    expect(shown).toEqual({ ...policy, displayName: 'Analysts', description: '', state: 'INACTIVE' });
    const updated = await colophon(
      ['policy', 'update', 'one', '-'],
      JSON.stringify({ ...shown, privileges: ['VIEW_TESTS'] }),
    );
    expect(updated.code).toBe(0);
    expect((await show('one')).privileges).toEqual(['VIEW_TESTS']);
  });

  it.each([
    [
      ['--privilege', 'EDIT_TAGS', '--all-users'],
      '/privileges/0: expected the name of a privilege, such as EDIT_ENTITY_TAGS, got EDIT_TAGS',
    ],
    [
      ['--privilege', 'EDIT_ENTITY', '--all-users', '--resource', 'colour=red'],
      '/resources/filter/criteria/0/field: expected one of TYPE, URN',
    ],
    [['--privilege', 'EDIT_ENTITY', '--all-users', '--type', 'both'], '/type: expected METADATA or PLATFORM'],
    [['--privilege', 'EDIT_ENTITY', '--user', 'urn:li:corpGroup:a'], 'expected a URN of corpuser'],
  ])('is rejected with the place that is wrong: %j', async (args, message) => {
    const created = await colophon(['policy', 'create', '--name', 'x', ...args]);
    expect(created).toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
  });

  it.each([
    [['create', '--name', 'x', '--privilege', 'EDIT_ENTITY'], 'the policy needs actors'],
    [['create', '--resource', 'tag>1'], '--resource: a policy compares with'],
    [['update', 'a'], 'pass a file, or an option'],
  ])('is not sent when the command line makes none: %j', async (args, message) => {
    expect(await colophon(['policy', ...args])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(message),
    });
  });
});

describe('a group', () => {
  it('is created once, listed and deleted with its members, who are in none of that name afterwards', async () => {
    const { colophon: signedIn } = await startIdentityServer();
    const env = { COLOPHON_TOKEN: '' };
    const as = async (...args: string[]) => signedIn(args, { env });
    await signedIn(['login', '--user', 'ada', '--password-stdin'], { input: 'correct horse battery' });
    expect((await as('group', 'create', 'sales', '--name', 'Sales', '--description', 'Sells')).stdout).toBe(
      'Created urn:li:corpGroup:sales.\n',
    );
    expect((await as('group', 'create', 'sales')).code).toBe(1);
    expect((await as('group', 'list')).stdout).toMatch(/^urn:li:corpGroup:sales +Sales +Sells$/m);
    await as('group', 'add', 'sales', 'ada');
    expect((await as('whoami')).stdout).toContain('group  urn:li:corpGroup:sales');
    expect((await as('group', 'delete', 'sales', '--yes')).stdout).toBe('Deleted urn:li:corpGroup:sales.\n');
    expect((await as('group', 'delete', 'sales', '--yes')).code).toBe(3);
    await as('group', 'create', 'sales');
    expect((await as('whoami')).stdout).not.toContain('sales');
  });
});

it('lists the roles that there are', async () => {
  expect((await colophon(['role', 'list'])).stdout).toMatch(/^urn:li:dataHubRole:Admin +Admin /m);
});

it('lists and revokes invite links', async () => {
  const { colophon: signedIn } = await startIdentityServer();
  await signedIn(['login', '--user', 'ada', '--password-stdin'], { input: 'correct horse battery' });
  await signedIn(['user', 'invite', '--role', 'Reader']);
  const [link] = JSON.parse((await signedIn(['user', 'invites', '--json'])).stdout) as { id: string }[];
  const id = link?.id ?? '';
  expect((await signedIn(['user', 'invites'])).stdout).toMatch(
    new RegExp(`^${id} +urn:li:dataHubRole:Reader +one user +0 `, 'm'),
  );
  expect((await signedIn(['user', 'revoke-invite', id])).stdout).toBe(`Revoked ${id}.\n`);
  expect((await signedIn(['user', 'invites'])).stdout).toBe('There are no invite links.\n');
});
