import type { SealSecret } from '@colophon/catalogue';
import { expect, it } from 'vitest';
import type { UnsealSecret } from '../../context.ts';
import { createTestGraphql } from '../../testing/test-graphql.ts';

const urn = 'urn:li:dataHubSecret:SHOP';
const create = 'mutation ($input: CreateSecretInput!) { createSecret(input: $input) }';
const update = 'mutation ($input: UpdateSecretInput!) { updateSecret(input: $input) }';
const getValues = 'query ($names: [String!]!) { getSecretValues(input: { secrets: $names }) { name value } }';

/** Each value is sealed for its entity alone. */
const sealSecret: SealSecret = (secret, of) =>
  secret.startsWith('sealed ') ? secret : `sealed ${of} ${secret}`;
const unsealSecret: UnsealSecret = (sealed, of) =>
  sealed.startsWith(`sealed ${of} `) ? sealed.slice(`sealed ${of} `.length) : undefined;
const admin = ['urn:li:corpuser:ada', 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] }] as const;

it('stores secrets encrypted, and shows their values by name to who manages them', async () => {
  const { get, read, ask, put } = await createTestGraphql({ obeysPolicies: true, sealSecret, unsealSecret });
  const input = { name: 'SHOP', value: 'hunter2', description: 'of the shop' };
  for (const [query, variables] of [
    [create, { input }],
    [getValues, { names: ['SHOP'] }],
    ['query { listSecrets(input: {}) { total } }', {}],
  ] as const)
    expect((await ask(query, variables)).errors?.[0]?.extensions.code).toBe(403);
  await put(...admin);

  expect(await get(create, { input })).toEqual({ createSecret: urn });
  expect(await read(urn, 'dataHubSecretValue')).toMatchObject({
    name: 'SHOP',
    value: `sealed ${urn} hunter2`,
  });
  expect(
    await get('{ listSecrets(input: {}) { start count total secrets { urn name description } } }'),
  ).toEqual({
    listSecrets: {
      start: 0,
      count: 1,
      total: 1,
      secrets: [{ urn, name: 'SHOP', description: 'of the shop' }],
    },
  });
  const value = { name: 'SHOP', value: 'hunter2' };
  expect(await get(getValues, { names: ['NONE', 'SHOP'] })).toEqual({ getSecretValues: [value] });

  const again = await ask(create, { input });
  expect(again.errors?.[0]).toMatchObject({ extensions: { code: 400 } });
  await get(update, { input: { ...input, urn, value: 'new', description: null } });
  expect(await read(urn, 'dataHubSecretValue')).toMatchObject({
    value: `sealed ${urn} new`,
    created: { actor: admin[0] },
  });
  expect(await get(getValues, { names: ['SHOP'] })).toEqual({
    getSecretValues: [{ ...value, value: 'new' }],
  });
  const missing = await ask(update, { input: { ...input, urn: `${urn}2` } });
  expect(missing.errors?.[0]?.extensions.code).toBe(404);
  await get('mutation ($urn: String!) { deleteSecret(urn: $urn) }', { urn });
  expect(await get(getValues, { names: ['SHOP'] })).toEqual({ getSecretValues: [] });
});

it('rejects names that cannot be, and secrets whose key is gone', async () => {
  const { ask, put } = await createTestGraphql({
    obeysPolicies: true,
    sealSecret,
    unsealSecret: () => undefined,
  });
  await put(...admin);
  for (const name of ['', ' '])
    expect((await ask(create, { input: { name, value: 'a' } })).errors?.[0]?.extensions.code).toBe(400);
  expect((await ask(getValues, { names: [''] })).errors?.[0]?.extensions.code).toBe(400);
  await put(urn, 'dataHubSecretValue', { name: 'SHOP', value: 'a' });
  expect((await ask(getValues, { names: ['SHOP'] })).errors?.[0]?.message).toContain('set its value again');
});

it('shows no secret where everybody may do everything', async () => {
  const { ask, get, read } = await createTestGraphql({ sealSecret, unsealSecret });
  await get(create, { input: { name: 'SHOP', value: 'zqhunter2' } });
  expect(await read(urn, 'dataHubSecretValue')).toMatchObject({ value: `sealed ${urn} zqhunter2` });
  const values = await ask(getValues, { names: ['SHOP'] });
  expect(values).toMatchObject({
    data: { getSecretValues: null },
    errors: [{ message: expect.stringContaining('a server with sign-in'), extensions: { code: 403 } }],
  });
  const connection = await ask(
    `mutation { upsertConnection(input: { id: "slack", type: JSON, platformUrn: "urn:li:dataPlatform:slack",
      name: "Slack", json: { blob: "zqblob" } }) { urn details { type name json { blob } } } }`,
  );
  expect(connection).toMatchObject({
    data: { upsertConnection: { details: { type: 'JSON', name: 'Slack', json: null } } },
    errors: [{ path: ['upsertConnection', 'details', 'json'], extensions: { code: 403 } }],
  });
  expect(JSON.stringify([values, connection])).not.toMatch(/zqhunter2|zqblob/);
});

it('shows no secret to a browser', async () => {
  const { ask, put } = await createTestGraphql({ obeysPolicies: true, by: 'session' });
  await put(...admin);
  await put(urn, 'dataHubSecretValue', { name: 'SHOP', value: 'a' });
  const { errors } = await ask(getValues, { names: ['SHOP'] });
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining('access token'),
    extensions: { code: 403 },
  });
});

it('keeps the details of a connection to who manages connections', async () => {
  const { get, read, put, ask } = await createTestGraphql({ obeysPolicies: true, sealSecret, unsealSecret });
  const upsert = `mutation SetConnection($input: UpsertDataHubConnectionInput!) {
    upsertConnection(input: $input) { urn details { type name json { blob } } platform { urn } } }`;
  const connection = 'urn:li:dataHubConnection:slack';
  const input = {
    id: 'slack',
    type: 'JSON',
    name: 'Slack',
    platformUrn: 'urn:li:dataPlatform:slack',
    json: { blob: '{"token":"t"}' },
  };
  expect((await ask(upsert, { input })).errors?.[0]?.extensions.code).toBe(403);
  await put(...admin);
  const details = { type: 'JSON', name: 'Slack', json: { blob: '{"token":"t"}' } };
  expect(await get(upsert, { input })).toEqual({
    upsertConnection: { urn: connection, details, platform: { urn: 'urn:li:dataPlatform:slack' } },
  });
  expect(await read(connection, 'dataHubConnectionDetails')).toMatchObject({
    json: { encryptedBlob: `sealed ${connection} {"token":"t"}` },
  });
  const getConnection =
    'query GetConnection($urn: String!) { connection(urn: $urn) { urn details { type name json { blob } } } }';
  expect(await get(getConnection, { urn: connection })).toEqual({ connection: { urn: connection, details } });
  for (const [of, actor] of [
    [connection, 'urn:li:corpuser:bob'],
    ['urn:li:dataHubConnection:none', undefined],
  ] as const)
    expect(await get(getConnection, { urn: of }, actor)).toEqual({ connection: null });
  for (const wrong of [{ json: null }, { platformUrn: 'urn:li:tag:a' }, { id: '' }])
    expect((await ask(upsert, { input: { ...input, ...wrong } })).errors?.[0]?.extensions.code).toBe(400);
});
