import { expect, it } from 'vitest';
import { createTestGraphql } from '../../testing/test-graphql.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const column = `urn:li:schemaField:(${orders},id)`;
const ada = 'urn:li:corpuser:ada';
const stamp = { time: 5, actor: ada };

it('reads incidents, posts, views, queries, tests and policies, which are one aspect each', async () => {
  const { put, get } = await createTestGraphql();
  await put('urn:li:incident:i', 'incidentInfo', {
    type: 'FIELD',
    entities: [orders],
    priority: 0,
    assignees: [{ actor: ada, assignedAt: stamp }],
    status: { state: 'ACTIVE', lastUpdated: stamp },
    source: { type: 'MANUAL', sourceUrn: 'urn:li:assertion:a' },
    created: stamp,
  });
  await put('urn:li:post:p', 'postInfo', {
    type: 'HOME_PAGE_ANNOUNCEMENT',
    content: { title: 'News', type: 'LINK', link: 'https://example.com' },
    created: 1,
    lastModified: 9,
  });
  await put('urn:li:dataHubView:v', 'dataHubViewInfo', {
    name: 'Mine',
    type: 'PERSONAL',
    definition: {
      entityTypes: ['dataset', 'dataJob'],
      filter: {
        or: [
          { and: [{ field: 'platform', values: ['a'], condition: 'EQUAL' }] },
          { and: [{ field: 'tags', values: ['b'], condition: 'CONTAIN', negated: true }] },
        ],
      },
    },
    created: stamp,
    lastModified: stamp,
  });
  await put('urn:li:query:q', 'queryProperties', {
    statement: { value: 'SELECT 1', language: 'UNKNOWN' },
    source: 'MANUAL',
    created: stamp,
    lastModified: stamp,
  });
  await put('urn:li:query:q', 'querySubjects', { subjects: [{ entity: orders }, { entity: column }] });
  await put('urn:li:test:t', 'testInfo', {
    name: 'T',
    category: 'C',
    definition: { type: 'JSON', json: '{}' },
  });
  await put('urn:li:dataHubPolicy:p', 'dataHubPolicyInfo', {
    displayName: 'Editors',
    description: '',
    type: 'METADATA',
    state: 'ACTIVE',
    privileges: ['EDIT_ENTITY'],
    actors: { users: [ada], roles: ['urn:li:dataHubRole:Editor'] },
    resources: { filter: { criteria: [{ field: 'TAG', values: ['urn:li:tag:pii'] }] } },
  });
  const data = await get(`{
    incident: entity(urn: "urn:li:incident:i") { ... on Incident { incidentType priority title entity { urn } created { actor }
      assignees { ... on CorpUser { urn } } status { state stage } incidentStatus { lastUpdated { time } } source { type source { urn } } } }
    post: entity(urn: "urn:li:post:p") { ... on Post { postType content { contentType title link media { location } } lastModified { time actor } } }
    view(urn: "urn:li:dataHubView:v") { name viewType definition { entityTypes filter { operator filters { field values condition negated } } } }
    query: entity(urn: "urn:li:query:q") { ... on QueryEntity { properties { source statement { value language } createdOn { time actor { urn } } } subjects { dataset { urn } schemaField { fieldPath } } } }
    test(urn: "urn:li:test:t") { name category description definition { json } }
    policy: entity(urn: "urn:li:dataHubPolicy:p") { ... on DataHubPolicy { name policyType state privileges editable
      actors { users roles allUsers resourceOwners resolvedUsers { urn } resolvedRoles { urn } resolvedGroups { urn } }
      resources { allResources filter { criteria { field condition values { value entity { urn } } } } } } }
  }`);
  expect(data).toEqual({
    incident: {
      incidentType: 'FIELD',
      priority: 'CRITICAL',
      title: null,
      entity: { urn: orders },
      created: { actor: ada },
      assignees: [{ urn: ada }],
      status: { state: 'ACTIVE', stage: null },
      incidentStatus: { lastUpdated: { time: 5 } },
      source: { type: 'MANUAL', source: { urn: 'urn:li:assertion:a' } },
    },
    post: {
      postType: 'HOME_PAGE_ANNOUNCEMENT',
      content: { contentType: 'LINK', title: 'News', link: 'https://example.com', media: null },
      lastModified: { time: 9, actor: null },
    },
    view: {
      name: 'Mine',
      viewType: 'PERSONAL',
      definition: {
        entityTypes: ['DATASET', 'DATA_JOB'],
        filter: {
          operator: 'OR',
          filters: [
            { field: 'platform', values: ['a'], condition: 'EQUAL', negated: false },
            { field: 'tags', values: ['b'], condition: 'CONTAIN', negated: true },
          ],
        },
      },
    },
    query: {
      properties: {
        source: 'MANUAL',
        statement: { value: 'SELECT 1', language: 'SQL' },
        createdOn: { time: 5, actor: { urn: ada } },
      },
      subjects: [
        { dataset: { urn: orders }, schemaField: null },
        { dataset: { urn: orders }, schemaField: { fieldPath: 'id' } },
      ],
    },
    test: { name: 'T', category: 'C', description: null, definition: { json: '{}' } },
    policy: {
      name: 'Editors',
      policyType: 'METADATA',
      state: 'ACTIVE',
      privileges: ['EDIT_ENTITY'],
      editable: true,
      actors: {
        users: [ada],
        roles: ['urn:li:dataHubRole:Editor'],
        allUsers: false,
        resourceOwners: false,
        resolvedUsers: [{ urn: ada }],
        resolvedRoles: [{ urn: 'urn:li:dataHubRole:Editor' }],
        resolvedGroups: null,
      },
      resources: {
        allResources: false,
        filter: {
          criteria: [
            {
              field: 'TAG',
              condition: 'EQUALS',
              values: [{ value: 'urn:li:tag:pii', entity: { urn: 'urn:li:tag:pii' } }],
            },
          ],
        },
      },
    },
  });
});

it('reads structured properties and forms, with their values and whom they are for', async () => {
  const { put, get } = await createTestGraphql();
  const property = 'urn:li:structuredProperty:steward';
  await put(property, 'propertyDefinition', {
    qualifiedName: 'steward',
    valueType: 'urn:li:dataType:datahub.urn',
    cardinality: 'MULTIPLE',
    typeQualifier: { allowedTypes: ['urn:li:entityType:datahub.corpuser'] },
    entityTypes: ['urn:li:entityType:datahub.dataset'],
  });
  await put('urn:li:entityType:datahub.dataset', 'entityTypeInfo', { qualifiedName: 'datahub.dataset' });
  await put('urn:li:dataType:datahub.urn', 'dataTypeInfo', { qualifiedName: 'datahub.urn' });
  await put(ada, 'corpUserInfo', { active: true });
  await put(orders, 'structuredProperties', {
    properties: [{ propertyUrn: property, values: [{ string: ada }] }],
  });
  await put('urn:li:corpGroup:stewards', 'corpGroupInfo', { admins: [], members: [], groups: [] });
  await put(ada, 'groupMembership', { groups: ['urn:li:corpGroup:stewards'] });
  await put('urn:li:form:f', 'formInfo', {
    name: 'F',
    prompts: [
      { id: '1', title: 'Who?', type: 'STRUCTURED_PROPERTY', structuredPropertyParams: { urn: property } },
    ],
    actors: { groups: ['urn:li:corpGroup:stewards'] },
  });
  await put(orders, 'forms', { incompleteForms: [{ urn: 'urn:li:form:f' }], completedForms: [] });
  const { dataset } = await get(
    `query ($urn: String!) { dataset(urn: $urn) {
      structuredProperties { properties { associatedUrn values { ... on StringValue { stringValue } ... on NumberValue { numberValue } } valueEntities { urn }
        structuredProperty { definition { qualifiedName cardinality immutable allowedValues { description } typeQualifier { allowedTypes { urn } } entityTypes { info { type } } valueType { info { type displayName } } } settings { isHidden } } } }
      forms { incompleteForms { associatedUrn incompletePrompts { id } form { info { type prompts { formUrn required structuredPropertyParams { structuredProperty { urn } } } actors { owners isAssignedToMe groups { urn } } } } } completedForms { associatedUrn } verifications { lastModified { time } } }
    } }`,
    { urn: orders },
  );
  expect(dataset).toEqual({
    structuredProperties: {
      properties: [
        {
          associatedUrn: orders,
          values: [{ stringValue: ada }],
          valueEntities: [{ urn: ada }],
          structuredProperty: {
            definition: {
              qualifiedName: 'steward',
              cardinality: 'MULTIPLE',
              immutable: false,
              allowedValues: null,
              typeQualifier: { allowedTypes: [{ urn: 'urn:li:entityType:datahub.corpuser' }] },
              entityTypes: [{ info: { type: 'DATASET' } }],
              valueType: { info: { type: 'URN', displayName: null } },
            },
            settings: null,
          },
        },
      ],
    },
    forms: {
      incompleteForms: [
        {
          associatedUrn: orders,
          incompletePrompts: [],
          form: {
            info: {
              type: 'COMPLETION',
              prompts: [
                {
                  formUrn: 'urn:li:form:f',
                  required: false,
                  structuredPropertyParams: { structuredProperty: { urn: property } },
                },
              ],
              actors: { owners: true, isAssignedToMe: true, groups: [{ urn: 'urn:li:corpGroup:stewards' }] },
            },
          },
        },
      ],
      completedForms: [],
      verifications: [],
    },
  });
});

it('reads the type of a document, and what it is below', async () => {
  const { put, get } = await createTestGraphql();
  const write = (name: string, info: object) =>
    put(`urn:li:document:${name}`, 'documentInfo', {
      status: { state: 'UNPUBLISHED' },
      contents: { text: '' },
      created: stamp,
      lastModified: stamp,
      ...info,
    });
  await write('top', {});
  await write('low', { parentDocument: { document: 'urn:li:document:top' } });
  await put('urn:li:document:low', 'subTypes', { typeNames: ['Runbook'] });
  const { document } = await get(
    `{ document(urn: "urn:li:document:low") { subType platform { urn } info { title contents { text } status { state } created { time } }
      parentDocuments { count documents { urn } } } }`,
  );
  expect(document).toEqual({
    subType: 'Runbook',
    platform: { urn: 'urn:li:dataPlatform:datahub' },
    info: { title: null, contents: { text: '' }, status: { state: 'UNPUBLISHED' }, created: { time: 5 } },
    parentDocuments: { count: 1, documents: [{ urn: 'urn:li:document:top' }] },
  });
});
