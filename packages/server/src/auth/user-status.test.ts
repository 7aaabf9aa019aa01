import { expect, it } from 'vitest';
import { startServer } from '../start-server.ts';
import { startIssuer } from '../testing/start-issuer.ts';
import { type Asked, identity, proposalOf, startSignedIn, testSettings } from '../testing/start-signed-in.ts';

const rob = 'urn:li:corpuser:rob';
const bot = 'urn:li:corpuser:bot';
const reader = 'urn:li:dataHubRole:Reader';
const stamp = { actor: 'urn:li:corpuser:ada', time: 1 };
const id = encodeURIComponent;

/** A reader with a session and a personal token, and a service account with a token here and one of an issuer. */
async function start() {
  const issuer = await startIssuer();
  const test = await startSignedIn({ auth: { jwtIssuers: [issuer.settings] } });
  const { admin, bearer } = test;
  const session = await test.signUp('rob', reader);
  const personal = await session(`${identity}/tokens`, { body: { name: 'laptop' } });
  const made = await admin(`${identity}/service-accounts`, { body: { name: 'bot' } });
  expect(made.body).toMatchObject({ urn: bot });
  const service = await admin(`${identity}/tokens`, { body: { name: 'ci', serviceAccount: bot } });
  const credentials = {
    session,
    personal: bearer(personal.body.token),
    service: bearer(service.body.token),
    issuer: bearer(issuer.issue('bot')),
  };
  const statuses = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(credentials).map(async ([name, ask]) => [
          name,
          (await ask(`${identity}/whoami`)).status,
        ]),
      ),
    );
  /** What both stores have about a user. */
  const stated = async (urn: string) => {
    const { body } = await admin(`/openapi/v3/entity/corpuser/${id(urn)}`);
    const { users } = (await admin(`${identity}/users`)).body;
    return {
      catalogue: body.corpUserStatus?.value.status,
      active: body.corpUserInfo?.value.active,
      identity: users.find((user: { urn: string }) => user.urn === urn)?.status,
    };
  };
  return { ...test, statuses, stated, credentials };
}

const allIn = { session: 200, personal: 200, service: 200, issuer: 200 };
const allOut = { session: 401, personal: 401, service: 401, issuer: 401 };
const active = { catalogue: 'ACTIVE', active: true, identity: 'active' };
const suspended = { catalogue: 'SUSPENDED', active: false, identity: 'suspended' };
type Started = Awaited<ReturnType<typeof start>>;

/** How somebody is suspended, and let in again. */
const ways: Readonly<
  Record<string, Readonly<Record<'suspend' | 'activate', (test: Started, urn: string) => Promise<Asked>>>>
> = {
  'by the operation': {
    suspend: ({ admin }, urn) => admin(`${identity}/users/${id(urn)}/suspend`, { method: 'POST' }),
    activate: ({ admin }, urn) => admin(`${identity}/users/${id(urn)}/activate`, { method: 'POST' }),
  },
  'by its aspect': {
    suspend: ({ put, admin }, urn) =>
      put(admin, urn, 'corpUserStatus', { status: 'SUSPENDED', lastModified: stamp }),
    activate: ({ put, admin }, urn) =>
      put(admin, urn, 'corpUserStatus', { status: 'ACTIVE', lastModified: stamp }),
  },
};

it.each(Object.entries(ways))(
  'a user who is suspended %s is out with the next request, with whatever credentials',
  async (_, { suspend, activate }) => {
    const test = await start();
    expect(await test.statuses()).toEqual(allIn);
    expect([await test.stated(rob), await test.stated(bot)]).toEqual([active, active]);
    for (const urn of [rob, bot]) expect(await suspend(test, urn)).toMatchObject({ status: 200 });
    expect(await test.statuses()).toEqual(allOut);
    expect([await test.stated(rob), await test.stated(bot)]).toEqual([suspended, suspended]);
    await expect(test.signIn('rob')).rejects.toThrow('400');
    for (const urn of [rob, bot]) expect(await activate(test, urn)).toMatchObject({ status: 200 });
    // Sessions are over; tokens live as long as their owner may use them.
    expect(await test.statuses()).toEqual({ ...allIn, session: 401 });
    expect([await test.stated(rob), await test.stated(bot)]).toEqual([active, active]);
    await test.signIn('rob');
  },
);

it('a user who is soft-deleted is out, and in again when that is undone', async () => {
  const test = await start();
  for (const urn of [rob, bot]) await test.put(test.admin, urn, 'status', { removed: true });
  expect(await test.statuses()).toEqual(allOut);
  for (const urn of [rob, bot]) await test.put(test.admin, urn, 'status', { removed: false });
  expect(await test.statuses()).toEqual({ ...allIn, session: 401 });
});

it('a user who is removed is out for good, here or in the catalogue, and has no role left', async () => {
  const test = await start();
  const removals: readonly ((urn: string) => Promise<Asked>)[] = [
    (urn) => test.admin(`${identity}/users/${id(urn)}`, { method: 'DELETE' }),
    (urn) => test.admin(`/openapi/v3/entity/corpuser/${id(urn)}`, { method: 'DELETE' }),
  ];
  for (const [i, urn] of [rob, bot].entries()) expect((await removals[i]?.(urn))?.status).toBe(200);
  expect(await test.statuses()).toEqual(allOut);
  expect((await test.stated(rob)).identity).toBeUndefined();
  expect((await test.stated(bot)).identity).toBeUndefined();
  await expect(test.signIn('rob')).rejects.toThrow('400');
  // Somebody else may have the name, and nothing else of it.
  const next = await test.signUp('rob');
  expect((await next(`${identity}/whoami`)).body).toMatchObject({ urn: rob, roles: [] });
  expect(await test.stated(rob)).toEqual(active);
  expect((await test.credentials.personal(`${identity}/whoami`)).status).toBe(401);
});

it('a status that was written while no server had sign-in is taken over at the start', async () => {
  const test = await start();
  await test.stop();
  const server = await startServer(testSettings(test.data));
  const written = await fetch(`${server.address}/aspects?action=ingestProposal`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(proposalOf(rob, 'corpUserStatus', { status: 'SUSPENDED', lastModified: stamp })),
  });
  expect(written.status).toBe(200);
  await server.stop();
  const again = await startSignedIn({ data: test.data });
  await expect(again.signIn('rob')).rejects.toThrow('400');
});
