import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { change, json, mutate, places, text, valid, withoutNulls } from './testing/arbitraries.ts';
import {
  type Answer,
  createTestServer,
  dataset,
  ingest,
  ingestBatch,
  proposalOf,
  search,
  type TestServer,
} from './testing/test-server.ts';

// Whatever arrives: never a 5xx, an answer in time, and no trace of what was rejected.

/** `COLOPHON_RUNS` asks for more. */
const { numRuns = 100 } = fc.readConfigureGlobal() ?? {};
const writes = [ingest, ingestBatch, '/aspects?action=getTimeseriesAspectValues', search];

let server: TestServer;
beforeEach(() => {
  server = createTestServer();
});

/** Runs one request, and holds what every request must keep to. */
async function request(run: () => Promise<Answer>): Promise<Answer> {
  const before = await server.log();
  const answer = await run();
  expect([answer.status, server.unexpected.map(({ error }) => String(error))]).toEqual([
    expect.toSatisfy(isNoFault),
    [],
  ]);
  if (answer.status !== 200) {
    expect(answer.body).toEqual({
      exceptionClass: expect.any(String),
      message: expect.stringMatching(/\S/),
      status: answer.status,
      code: expect.stringMatching(/^[A-Z_]+$/),
      docUrl: expect.stringMatching(/^\/docs\/api\/errors#[a-z_]+$/),
    });
    expect(await server.log()).toEqual(before);
  }
  return answer;
}
const isNoFault = (status: number) => status >= 200 && status < 500;

it('rejects random JSON documents', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...writes), json, async (path, body) => {
      await request(() => server.post(path, JSON.stringify(body)));
    }),
    { numRuns },
  );
});

it('rejects random bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...writes), fc.uint8Array({ maxLength: 200 }), async (path, bytes) => {
      await request(() => server.send(path, { method: 'POST', body: new Uint8Array(bytes) }));
    }),
    { numRuns },
  );
});

async function readBack(entityUrn: string, aspectName: string): Promise<unknown> {
  if (aspectName === 'datasetProfile') {
    const { body } = await server.post('/aspects?action=getTimeseriesAspectValues', {
      urn: entityUrn,
      aspect: aspectName,
    });
    const { values } = (body as { value: { values: { aspect: { value: string } }[] } }).value;
    return values.map(({ aspect }) => JSON.parse(aspect.value));
  }
  const { status, body } = await server.get(`/aspects/${encodeURIComponent(entityUrn)}?aspect=${aspectName}`);
  expect(status).toBe(200);
  const { ownerTypes: _, ...written } = Object.values((body as { aspect: object }).aspect)[0];
  // Derived from the owners, whatever was sent.
  return written;
}

it('accepts each valid value unchanged', async () => {
  for (const [entityUrn, aspectName, value] of valid) {
    await server.put(entityUrn, aspectName, value);
    const expected = aspectName === 'datasetProfile' ? [value] : value;
    expect(await readBack(entityUrn, aspectName)).toEqual(expected);
  }
});

it('rejects a value that is changed at random, or reads back what it accepted', async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...valid),
      fc.nat(),
      fc.array(change, { minLength: 1, maxLength: 2 }),
      async ([entityUrn, aspectName, original], place, changes) => {
        let value: unknown = original;
        for (const one of changes) {
          const all = places(value);
          value = mutate(value, all[place % all.length] ?? [], one);
        }
        // As it arrives: -0 is 0 in JSON, and what JSON cannot carry is null.
        const sent = JSON.parse(JSON.stringify(value ?? null)) as unknown;
        const { status } = await request(() =>
          server.post(ingest, { proposal: proposalOf(entityUrn, aspectName, sent) }),
        );
        if (status !== 200) return;
        accepted++;
        const found = await readBack(entityUrn, aspectName);
        if (aspectName === 'datasetProfile') expect(found).toContainEqual(withoutNulls(sent));
        else expect(found).toEqual(withoutNulls(sent));
      },
    ),
    { numRuns: 2 * numRuns },
  );
  // Else the second half of this test would hold of nothing.
  expect(accepted).toBeGreaterThan(20);
});

it('reads back text of any kind, as a name, a key and a value', async () => {
  const properties = fc.dictionary(text, text, { maxKeys: 4 });
  await fc.assert(
    fc.asyncProperty(text, properties, async (description, customProperties) => {
      const value = { description, customProperties };
      const proposal = proposalOf(dataset, 'datasetProperties', value);
      expect((await request(() => server.post(ingest, { proposal }))).status).toBe(200);
      expect(await readBack(dataset, 'datasetProperties')).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns },
  );
});

it('rejects a proposal that is changed at random around its value', async () => {
  const proposal = {
    ...proposalOf(dataset, 'status', { removed: true }),
    systemMetadata: { runId: 'r', lastObserved: 1, properties: { a: 'b' } },
    headers: { 'If-None-Match': '*' },
  };
  const all = places({ proposal });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...all), change, async (path, one) => {
      const body = mutate({ proposal }, path, one);
      await request(() => server.post(ingest, JSON.stringify(body ?? null)));
    }),
    { numRuns: 2 * numRuns },
  );
});

const anyUrn = fc.oneof(
  text,
  text.map((id) => `urn:li:tag:${id}`),
  fc.tuple(text, text, text).map(([a, b, c]) => `urn:li:dataset:(urn:li:dataPlatform:${a},${b},${c})`),
  text.map((id) => `urn:li:dataset:(urn:li:dataPlatform:mysql,${id},PROD)`),
);

it('rejects a random URN, or finds under it what was written', async () => {
  await fc.assert(
    fc.asyncProperty(anyUrn, fc.boolean(), async (entityUrn, removed) => {
      const { status } = await request(() =>
        server.post(ingest, { proposal: proposalOf(entityUrn, 'status', { removed }) }),
      );
      // A backslash escape is read as the letter that it stands for: that URN is another one.
      if (status === 200 && !/\\u[0-9a-f]{4}/i.test(entityUrn))
        expect(await readBack(entityUrn, 'status')).toEqual({ removed });
      if (!entityUrn.isWellFormed()) return;
      for (const resource of ['aspects', 'entitiesV2'])
        await request(() => server.get(`/${resource}/${encodeURIComponent(entityUrn)}?aspect=status`));
    }),
    { numRuns },
  );
});

it('answers a random path and query', async () => {
  const part = fc.oneof(
    fc.webPath(),
    fc.string().map((raw) => `/${raw}`),
    fc.constantFrom('/aspects/', '/entitiesV2/%', '/..%2f', '//'),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
      fc.constantFrom('', '/aspects', '/entities', '/entitiesV2'),
      part,
      fc.webQueryParameters(),
      async (method, start, rest, query) => {
        const path = `${start}${rest}?${query}`;
        fc.pre(URL.canParse(`http://localhost${path}`));
        await request(() => server.send(path, { method }));
      },
    ),
    { numRuns },
  );
});

const conditionName = fc.constantFrom(
  'EQUAL',
  'IEQUAL',
  'IN',
  'CONTAIN',
  'START_WITH',
  'END_WITH',
  'EXISTS',
  'IS_NULL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL_TO',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL_TO',
);
const field = fc.oneof(
  fc.constantFrom(
    'name',
    'urn',
    '_entityType',
    'removed',
    'tags',
    'env',
    'platform',
    '_score',
    'name.keyword',
    'constructor',
  ),
  text,
);
const criterion = fc.record(
  {
    field,
    condition: conditionName,
    values: fc.array(fc.oneof(text, fc.constantFrom('%', '_', '\\', 'a"b', "';--", '1e999', 'NaN')), {
      maxLength: 3,
    }),
    value: text,
    negated: fc.boolean(),
  },
  { requiredKeys: ['field'] },
);
const searchBody = fc.record(
  {
    entity: fc.constantFrom('dataset', 'tag'),
    input: fc.oneof(text, fc.constantFrom('*', '"', 'a AND', 'NEAR(a b)', '-x', '\u0300', 'a*', '²½', '(')),
    filter: fc.oneof(
      fc.record({
        or: fc.array(fc.record({ and: fc.array(criterion, { maxLength: 3 }) }), { maxLength: 3 }),
      }),
      fc.record({ criteria: fc.array(criterion, { maxLength: 3 }) }),
    ),
    sortCriteria: fc.array(fc.record({ field, order: fc.constantFrom('ASCENDING', 'DESCENDING') }), {
      maxLength: 3,
    }),
    start: fc.nat(20_000),
    count: fc.oneof(fc.nat(), fc.maxSafeNat()),
  },
  { requiredKeys: ['entity'] },
);

it('answers random filters, sorts and queries', async () => {
  for (const [entityUrn, aspectName, value] of valid) await server.put(entityUrn, aspectName, value);
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(searchBody, async (body) => {
      const { status } = await request(() => server.post(search, body));
      if (status === 200) answered++;
    }),
    { numRuns: 2 * numRuns },
  );
  expect(answered).toBeGreaterThan(numRuns / 2);
});
