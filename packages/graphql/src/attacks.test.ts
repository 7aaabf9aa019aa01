import type { JsonObject } from '@colophon/schema';
import fc from 'fast-check';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executableSchema } from './schema/create-schema.ts';
import { randomDocuments } from './testing/random-documents.ts';
import { createTestGraphql, type TestGraphql } from './testing/test-graphql.ts';

// Somebody without rights sends every operation, with URNs of what is hidden: no answer has anything of it, and nothing
// changes but what is the caller's own.

/** `COLOPHON_RUNS` asks for more. */
const { numRuns = 12 } = fc.readConfigureGlobal() ?? {};

const eve = 'urn:li:corpuser:eve';
/** In every value that is stored, and in the URNs that the caller does not know. */
const marker = 'zqsecret';
const dataset = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;
/** Eve may edit the first, and see the second, which names what she may not. */
const [own, seen] = [dataset('own'), dataset('seen')];
const [orders, unknown] = [dataset('orders'), dataset(marker)];
const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,daily,PROD),load)';
const stamp = { time: 1, actor: 'urn:li:corpuser:ada' };
const created = { created: stamp, lastModified: stamp };

/** Hidden from Eve, and known to her by name alone. */
const hidden: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'urn:li:structuredProperty:kept': {
    propertyDefinition: {
      qualifiedName: 'kept',
      displayName: marker,
      valueType: 'urn:li:dataType:datahub.string',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    },
  },
  [orders]: {
    datasetProperties: { name: marker, description: marker },
    editableDatasetProperties: { description: marker, ...created },
    globalTags: { tags: [{ tag: `urn:li:tag:${marker}` }] },
    upstreamLineage: { upstreams: [{ dataset: unknown, type: 'TRANSFORMED' }] },
    ownership: { owners: [{ owner: `urn:li:corpuser:${marker}`, type: 'DATAOWNER' }] },
    domains: { domains: [`urn:li:domain:${marker}`] },
    structuredProperties: {
      properties: [{ propertyUrn: 'urn:li:structuredProperty:kept', values: [{ string: marker }] }],
    },
    datasetProfile: { timestampMillis: 1_700_000_000_000, rowCount: 1, partitionSpec: { partition: marker } },
    operation: {
      timestampMillis: 1_700_000_000_000,
      lastUpdatedTimestamp: 1,
      operationType: 'CUSTOM',
      customOperationType: marker,
    },
  },
  'urn:li:chart:(looker,revenue)': {
    chartInfo: { title: marker, description: marker, lastModified: created },
  },
  [job]: {
    dataJobInfo: { name: marker, type: { string: 'SQL' } },
    dataJobInputOutput: { inputDatasets: [unknown], outputDatasets: [orders] },
  },
  'urn:li:container:shop': { containerProperties: { name: marker } },
  'urn:li:domain:sales': { domainProperties: { name: marker, description: marker } },
  'urn:li:dataProduct:orders': {
    dataProductProperties: { name: marker, assets: [{ destinationUrn: orders }] },
    domains: { domains: ['urn:li:domain:sales'] },
  },
  'urn:li:application:shop': { applicationProperties: { name: marker } },
  'urn:li:tag:pii': { tagProperties: { name: marker, description: marker } },
  'urn:li:glossaryNode:finance': { glossaryNodeInfo: { name: marker, definition: marker } },
  'urn:li:glossaryTerm:revenue': {
    glossaryTermInfo: {
      name: marker,
      definition: marker,
      termSource: 'INTERNAL',
      parentNode: 'urn:li:glossaryNode:finance',
    },
  },
  'urn:li:corpuser:ada': {
    corpUserInfo: { active: true, displayName: marker, email: `${marker}@example.com` },
    corpUserSettings: { appearance: {}, views: { defaultView: `urn:li:dataHubView:${marker}` } },
    nativeGroupMembership: { nativeGroups: ['urn:li:corpGroup:finance'] },
  },
  'urn:li:corpGroup:finance': {
    corpGroupInfo: { displayName: marker, admins: [], members: [], groups: [] },
  },
  'urn:li:businessAttribute:price': {
    businessAttributeInfo: { name: marker, fieldPath: marker, ...created },
  },
  'urn:li:form:check': {
    formInfo: { name: marker, type: 'VERIFICATION', actors: { owners: true }, prompts: [] },
  },
  'urn:li:document:guide': {
    documentInfo: { title: marker, contents: { text: marker }, status: { state: 'PUBLISHED' }, ...created },
  },
  'urn:li:assertion:fresh': {
    assertionInfo: {
      type: 'CUSTOM',
      description: marker,
      customAssertion: { type: marker, entity: orders },
    },
  },
  'urn:li:incident:late': {
    incidentInfo: {
      type: 'FIELD',
      title: marker,
      entities: [orders],
      status: { state: 'ACTIVE', lastUpdated: stamp },
      created: stamp,
    },
  },
  'urn:li:incident:about-nothing': {
    incidentInfo: {
      type: 'FIELD',
      title: marker,
      entities: [],
      status: { state: 'ACTIVE', lastUpdated: stamp },
      created: stamp,
    },
  },
  'urn:li:query:top': {
    queryProperties: {
      name: marker,
      statement: { value: marker, language: 'SQL' },
      source: 'MANUAL',
      ...created,
    },
    querySubjects: { subjects: [{ entity: orders }] },
  },
  'urn:li:query:about-nothing': {
    queryProperties: { statement: { value: marker, language: 'SQL' }, source: 'MANUAL', ...created },
  },
  'urn:li:dataContract:orders': { dataContractProperties: { entity: orders } },
  'urn:li:test:check': { testInfo: { name: marker, category: marker, definition: { type: 'JSON' } } },
  'urn:li:ownershipType:steward': { ownershipTypeInfo: { name: marker, description: marker, ...created } },
  'urn:li:subscription:ada': {
    subscriptionInfo: {
      actorUrn: 'urn:li:corpuser:ada',
      actorType: 'corpuser',
      types: ['ENTITY_CHANGE'],
      entityUrn: orders,
      createdOn: stamp,
      updatedOn: stamp,
      notificationConfig: {
        notificationSettings: {
          sinkTypes: ['EMAIL'],
          emailSettings: { email: `${marker}@example.com` },
        },
      },
    },
  },
  'urn:li:dataHubView:ada': {
    dataHubViewInfo: {
      name: marker,
      type: 'PERSONAL',
      definition: { entityTypes: [], filter: { or: [] } },
      ...created,
    },
  },
  'urn:li:post:news': {
    postInfo: {
      type: 'HOME_PAGE_ANNOUNCEMENT',
      content: { title: marker, type: 'TEXT' },
      created: 1,
      lastModified: 1,
    },
  },
  'urn:li:dataHubPageModule:ada': {
    dataHubPageModuleProperties: {
      name: marker,
      type: 'RICH_TEXT',
      visibility: { scope: 'PERSONAL' },
      params: { richTextParams: { content: marker } },
      ...created,
    },
  },
  'urn:li:dataHubPageTemplate:ada': {
    dataHubPageTemplateProperties: {
      rows: [{ modules: [`urn:li:dataHubPageModule:${marker}`] }],
      surface: { surfaceType: 'HOME_PAGE' },
      visibility: { scope: 'PERSONAL' },
      ...created,
    },
  },
  'urn:li:dataHubPolicy:kept': {
    dataHubPolicyInfo: {
      displayName: marker,
      description: marker,
      type: 'PLATFORM',
      state: 'ACTIVE',
      privileges: ['MANAGE_POLICIES'],
      actors: { users: [`urn:li:corpuser:${marker}`] },
    },
  },
  'urn:li:dataHubSecret:SHOP': { dataHubSecretValue: { name: marker, value: marker } },
  'urn:li:dataHubConnection:slack': {
    dataHubConnectionDetails: { type: 'JSON', name: marker, json: { encryptedBlob: marker } },
  },
  'urn:li:dataHubIngestionSource:nightly': {
    dataHubIngestionSourceInfo: {
      name: marker,
      type: 'mysql',
      config: { recipe: JSON.stringify({ password: marker }), executorId: 'default' },
    },
  },
  'urn:li:dataHubExecutionRequest:run': {
    dataHubExecutionRequestInput: {
      task: 'RUN_INGEST',
      source: { type: 'MANUAL_INGESTION_SOURCE' },
      executorId: 'default',
      requestedAt: 1,
      args: { recipe: marker },
    },
  },
};
const known = [...Object.keys(hidden), own, seen, `urn:li:schemaField:(${orders},id)`, eve];

/** What anybody writes of himself, or for himself. */
const ownTypes = [
  'subscription',
  'dataHubView',
  'dataHubPageModule',
  'dataHubPageTemplate',
  'dataHubStepState',
];

/** What anybody makes of an entity that he may edit. */
const aboutOwn = ['query', 'incident', 'assertion', 'dataContract'];

function mayChange({
  urn,
  value,
}: {
  readonly urn: string;
  readonly value?: JsonObject | undefined;
}): boolean {
  if (urn === eve || urn === own || ownTypes.includes(typeOf(urn))) return true;
  if (Object.hasOwn(hidden, urn) || !aboutOwn.includes(typeOf(urn))) return false;
  const { subjects, entities, entity, customAssertion } = value ?? {};
  const about = JSON.stringify([
    subjects,
    entities,
    entity,
    (customAssertion as JsonObject | undefined)?.entity,
  ]);
  return !about.includes(orders);
}

const typeOf = (urn: string) => urn.split(':')[2] ?? '';

/** Texts at a place of the arguments: mostly URNs of the type that its name, or that of the operation, speaks of. */
function textsAt(operation: string, name: string): readonly string[] | undefined {
  if (!/urn|entity|actor|owner|subject|resource|parent|destination|source$/i.test(name)) return undefined;
  const speaksOf = (text: string) => (urn: string) => {
    const type = typeOf(urn).replace(/^dataHub|^corp/, '');
    return text.toLowerCase().includes(type.toLowerCase());
  };
  const meant = known.filter(speaksOf(name));
  const byOperation = known.filter(speaksOf(operation));
  const likely = meant.length > 0 ? meant : byOperation.length > 0 ? byOperation : known;
  return [...likely, ...likely, ...likely, orders, own, seen];
}

const texts = [
  ...known,
  'SHOP',
  'kept',
  '*',
  marker.slice(0, 2),
  'name',
  'SELECT 1',
  'https://example.com',
  '{}',
];

let graphql: TestGraphql;
beforeAll(async () => {
  graphql = await createTestGraphql({ obeysPolicies: true, hasSignIn: true, by: 'access-token' });
  const { put, catalogue } = graphql;
  for (const [urn, aspects] of Object.entries(hidden))
    for (const [aspect, value] of Object.entries(aspects)) await put(urn, aspect, value);
  await put(unknown, 'datasetProperties', { name: marker });
  await put(own, 'datasetProperties', { name: 'own' });
  await put(seen, 'datasetProperties', { name: 'seen' });
  await put(seen, 'upstreamLineage', { upstreams: [{ dataset: unknown, type: 'TRANSFORMED' }] });
  await put(eve, 'corpUserInfo', { active: true, displayName: 'Eve' });
  // By default, everybody who is signed in sees everything.
  for (const policy of ['view-entity-page-all', 'view-dataset-sensitive']) {
    const urn = `urn:li:dataHubPolicy:${policy}`;
    const { value } = (await catalogue.aspect(urn, 'dataHubPolicyInfo')) ?? {};
    await put(urn, 'dataHubPolicyInfo', { ...value, state: 'INACTIVE' });
  }
  const grant = (name: string, urn: string, privileges: readonly string[]) =>
    put(`urn:li:dataHubPolicy:${name}`, 'dataHubPolicyInfo', {
      displayName: name,
      description: '',
      type: 'METADATA',
      state: 'ACTIVE',
      privileges,
      actors: { users: [eve] },
      resources: { filter: { criteria: [{ field: 'URN', values: [urn], condition: 'EQUALS' }] } },
    });
  await grant('own', own, ['EDIT_ENTITY']);
  await grant('seen', seen, [
    'VIEW_ENTITY_PAGE',
    'GET_TIMESERIES_ASPECT_PRIVILEGE',
    'GET_TIMELINE_PRIVILEGE',
  ]);
});
afterAll(() => graphql.catalogue.close());

const schema = executableSchema();

describe.each(['query', 'mutation'] as const)('a %s of somebody without rights', (kind) => {
  const root = schema.getType(kind === 'query' ? 'Query' : 'Mutation');
  const names = isObjectType(root) ? Object.keys(root.getFields()) : [];

  it.each(names)('%s shows nothing that is hidden, and changes nothing', async (name) => {
    const documents = randomDocuments(schema, kind, name, {
      texts,
      textsAt: (place) => textsAt(name, place),
      depth: kind === 'query' ? 3 : 2,
    });
    const { ask, catalogue } = graphql;
    const before = await catalogue.logHead();
    await fc.assert(
      fc.asyncProperty(documents, async ({ query }) => {
        const answer = JSON.stringify(await ask(query, {}, eve));
        expect(answer.includes(marker), `${query}\n${answer}`).toBe(false);
      }),
      { numRuns },
    );
    const { entries } = await catalogue.changes.read({ from: before + 1, limit: 1000 });
    const changed = entries.filter((entry) => !mayChange(entry));
    expect(changed.map(({ urn, aspect }) => [urn, aspect])).toEqual([]);
    for (const [urn, aspects] of Object.entries(hidden))
      if (ownTypes.includes(typeOf(urn)))
        for (const aspect of Object.keys(aspects))
          expect(JSON.stringify(await graphql.read(urn, aspect))).toContain(marker);
  });
});
