import { expect, it } from 'vitest';
import { createTestGraphql, type TestGraphql } from '../../testing/test-graphql.ts';

const datasetOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;

/** The URNs that a search finds which is a field of an entity, or a query by itself. */
async function urnsIn(graphql: TestGraphql, field: string, entity?: string): Promise<string[]> {
  const selection = `found: ${field} { total searchResults { entity { urn } } }`;
  const data = await graphql.get(
    entity === undefined ? `{ ${selection} }` : `{ parent: ${entity} { ${selection} } }`,
  );
  const { found } = entity === undefined ? data : data.parent;
  expect(found.total).toBe(found.searchResults.length);
  return found.searchResults.map((each: { entity: { urn: string } }) => each.entity.urn).sort();
}

it('finds what belongs to a container, a domain, a data product and an application', async () => {
  const graphql = await createTestGraphql();
  for (const name of ['orders', 'items']) await graphql.put(datasetOf(name), 'datasetProperties', { name });
  const [container, domain, product, application] = [
    'urn:li:container:c',
    'urn:li:domain:d',
    'urn:li:dataProduct:p',
    'urn:li:application:a',
  ] as const;
  const orders = datasetOf('orders');
  await graphql.put(container, 'containerProperties', { name: 'c' });
  await graphql.put(domain, 'domainProperties', { name: 'd' });
  await graphql.put(application, 'applicationProperties', { name: 'a' });
  await graphql.put(product, 'dataProductProperties', {
    name: 'p',
    assets: [{ destinationUrn: orders }, { destinationUrn: datasetOf('unknown') }],
  });
  await graphql.put('urn:li:dataProduct:empty', 'dataProductProperties', { name: 'empty' });
  await graphql.put(orders, 'container', { container });
  await graphql.put(orders, 'domains', { domains: [domain] });
  await graphql.put(orders, 'applications', { applications: [application] });
  for (const [field, entity] of [
    ['entities(input: {start: 0, count: 5, query: ""})', `container(urn: "${container}")`],
    ['entities', `domain(urn: "${domain}")`],
    ['entities(input: {query: "*"})', `dataProduct(urn: "${product}")`],
    [`listDataProductAssets(urn: "${product}", input: {query: "*"})`],
    [`listApplicationAssets(urn: "${application}", input: {query: "orders"})`],
  ] as const)
    expect(await urnsIn(graphql, field, entity), field).toEqual([orders]);
  const empty = 'listDataProductAssets(urn: "urn:li:dataProduct:empty", input: {query: "*"})';
  expect(await urnsIn(graphql, empty)).toEqual([]);
  const wrong = await graphql.ask(
    `{ listDataProductAssets(urn: "${domain}", input: {query: "*"}) { total } }`,
  );
  expect(wrong.errors?.[0]?.message).toContain('dataProduct');
});

it('finds siblings, children and versions', async () => {
  const graphql = await createTestGraphql();
  const [orders, view] = [datasetOf('orders'), datasetOf('view')];
  await graphql.put(orders, 'datasetProperties', { name: 'orders' });
  await graphql.put(view, 'siblings', { siblings: [orders], primary: true });
  await graphql.put('urn:li:glossaryNode:n', 'glossaryNodeInfo', { definition: 'n' });
  await graphql.put('urn:li:glossaryTerm:t', 'glossaryTermInfo', {
    definition: 't',
    termSource: 'INTERNAL',
    parentNode: 'urn:li:glossaryNode:n',
  });
  const stamp = { time: 1, actor: 'urn:li:corpuser:ada' };
  const metricOf = (id: string) => `urn:li:metric:(urn:li:dataPlatform:dbt,shop,${id})`;
  const [whole, part] = [metricOf('whole'), metricOf('part')];
  const model = 'urn:li:semanticModel:(urn:li:dataPlatform:dbt,shop,m)';
  await graphql.put(whole, 'metricInfo', { name: 'whole' });
  await graphql.put(part, 'metricInfo', { name: 'part', semanticModel: model });
  await graphql.put(part, 'metricRelationships', { parentMetric: whole });
  await graphql.put(model, 'semanticModelInfo', { name: 'm' });
  const versionSet = 'urn:li:versionSet:(v,dataset)';
  for (const name of ['v1', 'v2'])
    await graphql.put(datasetOf(name), 'versionProperties', {
      versionSet,
      version: { versionTag: name },
      sortId: name,
      metadataCreatedTimestamp: stamp,
    });
  const everything = 'input: {query: "*"}';
  for (const [field, entity, ...expected] of [
    ['siblingsSearch', `dataset(urn: "${orders}")`, view],
    ['glossaryChildrenSearch', 'glossaryNode(urn: "urn:li:glossaryNode:n")', 'urn:li:glossaryTerm:t'],
    ['childMetrics', `metric(urn: "${whole}")`, part],
    ['metrics', `semanticModel(urn: "${model}")`, part],
    ['versionsSearch', `versionSet(urn: "${versionSet}")`, datasetOf('v1'), datasetOf('v2')],
  ] as const)
    expect(await urnsIn(graphql, `${field}(${everything})`, entity), field).toEqual(expected);
});
