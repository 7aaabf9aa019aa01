import { entityPrivileges, type Principal, type Privilege, platformPrivileges } from '@colophon/catalogue';
import { describe, expect, it } from 'vitest';
import { everyOperation } from '../testing/every-operation.ts';
import { type Answer, createTestServer, type ErrorBody } from '../testing/test-server.ts';
import { describeAccess } from './operation-access.ts';
import { invalidCredentials } from './refusals.ts';

const ana = { urn: 'urn:li:corpuser:ana' };
const header = 'x-test-user';

/** A catalogue with sign-in, where the name of a user is enough, and who may do what on the catalogue. */
function signInServer(privileges: readonly Privilege[] = []) {
  const asked: { urn: string; anyOf: readonly Privilege[] }[] = [];
  const server = createTestServer({
    async authenticate({ headers }) {
      if (headers.get(header) === 'mallory') throw invalidCredentials();
      return headers.has(header) ? ana : undefined;
    },
    async mayOnCatalogue({ urn }: Principal, anyOf) {
      asked.push({ urn, anyOf });
      return anyOf.some((privilege) => privileges.includes(privilege));
    },
  });
  return { server, asked };
}

type Server = ReturnType<typeof signInServer>['server'];
const call = (server: Server, { method, path }: { method: string; path: string }, user?: string) =>
  server.send(path, {
    method,
    ...(user !== undefined && { headers: { [header]: user } }),
  });

/** What became of a call: rejected for want of a principal or a privilege, or let through to the operation. */
const outcomeOf = ({ status, body }: Answer): string => {
  const code = (body as { code?: string } | undefined)?.code;
  // The bodies of the answers to HEAD are not sent.
  return status === 401 || (status === 403 && code === 'FORBIDDEN') ? String(status) : 'passes';
};

const table = everyOperation.map((one) => [one.name, one] as const);
const nameOf = (needed: (typeof everyOperation)[number]['access']): string =>
  typeof needed === 'string' ? needed : `${needed.on}: ${needed.anyOf.join(' | ')}`;

it('is declared for every operation as listed here', () => {
  const listed = Map.groupBy(everyOperation, ({ access }) => nameOf(access));
  const names = [...listed].map(([needed, group]) => [needed, group.map(({ name }) => name)]);
  expect(Object.fromEntries(names)).toMatchInlineSnapshot(`
    {
      "catalogue: APPLY_RETENTION_PRIVILEGE | MANAGE_SYSTEM_OPERATIONS": [
        "POST /entities?action=applyRetention",
      ],
      "catalogue: GET_COUNTS_PRIVILEGE": [
        "POST /aspects?action=getCount",
        "POST /entities?action=getTotalEntityCount",
        "POST /entities?action=batchGetTotalEntityCount",
      ],
      "catalogue: GET_METADATA_CHANGE_LOG_EVENTS | GET_TOPIC_EVENTS | MANAGE_SYSTEM_OPERATIONS": [
        "readChanges",
        "getConsumer",
        "moveConsumer",
        "forgetConsumer",
      ],
      "catalogue: GET_PLATFORM_EVENTS | GET_METADATA_CHANGE_LOG_EVENTS | GET_TOPIC_EVENTS | MANAGE_SYSTEM_OPERATIONS": [
        "pollEvents",
      ],
      "catalogue: MANAGE_INGESTION | MANAGE_SYSTEM_OPERATIONS": [
        "POST /entities?action=deleteAll",
        "POST /runs?action=list",
        "POST /runs?action=describe",
        "POST /runs?action=rollback",
      ],
      "catalogue: MANAGE_POLICIES": [
        "assignRole",
      ],
      "catalogue: MANAGE_SERVICE_ACCOUNTS": [
        "createServiceAccount",
        "listServiceAccounts",
        "removeServiceAccount",
      ],
      "catalogue: MANAGE_SYSTEM_OPERATIONS": [
        "backup",
        "getConsumerLag",
        "getConsumerOffsets",
      ],
      "catalogue: MANAGE_SYSTEM_OPERATIONS | GET_ANALYTICS_PRIVILEGE": [
        "searchAuditEvents",
        "exportAuditEvents",
      ],
      "catalogue: MANAGE_USERS_AND_GROUPS": [
        "suspendUser",
        "activateUser",
        "removeUser",
      ],
      "catalogue: MANAGE_USER_CREDENTIALS": [
        "createResetLink",
      ],
      "catalogue: MANAGE_USER_CREDENTIALS | MANAGE_USERS_AND_GROUPS": [
        "createInviteLink",
        "listInviteLinks",
        "revokeInviteLink",
        "listUsers",
        "createUser",
      ],
      "catalogue: RESTORE_INDICES_PRIVILEGE | MANAGE_SYSTEM_OPERATIONS": [
        "restoreIndices",
        "restoreIndicesOfEntities",
        "POST /operations?action=restoreIndices",
        "POST /aspects?action=restoreIndices",
      ],
      "catalogue: TRUNCATE_TIMESERIES_INDEX_PRIVILEGE | MANAGE_SYSTEM_OPERATIONS": [
        "POST /operations?action=truncateTimeseriesAspect",
      ],
      "catalogue: VIEW_ANALYTICS | GET_ANALYTICS_PRIVILEGE | MANAGE_SYSTEM_OPERATIONS": [
        "listSearches",
      ],
      "entity: CREATE_ENTITY | EDIT_ENTITY": [
        "createEntitiesOfManyTypesV3",
        "patchEntitiesOfManyTypesV3",
        "patchEntityOfAnyTypeV3",
        "createEntitiesV3",
        "patchEntitiesV3",
        "createAspectV3",
        "patchAspectV3",
        "createEntitiesV2",
        "createAspectV2",
        "patchAspectV2",
        "createEntitiesV1",
        "ingestProposalsV1",
        "ingestProposalsV2",
        "POST /aspects?action=ingestProposal",
        "POST /aspects?action=ingestProposalBatch",
        "POST /entities?action=ingest",
        "POST /entities?action=batchIngest",
        "POST /usageStats?action=batchIngest",
      ],
      "entity: DELETE_ENTITY": [
        "POST /entities?action=delete",
        "POST /entities?action=deleteReferences",
      ],
      "entity: DELETE_ENTITY | EDIT_ENTITY": [
        "deleteEntityOfAnyTypeV3",
        "deleteEntityV3",
        "deleteAspectV3",
        "deleteEntityV2",
        "deleteAspectV2",
      ],
      "entity: EDIT_GROUP_MEMBERS": [
        "addGroupMember",
        "removeGroupMember",
      ],
      "entity: EXISTS_ENTITY | VIEW_ENTITY_PAGE | GET_ENTITY_PRIVILEGE | SEARCH_PRIVILEGE | EDIT_ENTITY | DELETE_ENTITY": [
        "headEntityOfAnyTypeV3",
        "headEntityV3",
        "headAspectV3",
        "headEntityV2",
        "headAspectV2",
        "POST /entities?action=exists",
        "POST /entities?action=filterExistingUrns",
      ],
      "entity: GET_TIMELINE_PRIVILEGE": [
        "getTimeline",
        "getTimelineV1",
      ],
      "entity: GET_TIMESERIES_ASPECT_PRIVILEGE | EDIT_ENTITY | DELETE_ENTITY": [
        "scrollTimeseriesV2",
        "POST /aspects?action=getTimeseriesAspectValues",
        "POST /analytics?action=getTimeseriesStats",
        "POST /usageStats?action=query",
        "POST /usageStats?action=queryRange",
      ],
      "entity: VIEW_ENTITY_PAGE | GET_ENTITY_PRIVILEGE | EDIT_ENTITY | DELETE_ENTITY": [
        "batchGetEntitiesOfManyTypesV3",
        "getEntityOfAnyTypeV3",
        "scrollEntitiesV3",
        "listEntitiesV3",
        "batchGetEntitiesV3",
        "listVersionsV3",
        "readDifferenceV3",
        "getEntityV3",
        "getAspectV3",
        "batchGetEntitiesV2",
        "listEntitiesV2",
        "getEntityV2",
        "getAspectV2",
        "getLatestV1",
        "getRelationshipsV1",
        "scrollRelationshipsV3",
        "listRelationshipsV3",
        "scrollLineageV3",
        "scrollLineageV2",
        "traceWrites",
        "GET /aspects/{urn}",
        "GET /entitiesV2/{urn}",
        "GET /entitiesV2",
        "GET /entities/{urn}",
        "GET /entities",
        "GET /relationships",
        "POST /entities?action=listUrns",
        "POST /entities?action=search",
        "POST /entities?action=searchAcrossEntities",
        "POST /entities?action=scrollAcrossEntities",
        "POST /entities?action=filter",
        "POST /entities?action=list",
        "POST /entities?action=autocomplete",
        "POST /entities?action=browse",
        "POST /entities?action=getBrowsePaths",
      ],
      "entity: VIEW_ENTITY_PAGE | GET_ENTITY_PRIVILEGE | EDIT_ENTITY | DELETE_ENTITY | EDIT_LINEAGE": [
        "POST /relationships?action=getLineage",
        "POST /entities?action=searchAcrossLineage",
        "POST /entities?action=scrollAcrossLineage",
      ],
      "public": [
        "health",
        "healthLive",
        "healthReady",
        "config",
        "featureFlags",
        "beginDeviceSignIn",
        "redeemDeviceCode",
      ],
      "signed-in": [
        "systemInfo",
        "trackEvent",
        "listEntitySpecifications",
        "getEntitySpecification",
        "whoami",
        "explainAccess",
        "createAccessToken",
        "listAccessTokens",
        "revokeAccessToken",
        "rotateAccessToken",
        "listSessions",
        "endSessions",
        "endSession",
        "changePassword",
      ],
    }
  `);
});

it('names privileges of the right kind, each once', () => {
  for (const { name, access } of everyOperation) {
    if (typeof access === 'string') continue;
    expect([name, new Set(access.anyOf).size]).toEqual([name, access.anyOf.length]);
    for (const privilege of access.anyOf) {
      const isKnown = Object.hasOwn(entityPrivileges, privilege);
      const isOfCatalogue = Object.hasOwn(platformPrivileges, privilege);
      expect([name, isKnown || (access.on === 'catalogue' && isOfCatalogue)]).toEqual([name, true]);
    }
  }
});

describe.each(table)('%s', (_, one) => {
  const needed = one.access;
  const isOnCatalogue = typeof needed !== 'string' && needed.on === 'catalogue';

  it('is answered as declared to who is not signed in, and to who sends bad credentials', async () => {
    const { server, asked } = signInServer();
    const expected = needed === 'public' ? 'passes' : '401';
    for (const user of [undefined, 'mallory'])
      expect(outcomeOf(await call(server, one, user))).toBe(expected);
    expect(asked).toEqual([]);
  });

  it('is answered as declared to who has no privilege', async () => {
    const { server, asked } = signInServer();
    expect(outcomeOf(await call(server, one, 'ana'))).toBe(isOnCatalogue ? '403' : 'passes');
    expect(asked).toEqual(isOnCatalogue ? [{ urn: ana.urn, anyOf: needed.anyOf }] : []);
  });

  it('is open to who has any one of the privileges', async () => {
    for (const privilege of isOnCatalogue ? needed.anyOf : []) {
      const { server } = signInServer([privilege]);
      expect([privilege, outcomeOf(await call(server, one, 'ana'))]).toEqual([privilege, 'passes']);
    }
  });
});

describe('a topic', () => {
  const poll = async (privilege: Privilege, topic: string) => {
    const { server } = signInServer([privilege]);
    const path = `/openapi/v1/events/poll?topic=${topic}&pollTimeoutSeconds=0`;
    return (await call(server, { method: 'GET', path }, 'ana')).status;
  };

  it('needs its own privilege, or that for all of them', async () => {
    expect(await poll('GET_PLATFORM_EVENTS', 'PlatformEvent_v1')).toBe(200);
    expect(await poll('GET_PLATFORM_EVENTS', 'MetadataChangeLog_Versioned_v1')).toBe(403);
    expect(await poll('GET_METADATA_CHANGE_LOG_EVENTS', 'PlatformEvent_v1')).toBe(403);
    expect(await poll('GET_METADATA_CHANGE_LOG_EVENTS', 'MetadataChangeLog_Timeseries_v1')).toBe(200);
    expect(await poll('GET_TOPIC_EVENTS', 'PlatformEvent_v1')).toBe(200);
    expect(await poll('GET_TOPIC_EVENTS', 'MetadataChangeLog_Versioned_v1')).toBe(200);
  });
});

describe('a refusal', () => {
  it('has the shape of the interface, and says how to sign in', async () => {
    const { server } = signInServer();
    const restli = await server.post('/entities?action=search', { entity: 'dataset', input: '*' });
    expect(restli).toMatchObject({
      status: 401,
      body: { status: 401, code: 'UNAUTHENTICATED', message: expect.stringContaining('Authorization') },
    });
    expect(restli.body).toHaveProperty('exceptionClass');
    const openApi = await server.get('/openapi/v3/entity/tag');
    expect(openApi).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(openApi.body).toHaveProperty('error');
    for (const { headers } of [restli, openApi]) expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it('names the privileges of which one is needed', async () => {
    const { server } = signInServer();
    const path = '/openapi/operations/backup';
    const { body, headers } = await call(server, { method: 'POST', path }, 'ana');
    expect((body as ErrorBody).message).toBe(
      'expected the privilege MANAGE_SYSTEM_OPERATIONS, which you do not have',
    );
    expect(headers.has('www-authenticate')).toBe(false);
  });

  it('comes before the body is read', async () => {
    const { server } = signInServer();
    for (const path of ['/aspects?action=ingestProposal', '/openapi/v3/entity/tag'])
      expect((await server.send(path, { method: 'POST', body: 'no JSON' })).status).toBe(401);
  });
});

it('is not looked at without sign-in', async () => {
  const answer = await createTestServer().send('/openapi/operations/backup', {
    method: 'POST',
    headers: { Authorization: 'Bearer none', Cookie: 'colophon-session=none' },
  });
  expect(answer.status).not.toBe(401);
  expect(answer.status).not.toBe(403);
});

it('is described in a sentence', () => {
  expect(describeAccess('public')).toBe('Needs no sign-in.');
  expect(describeAccess({ on: 'catalogue', anyOf: ['MANAGE_TAGS', 'CREATE_TAGS'] })).toBe(
    'Needs `MANAGE_TAGS` or `CREATE_TAGS` on the catalogue.',
  );
  expect(describeAccess({ on: 'entity', anyOf: ['EDIT_ENTITY'], orOfFields: true })).toBe(
    'Needs `EDIT_ENTITY` on the entity, or a privilege for its type or for what changes.',
  );
});
