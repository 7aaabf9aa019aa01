import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, dataset, type TestServer, testTime } from '../testing/test-server.ts';

const path = '/openapi/v1/events/poll';
const tag = 'urn:li:tag:pii';
const ana = 'urn:li:corpuser:ana';
const platform = 'PlatformEvent_v1';
const versioned = 'MetadataChangeLog_Versioned_v1';
const timeseries = 'MetadataChangeLog_Timeseries_v1';
/** Far enough back for the time of the writes in the tests. */
const sinceEver = 'lookbackWindowDays=36500';

interface Polled {
  readonly offsetId: string;
  readonly count: number;
  readonly events: readonly { readonly contentType: string; readonly value: string }[];
}
interface Inner {
  readonly category?: string;
  readonly operation: string;
}

let server: TestServer;
beforeEach(() => {
  server = createTestServer();
});

async function poll(topic: string, rest = sinceEver): Promise<Polled> {
  const answer = await server.get(`${path}?topic=${topic}&pollTimeoutSeconds=0&${rest}`);
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
  return answer.body as Polled;
}
const valuesOf = ({ events }: Polled) => events.map(({ value }) => JSON.parse(value));
/** What happened, as the messages say inside: of entities, or of relationships. */
async function changes(name: 'entityChangeEvent' | 'relationshipChangeEvent', rest?: string) {
  return valuesOf(await poll(platform, rest))
    .filter((event) => event.name === name)
    .map((event): Inner => JSON.parse(event.payload.value));
}
const entityChanges = () => changes('entityChangeEvent');
const ofCategory = async (category: string) =>
  (await entityChanges()).filter((change) => change.category === category);
const stamp = { actor: 'urn:li:corpuser:datahub', time: testTime };

describe('the change logs', () => {
  it('have each change in the JSON encoding of Avro', async () => {
    await server.put(tag, 'tagProperties', { name: 'ünï' });
    await server.catalogue.propose(
      [
        {
          entityUrn: tag,
          aspectName: 'tagProperties',
          changeType: 'UPSERT',
          value: { name: 'PII' },
          headers: { 'If-Version-Match': '1' },
        },
      ],
      stamp.actor,
    );
    const polled = await poll(versioned);
    expect(polled).toMatchObject({ count: 3, events: [{ contentType: 'application/json' }, {}, {}] });
    const [key, first, second] = valuesOf(polled);
    expect(key).toMatchObject({
      aspectName: { string: 'tagKey' },
      headers: null,
      previousAspectValue: null,
      previousSystemMetadata: null,
    });
    const aspect = (name: string) => ({
      'com.linkedin.pegasus2avro.mxe.GenericAspect': {
        value: `{"name":"${name}"}`,
        contentType: 'application/json',
      },
    });
    expect(first).toMatchObject({ aspect: aspect('\\u00fcn\\u00ef') });
    expect(second).toMatchObject({
      auditHeader: null,
      entityType: 'tag',
      entityUrn: { string: tag },
      changeType: 'UPSERT',
      aspectName: { string: 'tagProperties' },
      aspect: aspect('PII'),
      previousAspectValue: aspect('\\u00fcn\\u00ef'),
      systemMetadata: {
        'com.linkedin.pegasus2avro.mxe.SystemMetadata': { version: { string: '2' }, pipelineName: null },
      },
      headers: { map: { 'If-Version-Match': '1' } },
      previousSystemMetadata: {
        'com.linkedin.pegasus2avro.mxe.SystemMetadata': { version: { string: '1' } },
      },
      created: { 'com.linkedin.pegasus2avro.common.AuditStamp': stamp },
    });
  });

  it('are separate for versioned aspects and time series', async () => {
    await server.put(dataset, 'datasetProfile', { timestampMillis: 1, rowCount: 2 });
    const names = async (topic: string) =>
      valuesOf(await poll(topic)).map(({ aspectName }) => aspectName.string);
    expect(await names(timeseries)).toEqual(['datasetProfile']);
    const ofVersioned = await names(versioned);
    expect(ofVersioned).toContain('datasetKey');
    expect(ofVersioned).not.toContain('datasetProfile');
  });

  it('contain the result of a patch, and a deletion without a value', async () => {
    await server.catalogue.propose([
      {
        entityUrn: tag,
        aspectName: 'tagProperties',
        changeType: 'PATCH',
        value: { patch: [{ op: 'add', path: '/name', value: 'x' }] },
      },
      { entityUrn: tag, aspectName: 'tagProperties', changeType: 'DELETE', value: {} },
    ]);
    const [, patched, deleted] = valuesOf(await poll(versioned));
    expect(patched).toMatchObject({ changeType: 'UPSERT', aspect: expect.anything() });
    expect(deleted).toMatchObject({ changeType: 'DELETE', aspect: null });
  });
});

describe('the offset', () => {
  beforeEach(async () => {
    for (const name of ['a', 'b', 'c']) await server.put(`urn:li:tag:${name}`, 'tagProperties', { name });
  });

  it.each([
    [platform, 1],
    [platform, 2],
    [versioned, 1],
    [versioned, 4],
  ])('leads through %s in steps of %i, each event once', async (topic, limit) => {
    await server.put(dataset, 'globalTags', { tags: [{ tag: 'urn:li:tag:a' }, { tag: 'urn:li:tag:b' }] });
    const all = await poll(topic);
    const found: unknown[] = [];
    for (let rest = sinceEver; ; ) {
      const page = await poll(topic, `${rest}&limit=${limit}`);
      expect(page.events.length).toBe(page.count);
      if (page.count === 0) break;
      expect(page.count).toBeLessThanOrEqual(limit);
      found.push(...page.events);
      rest = `offsetId=${encodeURIComponent(page.offsetId)}`;
    }
    expect(found).toEqual(all.events);
    expect(found.length).toBeGreaterThan(4);
  });

  it('starts at the end without an offset or window, and is returned even if nothing was read', async () => {
    const none = await poll(versioned, '');
    expect(none).toMatchObject({ count: 0, events: [], offsetId: expect.stringMatching(/./) });
    await server.put(tag, 'tagProperties', { name: 'new' });
    const { count } = await poll(versioned, `offsetId=${encodeURIComponent(none.offsetId)}`);
    expect(count).toBe(2);
  });

  it('starts with the window if nothing else is given', async () => {
    expect((await poll(versioned, 'lookbackWindowDays=1')).count).toBe(0);
    const { offsetId } = await poll(versioned, '');
    expect((await poll(versioned, `${sinceEver}&offsetId=${encodeURIComponent(offsetId)}`)).count).toBe(0);
  });

  it('waits for an event', async () => {
    const { offsetId } = await poll(versioned, '');
    const rest = `topic=${versioned}&pollTimeoutSeconds=10&offsetId=${encodeURIComponent(offsetId)}`;
    const waiting = server.get(`${path}?${rest}`);
    await server.put(tag, 'tagProperties', { name: 'late' });
    expect((await waiting).body).toMatchObject({ count: expect.toSatisfy((count) => count > 0) });
  });

  it.each([
    ['', 'topic: expected one of PlatformEvent_v1'],
    ['topic=WorkEvent_v1', 'topic: expected one of PlatformEvent_v1'],
    [`topic=${platform}&offsetId=nonsense`, 'offsetId: expected one from a response'],
    [`topic=${platform}&offsetId=${btoa('{"MetadataChangeLog_Versioned_v1-0":1}')}`, 'offsetId: expected'],
    [`topic=${platform}&offsetId=${btoa('{"PlatformEvent_v1-0":-1}')}`, 'offsetId: expected'],
    [`topic=${platform}&limit=-1`, 'limit: expected a whole number'],
    [`topic=${platform}&lookbackWindowDays=x`, 'lookbackWindowDays: expected a whole number'],
  ])('is refused with its place: ?%s', async (query, message) => {
    const answer = await server.get(`${path}?${query}`);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(message)]);
  });
});

describe('the events of entities', () => {
  it('report a tag that was added and removed', async () => {
    await server.put(dataset, 'globalTags', { tags: [{ tag, context: '{"a":1}' }] });
    await server.put(dataset, 'globalTags', { tags: [] });
    const about = { entityUrn: dataset, entityType: 'dataset', category: 'TAG', modifier: tag, version: 0 };
    expect(await ofCategory('TAG')).toEqual([
      {
        ...about,
        operation: 'ADD',
        parameters: { tagUrn: tag, context: '{"a":1}', sourceDetails: '{}' },
        auditStamp: stamp,
      },
      expect.objectContaining({ ...about, operation: 'REMOVE' }),
    ]);
  });

  it('have the time of the change, and the event as JSON text inside', async () => {
    await server.put(tag, 'status', { removed: true });
    const [first] = valuesOf(await poll(platform));
    expect(first).toEqual({
      header: { timestampMillis: testTime },
      name: 'entityChangeEvent',
      payload: { contentType: 'application/json', value: expect.stringContaining('"LIFECYCLE"') },
    });
  });

  it('report an entity that was created, soft-deleted, restored and deleted', async () => {
    await server.put(tag, 'status', { removed: true });
    await server.put(tag, 'status', { removed: false });
    await server.catalogue.deleteEntity(tag);
    const operations = (await ofCategory('LIFECYCLE')).map(({ operation }) => operation);
    expect(operations).toEqual(['CREATE', 'SOFT_DELETE', 'REINSTATE', 'HARD_DELETE']);
  });

  it('report a changed ownership type as a removal and an addition', async () => {
    const own = (type: string) => ({ owners: [{ owner: ana, type }], lastModified: { actor: ana, time: 0 } });
    await server.put(dataset, 'ownership', own('DATAOWNER'));
    await server.put(dataset, 'ownership', own('STAKEHOLDER'));
    expect(
      (await ofCategory('OWNERSHIP')).map((change) => [
        change.operation,
        Object(change).parameters.ownerType,
      ]),
    ).toEqual([
      ['ADD', 'DATAOWNER'],
      ['REMOVE', 'DATAOWNER'],
      ['ADD', 'STAKEHOLDER'],
    ]);
  });

  it('report changed descriptions, with the text', async () => {
    for (const description of ['a', 'b', ''])
      await server.put(dataset, 'editableDatasetProperties', { description });
    expect(await ofCategory('DOCUMENTATION')).toMatchObject([
      { operation: 'ADD', parameters: { description: 'a' } },
      { operation: 'MODIFY', parameters: { description: 'b' } },
      { operation: 'REMOVE', parameters: { description: 'b' } },
    ]);
  });

  it('report changed columns by name', async () => {
    const field = (fieldPath: string, nativeDataType: string, more = {}) => ({
      fieldPath,
      nativeDataType,
      type: { type: { 'com.linkedin.schema.StringType': {} } },
      nullable: true,
      ...more,
    });
    const put = (...fields: unknown[]) =>
      server.put(dataset, 'schemaMetadata', {
        schemaName: 'orders',
        platform: 'urn:li:dataPlatform:mysql',
        version: 0,
        hash: '',
        platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
        fields,
      });
    await put(field('id', 'int'), field('mail', 'text', { description: 'Address.' }));
    await put(field('id', 'bigint'), field('email', 'text', { description: 'Address.' }));
    const urnOf = (name: string) => `urn:li:schemaField:(${dataset},${name})`;
    const found = await ofCategory('TECHNICAL_SCHEMA');
    expect(found.slice(0, 2)).toMatchObject([
      {
        operation: 'ADD',
        modifier: urnOf('id'),
        parameters: { nullable: true, modificationCategory: 'OTHER' },
      },
      { operation: 'ADD', modifier: urnOf('mail') },
    ]);
    expect(found.slice(2)).toMatchObject([
      {
        operation: 'MODIFY',
        modifier: urnOf('mail'),
        parameters: { fieldPath: 'email', modificationCategory: 'RENAME' },
      },
      { operation: 'MODIFY', modifier: urnOf('id'), parameters: { modificationCategory: 'TYPE_CHANGE' } },
    ]);
    expect((await ofCategory('DOCUMENTATION'))[0]).toMatchObject({
      entityUrn: urnOf('mail'),
      entityType: 'schemaField',
      operation: 'ADD',
      parameters: { description: 'Address.', fieldPath: 'mail', parentUrn: dataset },
    });
  });

  it('report tags added to columns, with the path', async () => {
    await server.put(dataset, 'editableSchemaMetadata', {
      editableSchemaFieldInfo: [{ fieldPath: 'id', description: 'Key.', globalTags: { tags: [{ tag }] } }],
    });
    const column = { entityUrn: `urn:li:schemaField:(${dataset},id)`, operation: 'ADD' };
    expect(await ofCategory('TAG')).toMatchObject([
      { ...column, modifier: tag, parameters: { fieldPath: 'id', parentUrn: dataset, tagUrn: tag } },
    ]);
    expect(await ofCategory('DOCUMENTATION')).toMatchObject([{ ...column, modifier: 'id' }]);
  });

  it('report changes to a business attribute: its description, tags and terms', async () => {
    const attribute = 'urn:li:businessAttribute:email';
    const term = 'urn:li:glossaryTerm:contact';
    const put = (some: object) =>
      server.put(attribute, 'businessAttributeInfo', { fieldPath: 'email', name: 'Email', ...some });
    await put({
      description: 'Address.',
      globalTags: { tags: [{ tag }] },
      glossaryTerms: { terms: [{ urn: term }], auditStamp: stamp },
    });
    await put({ description: 'Mail.' });
    await put({});
    const about = { entityUrn: attribute, entityType: 'businessAttribute', version: 0, auditStamp: stamp };
    expect(await ofCategory('DOCUMENTATION')).toEqual(
      ['ADD', 'MODIFY', 'REMOVE'].map((operation) => ({
        ...about,
        category: 'DOCUMENTATION',
        operation,
        modifier: 'email',
      })),
    );
    for (const [category, modifier, parameters] of [
      ['TAG', tag, { tagUrn: tag }],
      ['GLOSSARY_TERM', term, { termUrn: term }],
    ] as const)
      expect(await ofCategory(category)).toMatchObject([
        { ...about, operation: 'ADD', modifier, parameters },
        { ...about, operation: 'REMOVE', modifier, parameters },
      ]);
  });

  it('report deprecation, with its time and note, and its end', async () => {
    const deprecation = { deprecated: true, decommissionTime: 7, note: 'Use v2.', actor: ana };
    await server.put(dataset, 'deprecation', deprecation);
    await server.put(dataset, 'deprecation', { ...deprecation, deprecated: false });
    expect(await ofCategory('DEPRECATION')).toMatchObject([
      { operation: 'MODIFY', parameters: { status: 'DEPRECATED', timestamp: '7', note: 'Use v2.' } },
      { operation: 'MODIFY', parameters: { status: 'ACTIVE' } },
    ]);
  });

  it('report an assertion run once it is complete', async () => {
    const urn = 'urn:li:assertion:a';
    const run = {
      timestampMillis: 1,
      runId: 'r',
      assertionUrn: urn,
      asserteeUrn: dataset,
      status: 'COMPLETE',
    };
    await server.put(urn, 'assertionRunEvent', { ...run, result: { type: 'FAILURE' } });
    expect(await ofCategory('RUN')).toMatchObject([
      {
        entityUrn: urn,
        operation: 'COMPLETED',
        parameters: { runResult: 'COMPLETE', runId: 'r', asserteeUrn: dataset, assertionResult: 'FAILURE' },
      },
    ]);
  });

  it('are empty when only the context of a tag changes, or a value is written again', async () => {
    await server.put(dataset, 'globalTags', { tags: [{ tag }] });
    const before = await poll(platform);
    await server.put(dataset, 'globalTags', { tags: [{ tag, context: '{"a":1}' }] });
    await server.catalogue.propose([
      { entityUrn: dataset, aspectName: 'globalTags', changeType: 'RESTATE', value: { tags: [{ tag }] } },
    ]);
    expect((await poll(platform, `offsetId=${encodeURIComponent(before.offsetId)}`)).count).toBe(0);
  });
});

it('reports added and removed relationships', async () => {
  const about = {
    sourceUrn: dataset,
    destinationUrn: tag,
    relationshipType: 'TaggedWith',
    auditStamp: stamp,
  };
  await server.put(dataset, 'globalTags', { tags: [{ tag }] });
  await server.put(dataset, 'globalTags', { tags: [] });
  const found = await changes('relationshipChangeEvent');
  expect(found.filter((change) => Object(change).destinationUrn === tag)).toEqual([
    { ...about, operation: 'ADD' },
    { ...about, operation: 'REMOVE' },
  ]);
});
