import { maxLookups, maxReadLength } from '@colophon/catalogue';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, dataset, testTime } from './testing/test-server.ts';

/** Values of this length are read, a few more than one response may have. */
const length = 1_000_000;
const count = Math.ceil(maxReadLength / length) + 3;
const numbers = Array.from({ length: count }, (_, i) => i);
const urns = numbers.map((i) => `urn:li:dataset:(urn:li:dataPlatform:hive,long.t${i},PROD)`);
const text = (i: number) => `${i} ${'a b c d e '.repeat(length / 10)}`.slice(0, length);
const entities = '/openapi/v3/entity/dataset';
const profiles = '/openapi/v2/timeseries/dataset/operation';

/** Called for each statement that reads. */
let watch: (sql: string) => void = () => {};
const database = openMemoryDatabase();
const server = createTestServer({
  database: {
    ...database,
    prepare(sql) {
      const statement = database.prepare(sql);
      const watched =
        <Parameters extends unknown[], Result>(read: (...parameters: Parameters) => Result) =>
        (...parameters: Parameters): Result => {
          watch(sql);
          return read(...parameters);
        };
      return { ...statement, all: watched(statement.all), iterate: watched(statement.iterate) };
    },
  },
});

beforeAll(async () => {
  for (const [i, urn] of urns.entries()) {
    await server.put(urn, 'datasetProperties', { description: text(i) });
    await server.put(dataset, 'editableDatasetProperties', { description: text(i) });
    await server.put(dataset, 'operation', {
      timestampMillis: testTime + i,
      operationType: 'INSERT',
      lastUpdatedTimestamp: testTime,
      customProperties: { text: text(i) },
    });
  }
});

/**
 * Most characters that a response may have: the budget, the value that exceeds it, of a change with the one before, and
 * what surrounds the values.
 */
const mostOfResponse = maxReadLength + 2 * length + 100_000;

describe('values that together are too long for one response are rejected, with the limit and the place', () => {
  const ids = `List(${urns.map(encodeURIComponent).join()})`;

  it.each<
    [string, () => Promise<{ readonly status: number; readonly text: string; readonly body: unknown }>]
  >([
    [
      'entities of a batch, version 3',
      () =>
        server.post(
          `${entities}/batchGet`,
          urns.map((urn) => ({ urn })),
        ),
    ],
    ['entities of a batch, version 2', () => server.post('/openapi/v2/entity/batch/dataset', { urns })],
    [
      'entities of any type',
      () =>
        server.get(
          `/openapi/entities/v1/latest?${urns.map((urn) => `urns=${encodeURIComponent(urn)}`).join('&')}`,
        ),
    ],
    ['entities over Rest.li', () => server.get(`/entitiesV2?ids=${ids}`)],
    ['snapshots', () => server.get(`/entities?ids=${ids}`)],
    [
      'time-series values',
      () =>
        server.post('/aspects?action=getTimeseriesAspectValues', {
          urn: dataset,
          aspect: 'operation',
          entity: 'dataset',
        }),
    ],
    [
      'time-series values that are sorted',
      () =>
        server.post('/aspects?action=getTimeseriesAspectValues', {
          urn: dataset,
          aspect: 'operation',
          entity: 'dataset',
          sort: { field: 'operationType', order: 'ASCENDING' },
        }),
    ],
  ])('%s', async (_, read) => {
    const answer = await read();
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'LIMIT_EXCEEDED' });
    expect(answer.text).toContain(`expected at most ${maxReadLength} characters of JSON, got more, up to `);
    expect(answer.text).toMatch(
      /(?:datasetProperties of urn:li:dataset:\(urn:li:dataPlatform:hive,long|operation of )/,
    );
    expect(answer.text).toContain('Request fewer entities, aspects, versions or points');
  });

  it('more entities than are looked up for one request', async () => {
    const many = Array.from({ length: maxLookups + 1 }, (_, i) => ({
      urn: `${urns[0]?.slice(0, -6)}${i},PROD)`,
    }));
    const answer = await server.post(`${entities}/batchGet`, many);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      message: `The body: expected at most ${maxLookups} entities, got ${maxLookups + 1}. Split the request.`,
    });
  });
});

describe('a page of long values ends early, and the next one continues', () => {
  it.each<[string, (cursor: unknown) => string, (page: never) => readonly string[], 'scrollId' | 'next']>([
    [
      'entities',
      (scrollId) =>
        `${entities}?count=${count + 1}&query=long&aspects=datasetProperties${scrollId ? `&scrollId=${encodeURIComponent(String(scrollId))}` : ''}`,
      (page: { entities: { urn: string }[] }) => page.entities.map(({ urn }) => urn),
      'scrollId',
    ],
    [
      'time-series values',
      (scrollId) =>
        `${profiles}?count=1000${scrollId ? `&scrollId=${encodeURIComponent(String(scrollId))}` : ''}`,
      (page: { results: { timestampMillis: number }[] }) =>
        page.results.map((point) => `${point.timestampMillis}`),
      'scrollId',
    ],
    [
      'changes',
      (from = 0) => `/changes?limit=1000&aspect=editableDatasetProperties&from=${from}`,
      (page: { changes: { offset: number }[] }) => page.changes.map(({ offset }) => `${offset}`),
      'next',
    ],
  ])('%s', async (_, address, itemsOf, cursorName) => {
    const seen: string[] = [];
    let pages = 0;
    let cursor: unknown;
    for (;;) {
      const answer = await server.get(address(cursor));
      expect([answer.status, answer.text.length]).toEqual([
        200,
        expect.toSatisfy((size) => size < mostOfResponse),
      ]);
      const items = itemsOf(answer.body as never);
      if (items.length === 0) break;
      seen.push(...items);
      pages++;
      cursor = (answer.body as Record<string, unknown>)[cursorName];
      if (cursor === undefined) break;
    }
    expect(pages).toBeGreaterThan(1);
    expect([seen.length, new Set(seen).size]).toEqual([count, count]);
  });

  it('versions of an aspect', async () => {
    const path = `${entities}/${encodeURIComponent(dataset)}/editableDatasetProperties/versions`;
    const versions: number[] = [];
    let pages = 0;
    while (versions.length < count) {
      const answer = await server.get(`${path}?start=${versions.length}&count=1000`);
      expect(answer.text.length).toBeLessThan(mostOfResponse);
      const page = answer.body as {
        readonly total: number;
        readonly versions: readonly { version: number }[];
      };
      expect(page.total).toBe(count);
      versions.push(...page.versions.map(({ version }) => version));
      pages++;
    }
    expect(pages).toBeGreaterThan(1);
    expect(versions).toEqual([0, ...numbers.slice(1).toReversed()]);
  });

  it('events', async () => {
    const poll = (offsetId?: string) =>
      server.get(
        `/openapi/v1/events/poll?topic=MetadataChangeLog_Timeseries_v1&limit=1000&pollTimeoutSeconds=0&${offsetId === undefined ? 'lookbackWindowDays=100000' : `offsetId=${offsetId}`}`,
      );
    let seen = 0;
    let pages = 0;
    let offsetId: string | undefined;
    for (;;) {
      const answer = await poll(offsetId);
      const page = answer.body as { readonly offsetId: string; readonly count: number };
      expect([answer.status, answer.text.length < mostOfResponse * 1.1]).toEqual([200, true]);
      if (page.count === 0) break;
      seen += page.count;
      pages++;
      ({ offsetId } = page);
    }
    expect(pages).toBeGreaterThan(1);
    expect(seen).toBe(count);
  });
});

it('a timeline holds what changed, not the versions', async () => {
  const answer = await server.get(
    `/openapi/v2/timeline/v1/${encodeURIComponent(dataset)}?categories=OWNERSHIP,TAG&startTime=0`,
  );
  expect([answer.status, answer.body]).toEqual([200, []]);
});

describe('a client that has gone ends', () => {
  const tagged = 'urn:li:dataset:(urn:li:dataPlatform:hive,long.tagged,PROD)';
  const edges = 5000;

  beforeAll(async () => {
    await server.put(tagged, 'globalTags', {
      tags: Array.from({ length: edges }, (_, i) => ({ tag: `urn:li:tag:${i}` })),
    });
  });

  const batch = Array.from({ length: 1000 }, (_, i) => `urn:li:tag:${i}`);
  const json = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

  it.each<[what: string, table: string, path: string, init?: RequestInit]>([
    [
      'a batch of entities',
      'JOIN aspect',
      '/openapi/v3/entity/tag/batchGet',
      json(batch.map((urn) => ({ urn }))),
    ],
    [
      'a batch of entities over Rest.li',
      'JOIN aspect',
      `/entitiesV2?ids=List(${batch.map(encodeURIComponent).join()})`,
    ],
    [
      'a check of which entities exist',
      'FROM entity',
      '/entities?action=filterExistingUrns',
      json({ request: { urns: batch } }),
    ],
    [
      'a read of time-series values',
      'FROM timeseries',
      '/aspects?action=getTimeseriesAspectValues',
      json({
        urn: dataset,
        aspect: 'operation',
        entity: 'dataset',
        filter: { criteria: [{ field: 'operationType', value: 'DELETE' }] },
      }),
    ],
    [
      'statistics',
      'FROM timeseries',
      '/analytics?action=getTimeseriesStats',
      json({
        entityName: 'dataset',
        aspectName: 'operation',
        metrics: [{ fieldPath: 'operationType', aggregationType: 'CARDINALITY' }],
        buckets: [],
        filter: { criteria: [{ field: 'operationType', value: 'DELETE' }] },
      }),
    ],
    [
      'a timeline',
      'JOIN aspect',
      `/openapi/v2/timeline/v1/${encodeURIComponent(dataset)}?categories=TAG&startTime=0`,
    ],
    [
      'a walk through the edges',
      'FROM edge',
      '/openapi/v3/relationship/scroll?count=10',
      json({
        edgeFilter: {
          and: [{ criteria: [{ field: 'relationshipType', condition: 'EQUAL', values: ['None'] }] }],
        },
      }),
    ],
  ])('%s', async (_, table, path, init) => {
    /** How many statements a request runs; after the second one, the client goes. */
    const statementsOf = async (leaves: boolean) => {
      const gone = new AbortController();
      let statements = 0;
      watch = (sql) => {
        if (!sql.includes(table)) return;
        statements++;
        if (leaves && statements === 2) gone.abort();
      };
      const { status } = await server.fetch(path, { ...init, signal: gone.signal });
      watch = () => {};
      return { status, statements };
    };
    const whole = await statementsOf(false);
    expect([whole.status, whole.statements]).toEqual([200, expect.toSatisfy((made) => made > 4)]);
    expect(await statementsOf(true)).toEqual({ status: 499, statements: 2 });
  });
});
