import type { JsonObject } from '@colophon/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facet, job, postgres, postgresUrn, runEvent } from '../testing/events.ts';
import { createTestEndpoint } from '../testing/test-endpoint.ts';

const endpoint = createTestEndpoint();

describe('a mistake in an event is answered with its place', () => {
  const event = runEvent('START');
  const { eventTime: _, ...timeless } = event;
  const { job: __, ...jobless } = event;
  const column = (fields: JsonObject) =>
    runEvent('START', { outputs: [postgres('t', { facets: { columnLineage: { fields } } })] });
  it.each<[string, unknown, string]>([
    ['no JSON', '{', 'The body'],
    ['a list', [event], '/: expected object, got ['],
    ['no time', timeless, '/eventTime: expected a time with its offset'],
    [
      'a time without an offset',
      { ...event, eventTime: '2026-05-04T03:00:00' },
      '/eventTime: expected a time with its offset, such as 2026-05-04T03:02:01.000Z, got "2026-05-04T03:00:00"',
    ],
    ['a time that does not exist', { ...event, eventTime: '2026-13-04T03:00:00Z' }, '/eventTime'],
    ['no job', jobless, '/job: expected an object, got nothing'],
    ['nothing', { eventTime: event.eventTime }, 'The body: expected a job or a dataset, got neither'],
    ['no id of the run', { ...event, run: {} }, '/run/runId: expected a string, got nothing'],
    [
      'an empty name',
      { ...event, job: { namespace: 'a', name: ' ' } },
      '/job/name: expected a text, got an empty one',
    ],
    [
      'a dataset without a namespace',
      { ...event, inputs: [{ name: 'a' }] },
      '/inputs/0/namespace: expected a string, got nothing',
    ],
    ['an unknown state', { ...event, eventType: 'BEGIN' }, '/eventType: expected one of START, RUNNING'],
    [
      'facets that are none',
      { ...event, run: { runId: 'a', facets: { parent: 'x' } } },
      '/run/facets/parent: expected an object',
    ],
    [
      'a field without a name',
      column({ a: { inputFields: [{ ...postgres('b') }] } }),
      '/outputs/0/facets/columnLineage/fields/a/inputFields/0/field: expected a string, got nothing',
    ],
    [
      'a count that is none',
      {
        ...event,
        eventType: 'COMPLETE',
        outputs: [postgres('t', { outputFacets: { outputStatistics: facet({ rowCount: 'many' }) } })],
      },
      '/outputs/0/outputFacets/outputStatistics/rowCount: expected a number, got "many"',
    ],
    ['a lone surrogate', { ...event, job: { namespace: 'a', name: 'b\ud800' } }, 'surrogate'],
  ])('%s', async (_name, body, message) => {
    const response = await endpoint.send(body);
    const text = await response.text();
    expect([response.status, text]).toEqual([400, expect.stringContaining(message.replaceAll('"', '\\"'))]);
  });

  it('leaves nothing behind', async () => {
    const other = createTestEndpoint();
    const bad = postgres('t', { facets: { schema: { fields: [{ type: 'int' }] } } });
    const response = await other.send(runEvent('START', { inputs: [postgres('shop.orders'), bad] }));
    expect(response.status).toBe(400);
    expect(await other.aspect(postgresUrn('shop.orders'), 'status')).toBeUndefined();
    expect(await other.aspect(job, 'dataJobInfo')).toBeUndefined();
  });
});

describe('events of any kind', () => {
  it('are never a fault of the server', async () => {
    const anything = fc.jsonValue({ maxDepth: 3 });
    const facets = fc.dictionary(
      fc.constantFrom(
        'schema',
        'columnLineage',
        'symlinks',
        'ownership',
        'tags',
        'sql',
        'jobType',
        'parent',
        'airflow',
        'dataQualityAssertions',
        'outputStatistics',
        'errorMessage',
        'spark_properties',
        'documentation',
      ),
      fc.oneof(
        anything,
        fc.record({
          fields: anything,
          tags: anything,
          owners: anything,
          identifiers: anything,
          dag: anything,
          assertions: anything,
        }),
      ),
    );
    const thing = fc.record({
      namespace: fc.string(),
      name: fc.string(),
      facets: fc.oneof(facets, anything),
    });
    const event = fc.record(
      {
        eventType: fc.constantFrom('START', 'COMPLETE', 'FAIL'),
        eventTime: fc.constant('2026-05-04T03:00:00Z'),
        producer: fc.string(),
        run: fc.record({ runId: fc.string(), facets }),
        job: thing,
        dataset: thing,
        inputs: fc.oneof(fc.array(thing), anything),
        outputs: fc.array(thing),
      },
      { requiredKeys: ['eventTime'] },
    );
    await fc.assert(
      fc.asyncProperty(event, async (body) => {
        const { status } = await endpoint.send(body);
        return status === 200 || status === 400;
      }),
    );
    expect(endpoint.unexpected).toEqual([]);
  });
});

describe('a batch', () => {
  it('writes its events in their order', async () => {
    const response = await endpoint.sendBatch([runEvent('START'), runEvent('COMPLETE')]);
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'success', summary: { received: 2, successful: 2, failed: 0 }, failed_events: [] },
    ]);
  });

  it('says which events it could not write, and writes the others', async () => {
    const other = createTestEndpoint();
    const response = await other.sendBatch([{ job: {} }, runEvent('START'), { eventTime: 'now' }]);
    expect(response.status).toBe(207);
    expect(await response.json()).toMatchObject({
      status: 'partial_success',
      summary: { received: 3, successful: 1, failed: 2 },
      failed_events: [
        {
          index: 0,
          code: 'INVALID_REQUEST',
          reason: expect.stringContaining('/0/eventTime'),
          retriable: false,
        },
        { index: 2, reason: expect.stringContaining('/2/eventTime') },
      ],
    });
    expect(await other.aspect(job, 'dataJobInfo')).toBeDefined();
  });

  it('fails as its first event does when none of them could be written', async () => {
    const response = await endpoint.sendBatch([{ job: {} }, { eventTime: 'now' }]);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('/0/eventTime')]);
  });

  it('is a list', async () => {
    expect((await endpoint.sendBatch({})).status).toBe(400);
  });
});
