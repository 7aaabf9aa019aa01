import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { openThreadedStore } from '@colophon/store-sqlite/node';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../start-server.ts';
import { type AdministeredServer, sender, settingsOf, startAdministered } from '../testing/administer.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

// Each test starts a server, and other tests run beside it.
const timeoutMs = 120_000;

interface Entry {
  readonly time: number;
  readonly action: string;
  readonly outcome: string;
  readonly actor?: string;
  readonly subject?: string;
  readonly address?: string;
  readonly requestId?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

const v3 = '/openapi/v3/entity';
const log = '/openapi/v1/events/audit';
const ada = 'urn:li:corpuser:ada';
const ben = 'urn:li:corpuser:ben@example.org';

async function start(): Promise<AdministeredServer & { readonly data: string }> {
  const data = join(await temporaryFolder(), 'data');
  const started = await startAdministered(data);
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await started.server.stop();
    isStopped = true;
  };
  onTestFinished(stop);
  return { ...started, server: { ...started.server, stop }, data };
}

/** All entries, oldest first. */
async function entriesOf({ send }: Pick<AdministeredServer, 'send'>, body: object = {}): Promise<Entry[]> {
  const { json } = await send(`${log}/search?size=1000&startTime=0`, { body });
  return json.usageEvents.map(({ rawUsageEvent }: { rawUsageEvent: Entry }) => rawUsageEvent).reverse();
}

const policy = {
  displayName: 'Analysts',
  description: '',
  type: 'PLATFORM',
  state: 'ACTIVE',
  privileges: ['VIEW_ANALYTICS'],
  actors: { allUsers: true },
};
const rest = (
  entityUrn: string,
  aspectName: string,
  value: object,
  changeType = 'UPSERT',
  runId?: string,
) => ({
  body: {
    proposal: {
      entityType: entityUrn.split(':')[2],
      entityUrn,
      aspectName,
      changeType,
      ...(runId !== undefined && { systemMetadata: { runId } }),
      aspect: { contentType: 'application/json', value: JSON.stringify(value) },
    },
  },
});
const ingest = '/aspects?action=ingestProposal';

it('records what is done over each interface, with who did it and the request that it came from', {
  timeout: timeoutMs,
}, async () => {
  const started = await start();
  const { send, addUser } = started;
  await addUser('ben@example.org');
  const tags = ['a', 'b', 'c'].map((name) => ({
    urn: `urn:li:tag:${name}`,
    tagProperties: { value: { name } },
  }));
  await send(`${v3}/tag?async=false`, { body: tags });
  await send(ingest, rest('urn:li:tag:run', 'tagProperties', { name: 'run' }, 'UPSERT', 'run-1'));

  const done: [string, string, string | undefined][] = [];
  let count = 0;
  const act = async (action: string, subject: string | undefined, path: string, sent: object = {}) => {
    const requestId = `request-${++count}`;
    const { status, text } = await send(path, { ...sent, headers: { 'X-Request-Id': requestId } });
    expect([action, status, text]).toEqual([action, 200, expect.anything()]);
    done.push([requestId, action, subject]);
  };
  const id = (kind: string) => `urn:li:${kind}:audited`;
  await act('policy-created', id('dataHubPolicy'), `${v3}/dataHubPolicy?async=false`, {
    body: [{ urn: id('dataHubPolicy'), dataHubPolicyInfo: { value: policy } }],
  });
  await act(
    'policy-changed',
    id('dataHubPolicy'),
    ingest,
    rest(id('dataHubPolicy'), 'dataHubPolicyInfo', { ...policy, state: 'INACTIVE' }),
  );
  await act('policy-deleted', id('dataHubPolicy'), '/entities?action=delete', {
    body: { urn: id('dataHubPolicy') },
  });
  await act('roles-changed', ben, '/openapi/v1/identity/roles/assign', {
    body: { actor: ben, role: 'urn:li:dataHubRole:Reader' },
  });
  await act('roles-changed', ben, ingest, rest(ben, 'roleMembership', { roles: [] }));
  await act('groups-changed', ben, `/openapi/v1/identity/groups/${id('corpGroup')}/members/${ben}`, {
    method: 'PUT',
  });
  await act(
    'secret-created',
    id('dataHubSecret'),
    ingest,
    rest(id('dataHubSecret'), 'dataHubSecretValue', { name: 'audited', value: 'hunter2' }),
  );
  await act('settings-created', 'urn:li:globalSettings:0', `${v3}/globalSettings?async=false`, {
    body: [{ urn: 'urn:li:globalSettings:0', globalSettingsInfo: { value: { views: {} } } }],
  });
  await act('entity-removed', 'urn:li:tag:a', ingest, rest('urn:li:tag:a', 'status', { removed: true }));
  await act('entity-restored', 'urn:li:tag:a', `${v3}/tag?async=false`, {
    body: [{ urn: 'urn:li:tag:a', status: { value: { removed: false } } }],
  });
  await act('aspect-deleted', 'urn:li:tag:a', `${v3}/tag/urn:li:tag:a/tagProperties`, { method: 'DELETE' });
  await act('entity-deleted', 'urn:li:tag:b', `${v3}/tag/urn:li:tag:b`, { method: 'DELETE' });
  await act('entity-deleted', 'urn:li:tag:c', ingest, rest('urn:li:tag:c', 'tagKey', {}, 'DELETE'));
  await act('references-deleted', 'urn:li:tag:c', '/entities?action=deleteReferences', {
    body: { urn: 'urn:li:tag:c' },
  });
  await act('rollback', 'run-1', '/runs?action=rollback', {
    body: { runId: 'run-1', dryRun: false, hardDelete: true },
  });
  await act('indices-restored', undefined, '/operations?action=restoreIndices', {
    body: { urn: 'urn:li:tag:a' },
  });
  await act('retention-applied', undefined, '/entities?action=applyRetention', {
    body: { urn: 'urn:li:tag:a' },
  });
  await act('backup', undefined, '/openapi/operations/backup', { method: 'POST' });

  const entries = await entriesOf(started);
  const recorded = entries.filter(({ requestId }) => requestId?.startsWith('request-'));
  // What a rollback deleted is an entry of its own.
  expect(
    recorded.filter(({ action, subject }) => `${action} ${subject}` === 'entity-deleted urn:li:tag:run'),
  ).toHaveLength(1);
  const own = recorded.filter(({ subject }) => subject !== 'urn:li:tag:run');
  expect(own.map(({ requestId, action, subject }) => `${requestId} ${action} ${subject}`).sort()).toEqual(
    done.map(([requestId, action, subject]) => `${requestId} ${action} ${subject}`).sort(),
  );
  for (const entry of recorded)
    expect(entry).toMatchObject({ actor: ada, outcome: 'done', address: '127.0.0.1' });
  expect(recorded.find(({ action }) => action === 'roles-changed')?.details).toMatchObject({
    aspect: 'roleMembership',
    added: 'urn:li:dataHubRole:Reader',
  });
  expect(JSON.stringify(entries)).not.toContain('hunter2');
  // What people do with their accounts is there, too, with its address.
  for (const action of ['first-administrator', 'token-created', 'invite-created', 'sign-up'])
    expect(entries.find((entry) => entry.action === action)).toMatchObject({ address: '127.0.0.1' });
});

it('records who is refused, once for equal requests', { timeout: timeoutMs }, async () => {
  const started = await start();
  const { send, addUser } = started;
  const token = await addUser('ben@example.org');
  for (let i = 0; i < 3; i++) await send(`${v3}/tag/urn:li:tag:a?secret=s`, { token: null });
  await send(`${v3}/tag/urn:li:tag:b`, { token: 'colophon_pat_abcdefghijklmnop' });
  await send('/openapi/operations/backup', { method: 'POST', token });
  await send('/logIn', { token: null, body: { username: 'ada', password: 'a wrong password' } });
  const refused = await entriesOf(started, { outcome: 'refused' });
  expect(refused.map(({ action, actor, address, details }) => ({ action, actor, address, details }))).toEqual(
    expect.arrayContaining([
      {
        action: 'request-refused',
        actor: ben,
        address: '127.0.0.1',
        details: { status: 403, code: 'FORBIDDEN', method: 'POST', path: '/openapi/operations/backup' },
      },
      {
        action: 'request-refused',
        actor: undefined,
        address: '127.0.0.1',
        details: {
          status: 401,
          code: 'UNAUTHENTICATED',
          method: 'GET',
          path: `${v3}/tag/urn:li:tag:b`,
        },
      },
      expect.objectContaining({ action: 'sign-in', address: '127.0.0.1' }),
    ]),
  );
  const times = refused
    .filter(({ details }) => details?.path === `${v3}/tag/urn:li:tag:a`)
    .map(({ details }) => Number(details?.count ?? 1));
  expect(times.reduce((sum, one) => sum + one, 0)).toBe(3);
});

describe('the search and the export', () => {
  it('page, filter, agree, and are for who may see the log', { timeout: timeoutMs }, async () => {
    const started = await start();
    const { send, addUser } = started;
    const token = await addUser('ben@example.org');
    for (const path of [`${log}/search`, `${log}/export`]) {
      const sent = path.endsWith('search') ? { body: {} } : {};
      expect((await send(path, { ...sent, token })).status).toBe(403);
      expect((await send(path, { ...sent, token: null })).status).toBe(401);
    }
    const all = (await entriesOf(started)).reverse();
    const paged: Entry[] = [];
    for (let scrollId = ''; ; ) {
      const { json } = await send(`${log}/search?size=2${scrollId && `&scrollId=${scrollId}`}`, { body: {} });
      expect(json.total).toBe(all.length);
      expect(json.count).toBe(json.usageEvents.length);
      paged.push(...json.usageEvents.map(({ rawUsageEvent }: { rawUsageEvent: Entry }) => rawUsageEvent));
      if (json.nextScrollId === undefined) break;
      scrollId = json.nextScrollId;
    }
    expect(paged).toEqual(all);

    const { json: shown } = await send(`${log}/search?includeRaw=false`, {
      body: { eventTypes: ['CreateUserEvent'], actorUrns: [ben] },
    });
    expect(shown).toEqual({
      count: 1,
      total: 1,
      usageEvents: [
        {
          eventType: 'CreateUserEvent',
          timestamp: expect.any(Number),
          actorUrn: ben,
          sourceIP: '127.0.0.1',
          entityUrn: ben,
          entityType: 'corpuser',
        },
      ],
    });
    for (const body of [
      { eventTypes: ['NoEvent'] },
      { entityTypes: ['chart'] },
      { aspectTypes: ['ownership'] },
    ])
      expect((await send(`${log}/search`, { body })).json).toEqual({ count: 0, total: 0, usageEvents: [] });
    for (const [path, body] of [
      ['?scrollId=zzz', {}],
      ['?size=-1', {}],
      ['?startTime=yesterday', {}],
      ['', { actions: ['dance'] }],
      ['', { actorUrns: ada }],
    ] as const)
      expect([path, (await send(`${log}/search${path}`, { body })).status]).toEqual([path, 400]);

    const exported = await send(`${log}/export`);
    const lines = exported.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual(all);
    const mine = await send(`${log}/export?actor=${encodeURIComponent(ben)}&action=sign-up,sign-in`);
    expect(
      mine.text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ action: 'sign-up', actor: ben }]);
    expect((await entriesOf(started, { actions: ['audit-exported'] })).map(({ actor }) => actor)).toEqual([
      ada,
      ada,
    ]);
  });
});

describe('after a restart', () => {
  it('has what was committed while nobody recorded, once, and nothing that is too old', {
    timeout: timeoutMs,
  }, async () => {
    const started = await start();
    const { data, server, token } = started;
    await server.stop();

    // As if the server had been killed between the commit and the audit log.
    const catalogue = createCatalogue({ registry, store: openThreadedStore(data) });
    await catalogue.propose(
      [
        {
          entityUrn: 'urn:li:dataHubPolicy:late',
          aspectName: 'dataHubPolicyInfo',
          changeType: 'UPSERT',
          value: policy,
        },
      ],
      ada,
    );
    await catalogue.close();
    const database = new DatabaseSync(join(data, 'identity.sqlite'));
    const oldTime = Date.now() - 3 * 86_400_000;
    database.exec(`INSERT INTO audit (time, action, outcome) VALUES (${oldTime}, 'sign-in', 'done')`);
    database.close();

    for (let restart = 0; restart < 2; restart++) {
      const again = await startServer(settingsOf(data, { auditDays: 2 }));
      try {
        const entries = await entriesOf({ send: sender(again.address, token) });
        const late = entries.filter(({ subject }) => subject === 'urn:li:dataHubPolicy:late');
        expect(late).toMatchObject([{ action: 'policy-created', actor: ada }]);
        expect(late[0]).not.toHaveProperty('address');
        expect(entries.filter(({ time }) => time === oldTime)).toEqual([]);
        expect(entries.filter(({ action }) => action === 'audit-retention')).toMatchObject([
          { details: { removed: 1, days: 2 } },
        ]);
        expect(entries.some(({ action }) => action === 'first-administrator')).toBe(true);
        // Beside the running server, too, the database rejects what is not retention.
        const open = new DatabaseSync(join(data, 'identity.sqlite'));
        expect(() => open.exec("UPDATE audit SET actor = 'nobody'")).toThrow('audit records never change');
        expect(() => open.exec('DELETE FROM audit')).toThrow('audit records are removed by age alone');
        open.close();
      } finally {
        await again.stop();
      }
    }
  });
});
