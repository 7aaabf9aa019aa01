import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { createTestServer, dataset, type TestServer } from './testing/test-server.ts';

/** Requests of a property. */
/** `COLOPHON_RUNS` asks for more. */
const { numRuns = 100 } = fc.readConfigureGlobal() ?? {};

let server: TestServer;
beforeEach(async () => {
  server = createTestServer();
  await server.put(dataset, 'upstreamLineage', { upstreams: [{ dataset, type: 'COPY' }] });
  await server.put(dataset, 'datasetProfile', { timestampMillis: 1, rowCount: 2 });
});

const text = fc.string({ unit: 'binary', maxLength: 12 });
const odd = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(dataset, -1, 1e300, null));
const sensible = {
  urn: fc.constant(dataset),
  direction: fc.constantFrom('UPSTREAM', 'DOWNSTREAM'),
  entity: fc.constant('dataset'),
  entityName: fc.constant('dataset'),
  aspect: fc.constantFrom('datasetProfile', 'status'),
  aspectName: fc.constant('datasetProfile'),
  input: fc.oneof(text, fc.constant('*')),
  filter: fc.record({
    or: fc.array(
      fc.record({
        and: fc.array(
          fc.record({
            field: fc.oneof(text, fc.constantFrom('degree', 'urn', 'rowCount', '__proto__')),
            values: fc.array(fc.oneof(text, fc.constantFrom('1', '3+', dataset)), { maxLength: 2 }),
          }),
          { maxLength: 2 },
        ),
      }),
      { maxLength: 2 },
    ),
  }),
  metrics: fc.array(
    fc.record({
      fieldPath: fc.oneof(text, fc.constantFrom('rowCount', 'fieldProfiles.uniqueCount', 'a.b.c', 'urn')),
      aggregationType: fc.constantFrom('SUM', 'LATEST', 'CARDINALITY'),
    }),
    { maxLength: 3 },
  ),
  buckets: fc.array(
    fc.record({
      type: fc.constantFrom('DATE_GROUPING_BUCKET', 'STRING_GROUPING_BUCKET'),
      key: fc.oneof(text, fc.constantFrom('timestampMillis', 'rowCount', 'partitionSpec.partition')),
      timeWindowSize: fc.record({
        unit: fc.constantFrom('SECOND', 'WEEK', 'QUARTER', 'YEAR'),
        multiple: fc.nat(),
      }),
    }),
    { maxLength: 2 },
  ),
  request: fc.record({ urns: fc.array(fc.oneof(text, fc.constant(dataset)), { maxLength: 3 }) }),
  urnLike: text,
  scrollId: text,
  maxHops: fc.nat(),
  start: fc.nat(),
  count: fc.maxSafeNat(),
  startTimeMillis: fc.maxSafeNat(),
};
const body = fc.record(
  Object.fromEntries(
    Object.entries(sensible).map(([name, value]) => [name, fc.oneof({ weight: 9, arbitrary: value }, odd)]),
  ),
  { requiredKeys: [] },
);
const actions = [
  '/relationships?action=getLineage',
  '/entities?action=searchAcrossLineage',
  '/entities?action=scrollAcrossLineage',
  '/entities?action=exists',
  '/entities?action=filterExistingUrns',
  '/aspects?action=getCount',
  '/aspects?action=getTimeseriesAspectValues',
  '/analytics?action=getTimeseriesStats',
];

/** Requires that the server answered, and not with its own fault. */
async function answered(request: Promise<{ readonly status: number }>): Promise<void> {
  const { status } = await request;
  expect(server.unexpected).toEqual([]);
  expect(status).toBeLessThan(500);
}

it.each(actions)('returns a result or an error for any parameters of %s', async (path) => {
  await fc.assert(
    fc.asyncProperty(body, (sent) => answered(server.post(path, sent))),
    { numRuns },
  );
});

const queries: Readonly<Record<string, readonly string[]>> = {
  '/relationships': ['urn', 'types', 'direction', 'start', 'count'],
  '/entitiesV2': ['ids', 'aspects'],
  '/changes': ['from', 'limit', 'consumer', 'entityType', 'aspect'],
  [`/openapi/v2/timeline/v1/${encodeURIComponent(dataset)}`]: ['categories', 'startTime', 'endTime', 'raw'],
  '/openapi/v2/timeline/v1/x': ['categories'],
};

it.each(Object.entries(queries))('returns a result or an error for any query of %s', async (path, names) => {
  const value = fc.oneof(
    text.map((some) => encodeURIComponent(some.toWellFormed())),
    fc.string({ unit: 'grapheme-ascii', maxLength: 8 }).map((some) => some.replace(/[#&]/g, '%')),
    fc.constantFrom(
      encodeURIComponent(dataset),
      `List(${encodeURIComponent(dataset)})`,
      'INCOMING',
      'TAG',
      '9',
    ),
  );
  const query = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(query, (given) =>
      answered(
        server.get(
          `${path}?${Object.entries(given)
            .map((pair) => pair.join('='))
            .join('&')}`,
        ),
      ),
    ),
    { numRuns },
  );
});
