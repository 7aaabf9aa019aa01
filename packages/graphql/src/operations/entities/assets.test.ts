import { expect, it } from 'vitest';
import { createTestGraphql } from '../../testing/test-graphql.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const copy = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.copy,PROD)';
const columnOf = (dataset: string, path: string) => `urn:li:schemaField:(${dataset},${path})`;
const ada = 'urn:li:corpuser:ada';
const stamp = { time: 5, actor: ada };

it('reads charts, dashboards and pipelines, with what they read by either list', async () => {
  const { put, get } = await createTestGraphql();
  const chart = 'urn:li:chart:(looker,sales)';
  const dashboard = 'urn:li:dashboard:(looker,board)';
  const flow = 'urn:li:dataFlow:(airflow,daily,prod)';
  const job = `urn:li:dataJob:(${flow},load)`;
  const changes = { created: stamp, lastModified: { ...stamp, time: 6 } };
  await put(chart, 'chartInfo', {
    title: 'Sales',
    description: '',
    lastModified: changes,
    inputs: [{ string: orders }],
    inputEdges: [{ destinationUrn: copy }, { destinationUrn: orders }],
  });
  await put(dashboard, 'dashboardInfo', {
    title: 'Board',
    description: '',
    lastModified: {},
    charts: [],
    chartEdges: [{ destinationUrn: chart }],
  });
  await put(job, 'dataJobInfo', { name: 'load', type: { string: 'COMMAND' } });
  await put(job, 'dataJobInputOutput', {
    inputDatasets: [],
    inputDatasetEdges: [{ destinationUrn: orders }],
    outputDatasets: [copy],
  });
  const data = await get(
    `query ($chart: String!, $dashboard: String!, $flow: String!, $job: String!) {
      chart(urn: $chart) { tool platform { urn } info { name inputs { urn } created { time actor } lastModified { time } deleted { time } } properties { name } }
      dashboard(urn: $dashboard) { tool platform { urn } info { name charts { urn } created { time actor } } }
      dataFlow(urn: $flow) { platform { urn } dataJobs { entities { entity { urn } } } }
      dataJob(urn: $job) { platform { urn } dataFlow { urn flowId } inputOutput { inputDatasets { urn } outputDatasets { urn } inputDatajobs { urn } } }
    }`,
    { chart, dashboard, flow, job },
  );
  expect(data).toEqual({
    chart: {
      tool: 'looker',
      platform: { urn: 'urn:li:dataPlatform:looker' },
      properties: { name: 'Sales' },
      info: {
        name: 'Sales',
        inputs: [{ urn: orders }, { urn: copy }],
        created: stamp,
        lastModified: { time: 6 },
        deleted: null,
      },
    },
    dashboard: {
      tool: 'looker',
      platform: { urn: 'urn:li:dataPlatform:looker' },
      info: {
        name: 'Board',
        charts: [{ urn: chart }],
        created: { time: 0, actor: 'urn:li:corpuser:unknown' },
      },
    },
    dataFlow: {
      platform: { urn: 'urn:li:dataPlatform:airflow' },
      dataJobs: { entities: [{ entity: { urn: job } }] },
    },
    dataJob: {
      platform: { urn: 'urn:li:dataPlatform:airflow' },
      dataFlow: { urn: flow, flowId: 'daily' },
      inputOutput: { inputDatasets: [{ urn: orders }], outputDatasets: [{ urn: copy }], inputDatajobs: [] },
    },
  });
});

it('links to charts and dashboards by either field', async () => {
  const { put, get } = await createTestGraphql();
  for (const [type, field] of [
    ['chart', 'chartUrl'],
    ['dashboard', 'dashboardUrl'],
  ] as const) {
    const urnOf = (name: string) => `urn:li:${type}:(looker,${name})`;
    const link = (name: string) => `https://looker.example/${name}`;
    const info = { title: 'Sales', description: '', lastModified: {} };
    await put(urnOf('old'), `${type}Info`, { ...info, [field]: link('old') });
    await put(urnOf('both'), `${type}Info`, { ...info, [field]: link('old'), externalUrl: link('new') });
    await put(urnOf('none'), `${type}Info`, info);
    for (const [name, externalUrl] of [
      ['old', link('old')],
      ['both', link('new')],
      ['none', null],
    ] as const) {
      const data = await get(
        `{ ${type}(urn: "${urnOf(name)}") { info { externalUrl } properties { externalUrl } } }`,
      );
      expect(data[type], `${type} ${name}`).toEqual({ info: { externalUrl }, properties: { externalUrl } });
    }
  }
});

it('reads models with their numbers in boxes', async () => {
  const { put, get } = await createTestGraphql();
  const model = 'urn:li:mlModel:(urn:li:dataPlatform:mlflow,churn,PROD)';
  const properties = {
    version: { versionTag: '1' },
    description: 'Churn',
    trainingJobs: ['urn:li:dataJob:x'],
  };
  await put(model, 'mlModelProperties', { ...properties, hyperParameters: { rate: { double: 0.5 } } });
  await put(model, 'mlModelQuantitativeAnalyses', { unitaryResults: 'good' });
  await put(model, 'mlModelTrainingData', { trainingData: [{ dataset: orders }] });
  await put(model, 'cost', { costType: 'ORG_COST_TYPE', cost: { costId: 7, fieldDiscriminator: 'costId' } });
  const { mlModel } = await get(
    `query ($urn: String!) { mlModel(urn: $urn) {
      name origin description trainingData { dataset } evaluationData { dataset } cost { costType costValue { costId costCode } }
      properties { version mlModelLineageInfo { trainingJobs downstreamJobs } hyperParameters { key value { ... on FloatBox { floatValue } } } tags }
      quantitativeAnalyses { unitaryResults { ... on StringBox { stringValue } } intersectionalResults { ... on StringBox { stringValue } } }
    } }`,
    { urn: model },
  );
  expect(mlModel).toEqual({
    name: 'churn',
    origin: 'PROD',
    description: 'Churn',
    trainingData: [{ dataset: orders }],
    evaluationData: null,
    cost: { costType: 'ORG_COST_TYPE', costValue: { costId: 7, costCode: null } },
    properties: {
      version: '1',
      mlModelLineageInfo: { trainingJobs: ['urn:li:dataJob:x'], downstreamJobs: null },
      hyperParameters: { key: 'rate', value: { floatValue: 0.5 } },
      tags: [],
    },
    quantitativeAnalyses: { unitaryResults: { stringValue: 'good' }, intersectionalResults: null },
  });
});

it('reads the glossary, domains and products, with names where none are stored', async () => {
  const { put, get } = await createTestGraphql();
  const term = 'urn:li:glossaryTerm:sales.revenue';
  const node = 'urn:li:glossaryNode:sales';
  await put(node, 'glossaryNodeInfo', { definition: 'All of sales' });
  await put(term, 'glossaryTermInfo', { definition: 'Income', termSource: 'INTERNAL', parentNode: node });
  await put('urn:li:domain:d', 'domainProperties', { name: 'D', created: stamp });
  await put('urn:li:dataProduct:p', 'dataProductProperties', {
    name: 'P',
    assets: [{ destinationUrn: orders }, { destinationUrn: copy }],
  });
  await put('urn:li:application:a', 'applicationProperties', { name: 'A' });
  await put(orders, 'applications', { applications: ['urn:li:application:a'] });
  await put('urn:li:tag:pii', 'tagProperties', { name: 'PII', description: 'Personal' });
  const data = await get(
    `query ($term: String!, $node: String!) {
      glossaryTerm(urn: $term) { name hierarchicalName parentNodes { count nodes { urn properties { name } } }
        properties { name description definition createdOn { time actor { urn } } } glossaryTermInfo { name } }
      glossaryNode(urn: $node) { properties { name description createdOn { actor { urn } } } }
      domain(urn: "urn:li:domain:d") { properties { createdOn { time actor { urn } } } parentDomains { count } }
      dataProduct(urn: "urn:li:dataProduct:p") { properties { numAssets createdOn { time } } }
      application(urn: "urn:li:application:a") { properties { numAssets } }
      tag(urn: "urn:li:tag:pii") { name description editableProperties { name description } }
      dataPlatform(urn: "urn:li:dataPlatform:mysql") { name displayName }
    }`,
    { term, node },
  );
  const created = { time: expect.any(Number), actor: expect.anything() };
  expect(data).toEqual({
    glossaryTerm: {
      name: 'revenue',
      hierarchicalName: 'sales.revenue',
      parentNodes: { count: 1, nodes: [{ urn: node, properties: { name: 'sales' } }] },
      properties: { name: 'revenue', description: 'Income', definition: 'Income', createdOn: created },
      glossaryTermInfo: { name: 'revenue' },
    },
    glossaryNode: {
      properties: { name: 'sales', description: 'All of sales', createdOn: { actor: expect.anything() } },
    },
    domain: { properties: { createdOn: { time: 5, actor: { urn: ada } } }, parentDomains: { count: 0 } },
    dataProduct: { properties: { numAssets: 2, createdOn: { time: expect.any(Number) } } },
    application: { properties: { numAssets: 1 } },
    tag: {
      name: 'pii',
      description: 'Personal',
      editableProperties: { name: 'PII', description: 'Personal' },
    },
    dataPlatform: { name: 'mysql', displayName: 'mysql' },
  });
});

it('reads what assertions assert, and of which columns', async () => {
  const { put, get } = await createTestGraphql();
  const assertion = 'urn:li:assertion:a';
  await put(assertion, 'assertionInfo', {
    type: 'DATASET',
    datasetAssertion: {
      dataset: orders,
      scope: 'DATASET_STORAGE_SIZE',
      fields: [columnOf(orders, 'id')],
      aggregation: 'UNIQUE_PROPORTION',
      operator: 'EQUAL_TO',
      parameters: { value: { value: '1', type: 'NUMBER' } },
      nativeParameters: { strict: 'true' },
    },
    freshnessAssertion: {
      type: 'DATASET_CHANGE',
      entity: orders,
      schedule: { type: 'FIXED_INTERVAL', fixedInterval: { unit: 'QUARTER', multiple: 2 } },
    },
    schemaAssertion: {
      entity: orders,
      schema: {
        schemaName: '',
        platform: 'urn:li:dataPlatform:mysql',
        version: 0,
        hash: '',
        platformSchema: { 'com.linkedin.schema.Schemaless': {} },
        fields: [
          {
            fieldPath: 'id',
            nativeDataType: 'int',
            type: { type: { 'com.linkedin.schema.NumberType': {} } },
          },
        ],
      },
    },
    customAssertion: { type: 'x', entity: orders, field: columnOf(orders, 'id') },
  });
  const read = await get(
    `query ($urn: String!) { assertion(urn: $urn) { platform { urn } info { type
      datasetAssertion { datasetUrn scope aggregation fields { urn path } nativeParameters { key value } }
      freshnessAssertion { entityUrn schedule { fixedInterval { unit multiple } } }
      schemaAssertion { entityUrn compatibility fields { path type nativeType } }
      customAssertion { entityUrn field { urn path } }
    } } }`,
    { urn: assertion },
  );
  expect(read.assertion).toEqual({
    platform: { urn: 'urn:li:dataPlatform:unknown' },
    info: {
      type: 'DATASET',
      datasetAssertion: {
        datasetUrn: orders,
        scope: 'UNKNOWN',
        aggregation: 'UNIQUE_PROPOTION',
        fields: [{ urn: columnOf(orders, 'id'), path: 'id' }],
        nativeParameters: [{ key: 'strict', value: 'true' }],
      },
      freshnessAssertion: { entityUrn: orders, schedule: { fixedInterval: { unit: 'MONTH', multiple: 6 } } },
      schemaAssertion: {
        entityUrn: orders,
        compatibility: 'EXACT_MATCH',
        fields: [{ path: 'id', type: 'NUMBER', nativeType: 'int' }],
      },
      customAssertion: { entityUrn: orders, field: { urn: columnOf(orders, 'id'), path: 'id' } },
    },
  });
});
