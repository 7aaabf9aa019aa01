import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { type Catalogue, createCatalogue } from '../catalogue.ts';
import type { ChangeProposal } from '../proposal.ts';
import { searchQuery } from '../search/query.ts';
import type { Session } from '../session/session.ts';
import { ada, asAda, forbidden, granting, platform } from '../testing/access-fixtures.ts';
import { catalogueTest, datasetUrn, orders, schemaOf, upsert } from '../testing/catalogue-fixture.ts';
import { createAccessControl } from './access-control.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const items = datasetUrn('items');
const stock = datasetUrn('stock');
const pii = 'urn:li:tag:pii';
const business = 'urn:li:tag:business';

const removed = (urn: string) => upsert(urn, 'status', { removed: false });
const tagged = (urn: string, ...tags: string[]) =>
  upsert(urn, 'globalTags', { tags: tags.map((tag) => ({ tag })) });
const upstream = (urn: string, ...from: string[]) =>
  upsert(urn, 'upstreamLineage', { upstreams: from.map((dataset) => ({ dataset, type: 'COPY' })) });
const columns = (urn: string, ...fields: JsonObject[]) =>
  upsert(urn, 'editableSchemaMetadata', { editableSchemaFieldInfo: fields });
describe('reads', () => {
  test('show what may not be seen as if it did not exist', async ({ catalogue, store }) => {
    await catalogue.propose([
      removed(orders),
      tagged(items, pii),
      upsert(items, 'ownership', { owners: [{ owner: ada, type: 'DATAOWNER' }] }),
      granting(['VIEW_ENTITY_PAGE', 'GET_TIMELINE_PRIVILEGE'], [orders]),
    ]);
    const session = asAda(catalogue, store);
    expect((await session.entity(orders)).aspects).not.toEqual([]);
    expect((await session.entity(items)).aspects).toEqual([]);
    expect((await session.entities([items, orders])).map(({ aspects }) => aspects.length > 0)).toEqual([
      false,
      true,
    ]);
    expect(await session.existing([items, orders])).toEqual([orders]);
    expect(await session.aspect(items, 'globalTags')).toBeUndefined();
    expect(await session.history(items, 'globalTags', 0, 10)).toEqual({ total: 0, versions: [] });
    expect(await session.timeline({ urn: items, categories: ['TAG'] })).toEqual([]);
    expect(await session.browsePaths(items)).toEqual([]);
    const incoming = { urn: items, types: [], start: 0, count: 10 } as const;
    expect(await session.relationships({ ...incoming, direction: 'outgoing' })).toMatchObject({ total: 0 });
    await expect(session.countAspect('status')).rejects.toEqual(forbidden('GET_COUNTS_PRIVILEGE'));
  });

  test('need the privilege for profiles besides', async ({ catalogue, store }) => {
    const profile = upsert(orders, 'datasetProfile', { timestampMillis: 1, rowCount: 7 });
    await catalogue.propose([
      removed(orders),
      profile,
      granting(['VIEW_ENTITY_PAGE', 'GET_TIMESERIES_ASPECT_PRIVILEGE']),
    ]);
    const read = () => asAda(catalogue, store).timeseries({ urn: orders, aspect: 'datasetProfile' });
    await expect(read()).rejects.toEqual(forbidden('VIEW_DATASET_PROFILE'));
    await catalogue.propose([granting(['VIEW_DATASET_PROFILE'])]);
    expect(await read()).toHaveLength(1);
  });

  test('of time series need sight of the entity and one of three privileges', async ({
    catalogue,
    store,
  }) => {
    const point = upsert(orders, 'datasetUsageStatistics', {
      timestampMillis: 1,
      eventGranularity: { unit: 'DAY', multiple: 1 },
    });
    const read = () => asAda(catalogue, store).timeseries({ urn: orders, aspect: 'datasetUsageStatistics' });
    await catalogue.propose([removed(orders), point, granting(['VIEW_DATASET_USAGE'])]);
    // In DataHub the second privilege is enough. Here nothing is read of what may not be seen.
    await catalogue.propose([granting(['GET_TIMESERIES_ASPECT_PRIVILEGE'])]);
    expect(await read()).toEqual([]);
    await catalogue.deleteEntity(granting(['GET_TIMESERIES_ASPECT_PRIVILEGE']).entityUrn);
    await catalogue.propose([granting(['VIEW_ENTITY_PAGE'])]);
    await expect(read()).rejects.toEqual(
      forbidden('GET_TIMESERIES_ASPECT_PRIVILEGE or EDIT_ENTITY or DELETE_ENTITY'),
    );
    await catalogue.deleteEntity(granting(['VIEW_ENTITY_PAGE']).entityUrn);
    for (const privilege of ['EDIT_ENTITY', 'DELETE_ENTITY']) {
      const policy = granting([privilege]);
      await catalogue.propose([policy]);
      expect(await read()).toHaveLength(1);
      await catalogue.deleteEntity(policy.entityUrn);
    }
  });

  test('keep the shape of lineage, and name nothing that may not be seen', async ({ catalogue, store }) => {
    await catalogue.propose([
      removed(orders),
      upstream(items, orders),
      upstream(stock, items),
      granting(['VIEW_ENTITY_PAGE'], [orders, stock]),
    ]);
    const session = asAda(catalogue, store);
    const query = { urn: orders, direction: 'downstream', start: 0, count: 10 } as const;
    const { total, entities } = await session.lineage(query);
    expect(total).toBe(2);
    expect(entities.map(({ isRestricted = false }) => isRestricted)).toEqual([true, false]);
    const [hidden, shown] = entities;
    expect(hidden?.urn).toMatch(/^urn:li:restricted:[0-9a-f]{32}$/);
    expect(shown?.path).toEqual([orders, hidden?.urn, stock]);
    expect(JSON.stringify(entities)).not.toContain('items');
    expect(await session.lineage({ ...query, urn: items })).toMatchObject({ total: 0 });
    const search = { ...query, input: 'items', filter: [], sort: [], facets: [] };
    expect(await session.searchLineage(search)).toMatchObject({ total: 0 });
  });

  test('of policies and of secrets need their own privileges', async ({ catalogue, store }) => {
    const secret = 'urn:li:dataHubSecret:password';
    await catalogue.propose([
      upsert(secret, 'dataHubSecretValue', { name: 'password', value: 'x' }),
      granting(['VIEW_ENTITY_PAGE']),
    ]);
    const urns = async () =>
      (
        await asAda(catalogue, store).search(
          searchQuery({ entityTypes: ['dataHubPolicy', 'dataHubSecret'], count: 100 }),
        )
      ).hits.map(({ entityType }) => entityType);
    expect(await urns()).toEqual([]);
    expect(await asAda(catalogue, store).existing([secret])).toEqual([]);
    await catalogue.propose([platform('MANAGE_SECRETS', 'MANAGE_POLICIES')]);
    expect(await urns()).toContain('dataHubPolicy');
    expect(await asAda(catalogue, store).existing([secret])).toEqual([secret]);
    expect((await asAda(catalogue, store).entity(secret)).aspects.map(({ aspect }) => aspect)).toEqual([
      'dataHubSecretKey',
    ]);
  });

  test('of the log show the changes of what may be seen', async ({ catalogue, store }) => {
    await catalogue.propose([removed(orders), removed(items)]);
    await catalogue.propose([granting(['VIEW_ENTITY_PAGE'], [orders])]);
    await expect(asAda(catalogue, store).changes.read({ from: 1, limit: 100 })).rejects.toEqual(
      forbidden('GET_METADATA_CHANGE_LOG_EVENTS'),
    );
    await catalogue.propose([platform('GET_METADATA_CHANGE_LOG_EVENTS')]);
    const { entries } = await asAda(catalogue, store).changes.read({ from: 1, limit: 100 });
    expect([...new Set(entries.map(({ urn }) => urn))]).toEqual([orders]);
  });
});

describe('searches', () => {
  const names = ['orders', 'items', 'stock', 'people', 'prices'].map(datasetUrn);
  const domains = ['urn:li:domain:a', 'urn:li:domain:b'];
  const asset = fc.record({
    tag: fc.option(fc.constantFrom(pii, business)),
    domain: fc.option(fc.constantFrom(...domains)),
  });

  const proposalsOf = (urn: string, { tag, domain }: { tag: string | null; domain: string | null }) => [
    upsert(urn, 'datasetProperties', { name: urn.split(',')[1] ?? '' }),
    ...(tag ? [tagged(urn, tag)] : []),
    ...(domain ? [upsert(urn, 'domains', { domains: [domain] })] : []),
  ];

  test('answer as a catalogue that holds only what may be seen', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(...names.map(() => asset)),
        fc.subarray(names),
        fc.constantFrom('*', 'orders', 'stock OR people', '-orders'),
        fc.constantFrom<readonly string[]>([], [pii], [pii, business]),
        async (assets, seen, input, tags) => {
          const [all, some] = [0, 1].map(() => createSqliteStore(openMemoryDatabase()));
          if (!all || !some) return;
          const [whole, part] = [all, some].map((store) => createCatalogue({ registry, store }));
          const given = names.map((urn, i) => [urn, proposalsOf(urn, assets[i] as never)] as const);
          await whole?.propose([...given.flatMap(([, own]) => own), granting(['VIEW_ENTITY_PAGE'], seen)]);
          const kept = given.filter(([urn]) => seen.includes(urn)).flatMap(([, own]) => own);
          if (kept.length > 0) await part?.propose(kept);
          const filter = tags.map((tag) => [
            { fields: ['tags'], condition: 'EQUAL' as const, values: [tag], negated: false },
          ]);
          const query = searchQuery({
            input,
            filter,
            facets: ['tags', 'domains', '_entityType'],
            entityTypes: ['dataset'],
            sort: [{ field: 'urn', order: 'ASCENDING' }],
          });
          const pick = ({ total, hits, facets }: Awaited<ReturnType<Catalogue['search']>>) => ({
            total,
            hits: hits.map(({ urn }) => urn),
            facets,
          });
          const session = asAda(whole as Catalogue, all);
          expect(pick(await session.search(query))).toEqual(pick(await (part as Catalogue).search(query)));
          expect(pick(await session.scroll({ ...query, count: 2 }))).toEqual(
            pick(await (part as Catalogue).scroll({ ...query, count: 2 })),
          );
          const prefix = searchQuery({ input: 'sto', entityTypes: ['dataset'] });
          expect((await session.autocomplete(prefix)).suggestions).toEqual(
            (await (part as Catalogue).autocomplete(prefix)).suggestions,
          );
          const { groups } = await session.browse(query, []);
          expect(groups).toEqual((await (part as Catalogue).browse(query, [])).groups);
          const read = async (
            of: Pick<Session, 'entities' | 'existing' | 'scrollEdges' | 'browsePaths'>,
          ) => ({
            entities: (await of.entities(names)).map(({ urn, aspects }) => ({
              urn,
              aspects: aspects.map(({ aspect, value }) => ({ aspect, value })),
            })),
            existing: await of.existing(names),
            paths: await Promise.all(names.map((urn) => of.browsePaths(urn))),
            edges: (await of.scrollEdges({ sourceTypes: ['dataset'], count: 100 })).edges
              .map(({ source, type, destination }) => [source.urn, type, destination.urn].join())
              .sort(),
          });
          expect(await read(session)).toEqual(await read(part as Catalogue));
          await Promise.all([all.close(), some.close()]);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('do not ask the index where nothing may be seen', async ({ catalogue, store }) => {
    await catalogue.propose([removed(orders)]);
    const blind = createCatalogue({
      registry,
      store: { ...store, search: () => Promise.reject(new Error('The index was asked')) },
    });
    const query = searchQuery({ facets: ['tags'] });
    expect(await asAda(blind, store).search(query)).toMatchObject({
      total: 0,
      hits: [],
      facets: [{ field: 'tags', counts: [] }],
    });
  });
});

describe('writes', () => {
  test('of a field need its privilege, or the one for everything', async ({ catalogue, store }) => {
    await catalogue.propose([removed(orders), granting(['EDIT_ENTITY_TAGS'], [orders])]);
    const session = () => asAda(catalogue, store);
    await session().propose([tagged(orders, pii)]);
    await expect(session().propose([tagged(items, pii)])).rejects.toEqual(forbidden('CREATE_ENTITY'));
    const owned = upsert(orders, 'ownership', { owners: [] });
    await expect(session().propose([owned])).rejects.toEqual(
      forbidden('ownership of', 'EDIT_ENTITY or EDIT_ENTITY_OWNERS'),
    );
    await expect(session().deleteEntity(orders)).rejects.toEqual(forbidden('DELETE_ENTITY'));
    await catalogue.propose([granting(['EDIT_ENTITY', 'DELETE_ENTITY'], [orders])]);
    await session().propose([owned]);
    await session().deleteEntity(orders);
    expect(await catalogue.existing([orders])).toEqual([]);
  });

  test('of a batch with one refusal change nothing, and name each', async ({ catalogue, store }) => {
    await catalogue.propose([removed(orders), granting(['EDIT_ENTITY_TAGS'])]);
    const batch: ChangeProposal[] = [
      tagged(orders, pii),
      upsert(orders, 'deprecation', { deprecated: true, note: '', actor: ada }),
      upsert(orders, 'ownership', { owners: [] }),
    ];
    const refused = forbidden('/proposals/1: .*EDIT_DEPRECATION', '/proposals/2: .*EDIT_ENTITY_OWNERS');
    await expect(asAda(catalogue, store).propose(batch)).rejects.toEqual(refused);
    await expect(asAda(catalogue, store).proposeAsync(batch)).rejects.toEqual(refused);
    const withCondition = batch.map((each) => ({ ...each, headers: { 'If-Version-Match': '7' } }));
    await expect(asAda(catalogue, store).proposeAsync(withCondition)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await catalogue.aspect(orders, 'globalTags')).toBeUndefined();
  });

  test('of columns need what differs, also by a patch', async ({ catalogue, store }) => {
    const described = { fieldPath: 'id', description: 'The number.' };
    await catalogue.propose([
      schemaOf(orders, 'id'),
      columns(orders, described),
      granting(['EDIT_DATASET_COL_TAGS']),
    ]);
    const session = () => asAda(catalogue, store);
    await session().propose([columns(orders, { ...described, globalTags: { tags: [{ tag: pii }] } })]);
    await expect(session().propose([columns(orders, { ...described, description: 'x' })])).rejects.toEqual(
      forbidden('EDIT_DATASET_COL_DESCRIPTION'),
    );
    const patch = (path: string, value: string): ChangeProposal => ({
      entityUrn: orders,
      aspectName: 'editableSchemaMetadata',
      changeType: 'PATCH',
      value: {
        arrayPrimaryKeys: { editableSchemaFieldInfo: ['fieldPath'] },
        patch: [{ op: 'add', path: `/editableSchemaFieldInfo/id/${path}`, value }],
      },
    });
    await expect(session().propose([patch('description', 'x')])).rejects.toEqual(
      forbidden('EDIT_DATASET_COL_DESCRIPTION'),
    );
  });

  test('obey the constraints of a policy', async ({ catalogue, store }) => {
    const privilegeConstraints = {
      criteria: [{ field: 'URN', values: [business], condition: 'EQUALS' }],
    };
    await catalogue.propose([
      tagged(orders, pii),
      granting(['EDIT_ENTITY_TAGS'], undefined, { privilegeConstraints }),
    ]);
    const session = () => asAda(catalogue, store);
    await session().propose([tagged(orders, pii, business)]);
    await expect(session().propose([tagged(orders, business)])).rejects.toEqual(
      forbidden('EDIT_ENTITY_TAGS'),
    );
    await expect(session().propose([tagged(orders, pii, 'urn:li:tag:x')])).rejects.toEqual(
      forbidden('EDIT_ENTITY_TAGS'),
    );
  });

  const policy = granting(['MANAGE_POLICIES']);
  const inactive = { ...policy, value: { ...policy.value, state: 'INACTIVE' } };
  test.for([
    ['a policy', inactive, 'MANAGE_POLICIES'],
    ['a role', upsert(ada, 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] }), 'MANAGE_POLICIES'],
    ['a group', upsert(ada, 'groupMembership', { groups: [] }), 'MANAGE_USERS_AND_GROUPS'],
    ['a user', upsert('urn:li:corpuser:bob', 'status', { removed: true }), 'MANAGE_USERS_AND_GROUPS'],
    [
      'a secret',
      upsert('urn:li:dataHubSecret:s', 'dataHubSecretValue', { name: 's', value: 'x' }),
      'MANAGE_SECRETS',
    ],
    [
      'an invitation',
      upsert('urn:li:inviteToken:t', 'inviteToken', { token: 't', role: 'urn:li:dataHubRole:Admin' }),
      'nobody',
    ],
  ] as const)(
    'by who may edit everything do not change %s',
    async ([, proposal, privilege], { catalogue, store }) => {
      await catalogue.propose([
        removed('urn:li:corpuser:bob'),
        granting(['EDIT_ENTITY', 'CREATE_ENTITY', 'DELETE_ENTITY', 'VIEW_ENTITY_PAGE']),
      ]);
      const refused = forbidden(privilege);
      await expect(asAda(catalogue, store).propose([proposal])).rejects.toEqual(refused);
      await expect(asAda(catalogue, store).deleteEntity(proposal.entityUrn)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      await catalogue.propose([
        { ...proposal, systemMetadata: { runId: 'run-7' } },
        platform('MANAGE_INGESTION'),
      ]);
      await expect(asAda(catalogue, store).rollBack({ runId: 'run-7' })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      const kept = await catalogue.aspect(proposal.entityUrn, proposal.aspectName);
      expect(kept).toMatchObject({ systemMetadata: { runId: 'run-7' } });
    },
  );

  test('do not give oneself what the batch itself would allow', async ({ catalogue, store }) => {
    const policy = granting(['EDIT_ENTITY_DOCS'], undefined);
    await catalogue.propose([
      removed(orders),
      granting(['EDIT_ENTITY_OWNERS']),
      { ...policy, value: { ...policy.value, actors: { resourceOwners: true } } },
    ]);
    const owned = upsert(orders, 'ownership', { owners: [{ owner: ada, type: 'DATAOWNER' }] });
    const described = upsert(orders, 'editableDatasetProperties', { description: 'x' });
    await expect(asAda(catalogue, store).propose([owned, described])).rejects.toEqual(
      forbidden('EDIT_ENTITY_DOCS'),
    );
    await asAda(catalogue, store).propose([owned]);
    await asAda(catalogue, store).propose([described]);
  });
});

test('an explanation names the policy that decides, or why none does', async ({ catalogue, store }) => {
  await catalogue.propose([removed(orders), granting(['EDIT_ENTITY_TAGS'], [orders])]);
  const access = createAccessControl(store);
  const explain = (urn: string) => access.explain(ada, ['EDIT_ENTITY_TAGS'], { urn, entityType: 'dataset' });
  expect(await explain(orders)).toMatchObject({ isAllowed: true, privilege: 'EDIT_ENTITY_TAGS' });
  expect(await explain(items)).toMatchObject({
    isAllowed: false,
    denials: [{ reason: 'OTHER_RESOURCES' }],
  });
});
