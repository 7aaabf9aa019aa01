import { expect, it } from 'vitest';
import { ada } from '../../testing/test-graphql.ts';
import { chart, codeOf, columnOf, done, now, orders, pii, refused, shop } from './testing/shop.ts';

const sales = 'urn:li:domain:sales';
const retail = 'urn:li:domain:retail';

it('puts entities into a domain, into another, and into none', async () => {
  const graphql = await shop();
  for (const domain of [sales, retail]) await graphql.put(domain, 'domainProperties', { name: domain });
  const domainsOf = async (urn: string) => (await graphql.read(urn, 'domains'))?.domains;
  const set = `mutation ($domain: String!) { setDomain(entityUrn: "${orders}", domainUrn: $domain) }`;
  await graphql.get(set, { domain: sales });
  expect(await domainsOf(orders)).toEqual([sales]);
  const resources = [{ resourceUrn: orders }, { resourceUrn: chart }];
  await done(graphql, 'batchSetDomain', 'BatchSetDomainInput', { domainUrn: retail, resources });
  for (const urn of [orders, chart]) expect(await domainsOf(urn)).toEqual([retail]);
  await graphql.get(`mutation { unsetDomain(entityUrn: "${orders}") }`);
  await done(graphql, 'batchSetDomain', 'BatchSetDomainInput', { domainUrn: null, resources });
  for (const urn of [orders, chart]) expect(await domainsOf(urn)).toEqual([]);

  for (const domain of ['urn:li:domain:none', pii, ''])
    expect(codeOf(await graphql.ask(set, { domain })), domain).toBe(400);
  // A tag has no domain.
  await refused(graphql, 'batchSetDomain', 'BatchSetDomainInput', {
    domainUrn: sales,
    resources: [{ resourceUrn: orders }, { resourceUrn: pii }],
  });
  expect(await domainsOf(orders)).toEqual([]);
});

it('deprecates entities and columns', async () => {
  const graphql = await shop();
  await done(graphql, 'updateDeprecation', 'UpdateDeprecationInput', {
    urn: orders,
    deprecated: true,
    decommissionTime: 1_800_000_000_000,
    replacement: chart,
  });
  expect(await graphql.read(orders, 'deprecation')).toEqual({
    deprecated: true,
    note: '',
    actor: ada,
    decommissionTime: 1_800_000_000_000,
    replacement: chart,
  });
  await done(graphql, 'batchUpdateDeprecation', 'BatchUpdateDeprecationInput', {
    deprecated: false,
    note: 'kept',
    resources: [{ resourceUrn: orders }, columnOf(orders, 'id')],
  });
  const kept = { deprecated: false, note: 'kept', actor: ada };
  expect(await graphql.read(orders, 'deprecation')).toEqual(kept);
  expect(await graphql.read(`urn:li:schemaField:(${orders},id)`, 'deprecation')).toEqual(kept);
  const wrong = { urn: orders, deprecated: true, replacement: 'chart' };
  expect(await refused(graphql, 'updateDeprecation', 'UpdateDeprecationInput', wrong)).toContain(
    'input.replacement',
  );
});

it('soft-deletes entities, and restores them', async () => {
  const graphql = await shop();
  await graphql.put(orders, 'status', { removed: false, lifecycleLastUpdated: { time: 1, actor: ada } });
  const remove = (deleted: boolean, ...urns: string[]) => ({ urns, deleted });
  const type = 'BatchUpdateSoftDeletedInput';
  await done(graphql, 'batchUpdateSoftDeleted', type, remove(true, orders, chart));
  expect(await graphql.read(orders, 'status')).toMatchObject({
    removed: true,
    lifecycleLastUpdated: { time: 1 },
  });
  expect(await graphql.read(chart, 'status')).toEqual({ removed: true });
  await done(graphql, 'batchUpdateSoftDeleted', type, remove(false, chart));
  expect(await graphql.read(chart, 'status')).toEqual({ removed: false });
  await refused(graphql, 'batchUpdateSoftDeleted', type, remove(true, chart, 'urn:li:chart:(looker,none)'));
  expect(await graphql.read(chart, 'status')).toEqual({ removed: false });
});

it('moves entities through the stages of their life', async () => {
  const graphql = await shop();
  const stage = 'urn:li:lifecycleStageType:certified';
  await graphql.put(stage, 'lifecycleStageTypeInfo', {
    name: 'Certified',
    entityTypes: ['dataset'],
    settings: {},
    created: { time: 1, actor: ada },
    lastModified: { time: 1, actor: ada },
  });
  const set = (urn: string, to: string | null) =>
    graphql.ask(
      'mutation ($urn: String!, $to: String) { setLifecycleStage(urn: $urn, lifecycleStageUrn: $to) }',
      {
        urn,
        to,
      },
    );
  expect(await set(orders, stage)).toEqual({ data: { setLifecycleStage: true } });
  expect(await graphql.read(orders, 'status')).toEqual({
    removed: false,
    lifecycleStage: stage,
    lifecycleLastUpdated: now,
  });
  expect(await set(orders, ' ')).toEqual({ data: { setLifecycleStage: true } });
  expect(await graphql.read(orders, 'status')).toEqual({ removed: false, lifecycleLastUpdated: now });
  for (const [urn, to, code] of [
    // What the model rejects has this code on every other surface too.
    [chart, stage, 422],
    [orders, 'urn:li:lifecycleStageType:none', 422],
    [orders, pii, 400],
    ['urn:li:chart:(looker,none)', null, 400],
  ] as const)
    expect(codeOf(await set(urn, to)), `${urn} ${to}`).toBe(code);
});

it('sets where an entity is shown', async () => {
  const graphql = await shop();
  const renderUrl = 'https://looker.example/embed/1';
  await done(graphql, 'updateEmbed', 'UpdateEmbedInput', { urn: chart, renderUrl });
  expect(await graphql.read(chart, 'embed')).toEqual({ renderUrl });
  await done(graphql, 'updateEmbed', 'UpdateEmbedInput', { urn: chart });
  expect(await graphql.read(chart, 'embed')).toEqual({});
  await refused(graphql, 'updateEmbed', 'UpdateEmbedInput', { urn: pii, renderUrl });
});
