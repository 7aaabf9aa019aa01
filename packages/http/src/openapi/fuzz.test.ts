import type { ErrorCode } from '@colophon/wire';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { change, json, mutate, places, text, valid } from '../testing/arbitraries.ts';
import { createTestIdentity } from '../testing/test-identity.ts';
import { createTestServer, dataset, type TestServer } from '../testing/test-server.ts';
import type { Operation, ResponseDescription } from './operation.ts';
import { identityOperations, operations } from './operations.ts';

// Whatever comes to any operation of the table: never a 5xx, and no trace of what was rejected.

/** `COLOPHON_RUNS` asks for more. */
const numRuns = 2 * (fc.readConfigureGlobal()?.numRuns ?? 100);
const tag = 'urn:li:tag:pii';

const every = [...operations, ...identityOperations];
const ada = 'urn:li:corpuser:ada';
const password = 'correct horse battery';

let server: TestServer;
beforeEach(async () => {
  const identity = createTestIdentity();
  server = createTestServer({ identity: identity.identity, authenticate: () => ({ urn: ada }) });
  await identity.addUser('ada');
  await identity.setPassword(ada, password);
  await identity.allowEverything(server.catalogue, ada);
  for (const [entityUrn, aspectName, value] of valid) await server.put(entityUrn, aspectName, value);
});

/** Sends a request, and holds what every answer must keep to. */
async function send({ answers, method }: Operation, path: string, sent?: string): Promise<number> {
  const before = await server.catalogue.logHead();
  const { status, body } = await server.send(path, { method, ...(sent !== undefined && { body: sent }) });
  expect([status, server.unexpected.map(({ error }) => String(error))]).toEqual([
    expect.toSatisfy((code: number) => code >= 200 && code < 500),
    [],
  ]);
  if (status >= 400) {
    expect(await server.catalogue.logHead()).toBe(before);
    if (isOfRfc8628(body)) return status;
    if (method !== 'HEAD' && path.startsWith('/openapi/')) {
      const code = expect.toSatisfy(
        (came: ErrorCode) => isDescribed(came, answers[status]),
        'a code of the reference',
      );
      const docUrl = expect.stringMatching(/^\/docs\/api\/errors#[a-z_]+$/);
      const words = expect.stringMatching(/\S/);
      expect(body).toEqual({ error: words, message: words, code, docUrl });
    }
  }
  return status;
}

/** The errors of signing in by a code are those of its RFC. */
const isOfRfc8628 = (body: unknown): boolean =>
  ['authorization_pending', 'slow_down', 'access_denied', 'expired_token'].includes(
    String((body as { error?: unknown } | null)?.error),
  );

/** True for a code that the answer may carry by the reference, or that any operation may answer. */
const isDescribed = (code: ErrorCode, answer: ResponseDescription | undefined): boolean =>
  answer
    ? JSON.stringify(answer.schema).includes(`"${code}"`)
    : ['NOT_FOUND', 'METHOD_NOT_ALLOWED', 'BODY_TOO_LARGE', 'TOO_MANY_REQUESTS'].includes(code);

const inPath: Readonly<Record<string, fc.Arbitrary<string>>> = {
  entityName: fc.oneof(fc.constantFrom('dataset', 'tag', 'generic', 'constructor', '__proto__'), text),
  urn: fc.oneof(fc.constantFrom(dataset, tag, 'urn:li:tag:a/b'), text),
  traceId: fc.oneof(fc.constant('0'.repeat(32)), text),
  name: fc.oneof(fc.constant('reader'), text),
  id: text,
  stream: fc.oneof(fc.constantFrom('mcp', 'mcl'), text),
  userUrn: fc.oneof(fc.constantFrom(ada, 'urn:li:corpuser:rob'), text),
  groupUrn: fc.oneof(fc.constant('urn:li:corpGroup:sales'), text),
  aspectName: fc.oneof(fc.constantFrom('status', 'datasetProfile', 'tagKey', 'toString'), text),
};

/** Encoded, as it is, or broken: an address that a socket would carry. */
const segment = (value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(value, fc.boolean()).map(([raw, plain]) => (plain ? raw : encodeURIComponent(raw.toWellFormed())));

const address = ({ path, query }: Operation): fc.Arbitrary<string> => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = fc.tuple(...names.map((name) => segment(inPath[name] ?? text)));
  const parameters = fc.array(
    fc.tuple(
      fc.oneof(fc.constantFrom('x', ...Object.keys(query)), text),
      fc.oneof(fc.constantFrom('true', '1', 'status', tag), text),
    ),
    { maxLength: 3 },
  );
  return fc.tuple(values, parameters).map(([found, given]) => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => found[names.indexOf(name)] ?? '');
    const search = given.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('='));
    return `${filled}?${search.join('&')}`;
  });
};

const removal = { op: 'add', path: '/removed', value: true };

/** Bodies that each kind of operation takes: what is changed at random goes deeper than what is made up. */
const good: Readonly<Record<string, unknown>> = {
  createEntitiesV3: valid
    .filter(([urn]) => urn === dataset)
    .map(([urn, name, value]) => ({
      urn,
      [name]: { value, headers: { 'If-None-Match': '*' }, systemMetadata: { runId: 'r' } },
    })),
  batchGetEntitiesV3: [{ urn: dataset, status: { headers: { 'If-Version-Match': '1' } } }, { urn: dataset }],
  createAspectV3: { value: { removed: true }, systemMetadata: { lastObserved: 1 }, headers: { a: 'b' } },
  createAspectV2: { removed: true },
  createEntitiesOfManyTypesV3: { tag: [{ urn: tag, status: { value: { removed: false } } }] },
  batchGetEntitiesOfManyTypesV3: { tag: [{ urn: tag, status: null }] },
  createEntitiesV2: [{ urn: dataset, aspects: { status: { value: { removed: true } } } }],
  batchGetEntitiesV2: { urns: [dataset], aspectNames: ['status'], withSystemMetadata: true },
  createEntitiesV1: [
    { entityType: 'tag', entityUrn: tag, aspect: { __type: 'Status', removed: true } },
    { entityType: 'tag', entityKeyAspect: { name: 'x' }, aspect: { __type: 'Status', removed: true } },
  ],
  patchEntitiesV3: [{ urn: dataset, status: { value: { patch: [removal] } } }],
  patchEntitiesOfManyTypesV3: { tag: [{ urn: tag, status: { value: { patch: [removal] } } }] },
  patchEntityOfAnyTypeV3: { status: { value: { patch: [removal] } } },
  patchAspectV3: { patch: [removal], arrayPrimaryKeys: {}, forceGenericPatch: false },
  patchAspectV2: { patch: [removal] },
  scrollEntitiesV3: {
    entities: ['dataset'],
    aspects: ['status'],
    filter: { and: [{ criteria: [{ field: 'platform', condition: 'STARTS_WITH', values: ['urn'] }] }] },
    sortCriteria: [{ field: 'urn', order: 'DESCENDING' }],
  },
  scrollRelationshipsV3: {
    sourceFilter: { and: [{ criteria: [{ field: 'urn', values: [dataset] }] }] },
    destinationFilter: { or: [{ and: [{ field: 'origin', condition: 'EXISTS' }] }] },
    edgeFilter: { and: [{ criteria: [{ field: 'relationshipType', values: ['OwnedBy'] }] }] },
  },
  scrollLineageV3: { urns: [dataset] },
  scrollLineageV2: {},
  createAccessToken: { name: 'laptop', description: 'mine', lifetimeMs: 60_000 },
  createInviteLink: { role: 'urn:li:dataHubRole:Reader', isReusable: true, lifetimeMs: 60_000 },
  beginDeviceSignIn: { client: 'laptop' },
  redeemDeviceCode: { deviceCode: 'unknown' },
  createUser: { name: 'carol' },
  searchAuditEvents: { actorUrns: [ada] },
  assignRole: { actor: ada, role: null },
  changePassword: { current: password, next: 'another long password' },
  createServiceAccount: { name: 'bot', displayName: 'Bot' },
  traceWrites: { [tag]: ['status'] },
  moveConsumer: { next: 1 },
  trackEvent: {
    type: 'SearchResultsViewEvent',
    query: 'orders',
    total: 1,
    page: 1,
    filterFields: ['platform'],
  },
  restoreIndicesOfEntities: [dataset],
  ingestProposalsV1: [
    {
      entityType: 'tag',
      entityUrn: tag,
      changeType: 'UPSERT',
      aspectName: 'status',
      aspect: { value: '{"removed":true}' },
    },
  ],
};

const bodyOf = (operation: Operation): fc.Arbitrary<string | undefined> => {
  if (!operation.body) return fc.constant(undefined);
  const original = good[operation.id] ?? [];
  const changed = fc.tuple(fc.nat(), change).map(([place, one]) => {
    const all = places(original);
    return mutate(original, all[place % all.length] ?? [], one);
  });
  return fc.oneof(
    { arbitrary: changed.map((value) => JSON.stringify(value ?? null)), weight: 4 },
    { arbitrary: json.map((value) => JSON.stringify(value) ?? ''), weight: 2 },
    fc.string(),
  );
};

const anyRequest = fc
  .constantFrom(...every)
  .chain((operation) =>
    fc.record({ operation: fc.constant(operation), path: address(operation), body: bodyOf(operation) }),
  );

it('handles random requests to every operation', async () => {
  let served = 0;
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ operation, path, body }) => {
      fc.pre(URL.canParse(`http://localhost${path}`));
      const status = await send(operation, path, body);
      if (status < 300) served++;
    }),
    { numRuns },
  );
  // Else nothing but refusals would have been looked at.
  expect(served).toBeGreaterThan(numRuns / 20);
});

it.each(every.filter(({ body }) => body).map((operation): [string, Operation] => [operation.id, operation]))(
  'takes a body that it should, and none that nests ten thousand levels: %s',
  async (id, operation) => {
    const values: Readonly<Record<string, string>> = {
      entityName: /^(?:create|patch)Aspect/.test(id) ? 'tag' : 'dataset',
      urn: encodeURIComponent('urn:li:tag:new'),
      aspectName: 'status',
      traceId: '0'.repeat(32),
      name: 'reader',
    };
    const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    const body = JSON.stringify(good[id] ?? good.ingestProposalsV1);
    // Nobody has made a request to sign in by this code.
    const served = id === 'redeemDeviceCode' ? [400] : [200, 201, 202, 204];
    expect(served).toContain(await send(operation, filled, body));
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `${open.repeat(10_000)}1${close.repeat(10_000)}`;
      expect(await send(operation, filled, deep)).toBe(400);
    }
  },
);
