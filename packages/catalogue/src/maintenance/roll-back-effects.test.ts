import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import type { ChangeProposal } from '../proposal.ts';
import { searchQuery } from '../search/query.ts';
import { catalogueTest, datasetUrn, orders, tag, upsert } from '../testing/catalogue-fixture.ts';
import { criterion } from '../testing/fixtures.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const by = (runId: string) => ({ systemMetadata: { runId } });
const latestValue = async (catalogue: Catalogue, urn: string, aspect: string) =>
  (await catalogue.aspect(urn, aspect))?.value;
const stamp = (time: number) => ({ actor: 'urn:li:corpuser:ada', time });

describe('a rollback, or a deletion, of versions', () => {
  const set = 'urn:li:versionSet:(churn,mlModel)';
  const model = (name: string): string => `urn:li:mlModel:(urn:li:dataPlatform:mlflow,${name},PROD)`;
  const [one, two, three] = [model('one'), model('two'), model('three')] as const;
  const version = (urn: string, sortId: string, runId: string, some: JsonObject = {}): ChangeProposal =>
    upsert(
      urn,
      'versionProperties',
      { versionSet: set, version: { versionTag: `v${sortId}` }, sortId, ...some },
      by(runId),
    );
  const state = async (catalogue: Catalogue) => [
    (await latestValue(catalogue, set, 'versionSetProperties'))?.latest,
    ...(await Promise.all(
      [one, two, three].map(
        async (urn) => (await latestValue(catalogue, urn, 'versionProperties'))?.isLatest,
      ),
    )),
  ];
  const latestFound = async (catalogue: Catalogue) =>
    (
      await catalogue.search(searchQuery({ filter: [[criterion('isLatest', { values: ['true'] })]] }))
    ).hits.map(({ urn }) => urn);

  test('leaves the last of those that remain the latest, in whichever order the runs go', async ({
    catalogue,
  }) => {
    for (const [urn, sortId] of [
      [one, '1'],
      [two, '2'],
      [three, '3'],
    ] as const)
      await catalogue.propose([version(urn, sortId, sortId)]);
    await catalogue.rollBack({ runId: '2' }, { hard: true });
    expect(await state(catalogue)).toEqual([three, false, undefined, true]);
    await catalogue.rollBack({ runId: '3' });
    expect(await state(catalogue)).toEqual([one, true, undefined, undefined]);
    expect(await latestFound(catalogue)).toEqual([one]);
    await catalogue.rollBack({ runId: '1' });
    expect(await catalogue.existing([set])).toEqual([]);
  });

  test('finds another version last when it lowers the latest', async ({ catalogue }) => {
    await catalogue.propose([version(one, '1', 'good'), version(two, '2', 'good')]);
    await catalogue.propose([version(one, '9', 'bad')]);
    expect(await state(catalogue)).toEqual([one, true, false, undefined]);
    await catalogue.rollBack({ runId: 'bad' });
    expect(await state(catalogue)).toEqual([two, false, true, undefined]);
  });

  test('takes a choice of the latest back, and not the versions that came since', async ({
    catalogue,
    clock,
  }) => {
    await catalogue.propose([version(one, '1', 'good'), version(two, '2', 'good')]);
    clock.time += 1;
    const choice = { latest: one, versioningScheme: 'LEXICOGRAPHIC_STRING' };
    await catalogue.propose([upsert(set, 'versionSetProperties', choice, by('bad'))]);
    clock.time += 1;
    await catalogue.propose([version(three, '3', 'good')]);
    await catalogue.rollBack({ runId: 'bad' });
    expect(await state(catalogue)).toEqual([three, false, false, true]);
    await catalogue.deleteEntity(three);
    expect(await state(catalogue)).toEqual([two, false, true, undefined]);
  });

  test('returns to the version that somebody chose', async ({ catalogue, clock }) => {
    await catalogue.propose([version(one, '1', 'good'), version(two, '2', 'good')]);
    clock.time += 1;
    const choice = { latest: one, versioningScheme: 'LEXICOGRAPHIC_STRING' };
    await catalogue.propose([upsert(set, 'versionSetProperties', choice)]);
    clock.time += 1;
    await catalogue.propose([version(three, '3', 'bad')]);
    await catalogue.rollBack({ runId: 'bad' });
    expect(await state(catalogue)).toEqual([one, true, false, undefined]);
  });

  test.for(['versionProperties', 'mlModelKey'])(
    'by %s leaves no set that has no versions, unless it is described',
    async (aspect, { catalogue }) => {
      const remove = (urn: string) => upsert(urn, aspect, {}, { changeType: 'DELETE' });
      await catalogue.propose([version(one, '1', 'a'), version(two, '2', 'a')]);
      await catalogue.propose([remove(two)]);
      expect(await state(catalogue)).toEqual([one, true, undefined, undefined]);
      await catalogue.propose([remove(one)]);
      expect(await catalogue.existing([set])).toEqual([]);
      const described = {
        latest: one,
        versioningScheme: 'LEXICOGRAPHIC_STRING',
        customProperties: { a: 'b' },
      };
      await catalogue.propose([version(one, '1', 'a'), upsert(set, 'versionSetProperties', described)]);
      await catalogue.propose([remove(one)]);
      expect(await catalogue.existing([set])).toEqual([set]);
    },
  );

  test('leaves the set with its other versions when one moves to another set', async ({ catalogue }) => {
    const other = 'urn:li:versionSet:(other,mlModel)';
    await catalogue.propose([version(one, '1', 'a'), version(two, '2', 'a')]);
    await catalogue.propose([version(two, '2', 'b', { versionSet: other })]);
    expect(await state(catalogue)).toEqual([one, true, true, undefined]);
    await catalogue.rollBack({ runId: 'b' });
    expect(await state(catalogue)).toEqual([two, false, true, undefined]);
    expect(await catalogue.existing([other])).toEqual([]);
  });
});

describe('a rollback, or a deletion, of an incident', () => {
  const incident = (id: string) => `urn:li:incident:${id}`;
  const raised = (id: string, runId: string, some: JsonObject = {}) =>
    upsert(
      incident(id),
      'incidentInfo',
      {
        type: 'FRESHNESS',
        entities: [orders],
        status: { state: 'ACTIVE', lastUpdated: stamp(2) },
        created: stamp(1),
        ...some,
      },
      by(runId),
    );
  const listed = async (catalogue: Catalogue) => {
    const value = (await latestValue(catalogue, orders, 'incidentsSummary')) ?? {};
    return ['activeIncidentDetails', 'resolvedIncidentDetails'].map((list) =>
      [value[list]].flat().map((details) => (details as { readonly urn: string }).urn),
    );
  };
  const resolved = { status: { state: 'RESOLVED', lastUpdated: stamp(3) } };

  test('lists what is left, whoever wrote the summary last', async ({ catalogue }) => {
    for (const id of ['a', 'b', 'c']) await catalogue.propose([raised(id, id)]);
    await catalogue.propose([raised('a', 'late', resolved)]);
    await catalogue.rollBack({ runId: 'b' });
    expect(await listed(catalogue)).toEqual([[incident('c')], [incident('a')]]);
    await catalogue.rollBack({ runId: 'late' });
    expect((await listed(catalogue)).map((list) => list.sort())).toEqual([
      [incident('a'), incident('c')],
      [],
    ]);
    await catalogue.rollBack({ runId: 'c' }, { hard: true });
    expect(await listed(catalogue)).toEqual([[incident('a')], []]);
  });

  test.for(['incidentInfo', 'incidentKey'])('by %s leaves nothing listed', async (aspect, { catalogue }) => {
    await catalogue.propose([raised('a', 'a')]);
    await catalogue.propose([upsert(incident('a'), aspect, {}, { changeType: 'DELETE' })]);
    expect(await listed(catalogue)).toEqual([[], []]);
  });

  test('leaves the summary to references that are deleted', async ({ catalogue }) => {
    await catalogue.propose([raised('a', 'a', { entities: [orders, datasetUrn('other')] })]);
    await catalogue.deleteReferences(orders);
    expect(await listed(catalogue)).toEqual([[], []]);
  });
});

describe('a rollback, or a deletion, of lineage', () => {
  const model = datasetUrn('orders').replace('mysql', 'dbt');
  const lineage = (urn: string, upstream: string, runId: string) =>
    upsert(urn, 'upstreamLineage', { upstreams: [{ dataset: upstream, type: 'TRANSFORMED' }] }, by(runId));
  const siblings = (catalogue: Catalogue) =>
    Promise.all([orders, model].map((urn) => latestValue(catalogue, urn, 'siblings')));
  const related = [
    { siblings: [model], primary: false },
    { siblings: [orders], primary: true },
  ];
  const none = [undefined, undefined];

  test('separates the siblings that followed from it', async ({ catalogue, clock }) => {
    await catalogue.propose([lineage(orders, datasetUrn('raw'), 'good'), tagged(model, 'good')]);
    clock.time += 1;
    await catalogue.propose([lineage(orders, model, 'bad')]);
    expect(await siblings(catalogue)).toEqual(related);
    await catalogue.rollBack({ runId: 'bad' });
    expect(await siblings(catalogue)).toEqual(none);
  });

  test('keeps those that another value makes as well', async ({ catalogue, clock }) => {
    await catalogue.propose([
      lineage(model, orders, 'good'),
      upsert(model, 'subTypes', { typeNames: ['Source'] }, by('good')),
    ]);
    clock.time += 1;
    await catalogue.propose([lineage(orders, model, 'bad')]);
    await catalogue.rollBack({ runId: 'bad' });
    expect(await siblings(catalogue)).toEqual(related);
  });

  test('keeps them where the run only wrote them again', async ({ catalogue, clock }) => {
    await catalogue.propose([lineage(orders, model, 'bad')]);
    clock.time += 1;
    await catalogue.propose([lineage(orders, model, 'good'), tagged(model, 'good')]);
    await catalogue.rollBack({ runId: 'bad' });
    expect(await siblings(catalogue)).toEqual(related);
  });

  test.for(['upstreamLineage', 'entity'])('by %s separates them', async (way, { catalogue }) => {
    await catalogue.propose([lineage(orders, model, 'a')]);
    if (way === 'entity') await catalogue.deleteEntity(orders);
    else await catalogue.propose([upsert(orders, way, {}, { changeType: 'DELETE' })]);
    expect(await siblings(catalogue)).toEqual(none);
  });

  test('keeps those that somebody has set', async ({ catalogue }) => {
    const own = { siblings: [model], primary: false };
    await catalogue.propose([upsert(orders, 'siblings', own), lineage(orders, model, 'bad')]);
    await catalogue.rollBack({ runId: 'bad' });
    expect(await latestValue(catalogue, orders, 'siblings')).toEqual(own);
  });
});

const tagged = (urn: string, runId: string) => upsert(urn, 'globalTags', { tags: [{ tag }] }, by(runId));

describe('a rollback of the assignment of a form', () => {
  const form = 'urn:li:form:retention';
  const customers = datasetUrn('customers');
  const info = upsert(
    form,
    'formInfo',
    {
      name: 'f',
      prompts: ['a', 'b'].map((id) => ({
        id,
        title: 't',
        type: 'STRUCTURED_PROPERTY',
        structuredPropertyParams: { urn: 'urn:li:structuredProperty:a' },
      })),
    },
    by('good'),
  );
  const assignment = (values: string[], runId: string) =>
    upsert(form, 'dynamicFormAssignment', { filter: { criteria: [{ field: 'urn', values }] } }, by(runId));
  const hasForm = async (catalogue: Catalogue) => {
    const forms = await Promise.all([orders, customers].map((urn) => latestValue(catalogue, urn, 'forms')));
    return forms.map((value) => JSON.stringify(value ?? {}).includes(form));
  };

  test.for(['rollback', 'deletion'])('by %s takes the form off again', async (way, { catalogue, clock }) => {
    await catalogue.propose([info, tagged(orders, 'good'), tagged(customers, 'good')]);
    await catalogue.propose([assignment([orders], 'bad')]);
    expect(await hasForm(catalogue)).toEqual([true, false]);
    clock.time += 1;
    await catalogue.propose([assignment([orders, customers], 'bad')]);
    expect(await hasForm(catalogue)).toEqual([true, true]);
    if (way === 'rollback') await catalogue.rollBack({ runId: 'bad' });
    else await catalogue.propose([upsert(form, 'dynamicFormAssignment', {}, { changeType: 'DELETE' })]);
    expect(await hasForm(catalogue)).toEqual([false, false]);
  });

  test('restores the assignment before it, and leaves answers alone', async ({ catalogue, clock }) => {
    await catalogue.propose([info, tagged(orders, 'good'), tagged(customers, 'good')]);
    await catalogue.propose([assignment([orders], 'good')]);
    clock.time += 1;
    await catalogue.propose([assignment([customers], 'bad')]);
    await catalogue.rollBack({ runId: 'bad' });
    expect(await hasForm(catalogue)).toEqual([true, false]);
    clock.time += 1;
    await catalogue.propose([assignment([customers], 'bad')]);
    const forms = await latestValue(catalogue, customers, 'forms');
    const [association] = (forms?.incompleteForms ?? []) as JsonObject[];
    const answer = { id: 'a', lastModified: stamp(9) };
    const answered = [{ ...association, incompletePrompts: [], completedPrompts: [answer] }];
    await catalogue.propose([upsert(customers, 'forms', { ...forms, incompleteForms: answered })]);
    await catalogue.rollBack({ runId: 'bad' });
    expect(await hasForm(catalogue)).toEqual([true, true]);
  });
});

describe('a rollback', () => {
  test('restores both lists of domains', async ({ catalogue }) => {
    const [sales, finance] = ['urn:li:domain:sales', 'urn:li:domain:finance'];
    await catalogue.propose([upsert(orders, 'domains', { domains: [sales] }, by('good'))]);
    await catalogue.propose([upsert(orders, 'domains', { domains: [finance] }, by('bad'))]);
    await catalogue.rollBack({ runId: 'bad' });
    expect(await latestValue(catalogue, orders, 'domains')).toEqual({
      domains: [sales],
      domainAssociations: [{ domain: sales }],
    });
  });

  test('purges the values of a property whose definition goes', async ({ catalogue }) => {
    const property = 'urn:li:structuredProperty:tier';
    const definition = {
      qualifiedName: 'tier',
      valueType: 'urn:li:dataType:datahub.string',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    };
    await catalogue.propose([upsert(property, 'propertyDefinition', definition, by('bad'))]);
    const assigned = { properties: [{ propertyUrn: property, values: [{ string: 'gold' }] }] };
    await catalogue.propose([upsert(orders, 'structuredProperties', assigned, by('good'))]);
    await catalogue.rollBack({ runId: 'bad' }, { hard: true });
    expect(await latestValue(catalogue, orders, 'structuredProperties')).toEqual({ properties: [] });
    expect((await catalogue.aspect(orders, 'structuredProperties'))?.systemMetadata.runId).toBe('good');
  });

  test('returns to the lifecycle stage before, though no transition leads there', async ({ catalogue }) => {
    const stage = (id: string) => `urn:li:lifecycleStageType:${id}`;
    const info = (id: string, ...allowedPreviousStages: string[]) =>
      upsert(stage(id), 'lifecycleStageTypeInfo', {
        name: id,
        settings: { hideInSearch: false },
        created: stamp(1),
        lastModified: stamp(1),
        transitionPolicy: { allowedPreviousStages },
      });
    const status = (id: string, runId: string) =>
      upsert(orders, 'status', { removed: false, lifecycleStage: stage(id) }, by(runId));
    await catalogue.propose([info('DRAFT', stage('__NONE__')), info('DONE', stage('DRAFT'))]);
    await catalogue.propose([status('DRAFT', 'good')]);
    await catalogue.propose([status('DONE', 'bad')]);
    await catalogue.rollBack({ runId: 'bad' });
    expect((await latestValue(catalogue, orders, 'status'))?.lifecycleStage).toBe(stage('DRAFT'));
  });

  test('of an entity that must stay is rejected, and changes nothing', async ({ catalogue }) => {
    const user = upsert('urn:li:corpuser:robot', 'corpUserInfo', { active: true, system: true }, by('bad'));
    await catalogue.propose([tagged(orders, 'bad'), user]);
    const head = await catalogue.logHead();
    await expect(catalogue.rollBack({ runId: 'bad' }, { hard: true })).rejects.toThrow(/is a system user/);
    expect(await catalogue.logHead()).toBe(head);
  });
});
