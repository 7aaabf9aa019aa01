import { describe, expect, it } from 'vitest';
import { ada } from '../../testing/test-graphql.ts';
import {
  attribute,
  chart,
  columnOf,
  datasetNamed,
  done,
  gone,
  now,
  orders,
  ordersInDbt,
  pii,
  refused,
  shop,
  vat,
} from './testing/shop.ts';

describe('tags', () => {
  it('are added to entities, columns and business attributes, each once', async () => {
    const graphql = await shop();
    await done(graphql, 'addTag', 'TagAssociationInput', { tagUrn: pii, resourceUrn: chart });
    await done(graphql, 'addTags', 'AddTagsInput', { tagUrns: [pii, pii], resourceUrn: orders });
    const resources = [
      { resourceUrn: orders },
      { resourceUrn: attribute },
      columnOf(orders, 'email'),
      columnOf(orders, 'id'),
      columnOf(orders, 'email'),
    ];
    await done(graphql, 'batchAddTags', 'BatchAddTagsInput', { tagUrns: [pii], resources });
    const tags = { tags: [{ tag: pii }] };
    expect(await graphql.read(chart, 'globalTags')).toEqual(tags);
    expect(await graphql.read(orders, 'globalTags')).toEqual(tags);
    expect(await graphql.read(attribute, 'businessAttributeInfo')).toMatchObject({
      name: 'email',
      globalTags: tags,
      lastModified: now,
    });
    expect(await graphql.read(orders, 'editableSchemaMetadata')).toMatchObject({
      lastModified: now,
      editableSchemaFieldInfo: [
        { fieldPath: 'email', globalTags: tags },
        { fieldPath: 'id', globalTags: tags },
      ],
    });
  });

  it('are removed, also those that do not exist any more', async () => {
    const graphql = await shop();
    const all = { tags: [{ tag: pii }, { tag: gone }] };
    await graphql.put(orders, 'globalTags', all);
    await graphql.put(orders, 'editableSchemaMetadata', {
      editableSchemaFieldInfo: [{ fieldPath: 'email', description: 'of the customer', globalTags: all }],
    });
    await done(graphql, 'removeTag', 'TagAssociationInput', { tagUrn: gone, resourceUrn: orders });
    expect(await graphql.read(orders, 'globalTags')).toEqual({ tags: [{ tag: pii }] });
    await done(graphql, 'batchRemoveTags', 'BatchRemoveTagsInput', {
      tagUrns: [pii, gone],
      resources: [{ resourceUrn: orders }, columnOf(orders, 'email'), { resourceUrn: chart }],
    });
    expect(await graphql.read(orders, 'globalTags')).toEqual({ tags: [] });
    expect(await graphql.read(chart, 'globalTags')).toBeUndefined();
    expect((await graphql.read(orders, 'editableSchemaMetadata'))?.editableSchemaFieldInfo).toEqual([
      { fieldPath: 'email', description: 'of the customer', globalTags: { tags: [] } },
    ]);
  });

  it('are written to all resources or to none', async () => {
    const graphql = await shop();
    const add = (tagUrns: string[], ...resources: (object | null)[]) =>
      refused(graphql, 'batchAddTags', 'BatchAddTagsInput', { tagUrns, resources });
    const good = { resourceUrn: orders };
    expect(await add([gone], good)).toContain(gone);
    expect(await add([vat], good)).toContain('input.tagUrns: expected a URN of the type tag');
    expect(await add(['pii'], good)).toContain('input.tagUrns');
    expect(await add([pii], good, { resourceUrn: datasetNamed('nothing') })).toContain('do not exist');
    expect(await add([pii], good, { resourceUrn: 'orders' })).toContain('input.resources[1].resourceUrn');
    expect(await add([pii], good, { resourceUrn: orders, subResource: 'id' })).toContain('subResourceType');
    expect(await add([pii], good, columnOf(orders, 'nothing'))).toContain('expected a column');
    expect(await add([pii], good, columnOf(chart, 'id'))).toContain('of the type dataset');
    await refused(graphql, 'batchRemoveTags', 'BatchRemoveTagsInput', {
      tagUrns: [pii],
      resources: [good, null],
    });
    expect(await graphql.read(orders, 'globalTags')).toBeUndefined();
  });

  it('of one column go to that of a sibling where the dataset has none', async () => {
    const graphql = await shop();
    await graphql.put(ordersInDbt, 'siblings', { siblings: [orders], primary: true });
    const resources = [columnOf(ordersInDbt, 'email')];
    await done(graphql, 'batchAddTags', 'BatchAddTagsInput', { tagUrns: [pii], resources });
    await done(graphql, 'batchAddTerms', 'BatchAddTermsInput', { termUrns: [vat], resources });
    await done(graphql, 'updateDescription', 'DescriptionUpdateInput', { description: 'd', ...resources[0] });
    expect((await graphql.read(orders, 'editableSchemaMetadata'))?.editableSchemaFieldInfo).toMatchObject([
      {
        fieldPath: 'email',
        description: 'd',
        globalTags: { tags: [{ tag: pii }] },
        glossaryTerms: { terms: [{ urn: vat }] },
      },
    ]);
    const unknown = [columnOf(ordersInDbt, 'nothing')];
    expect(
      await refused(graphql, 'batchAddTags', 'BatchAddTagsInput', { tagUrns: [pii], resources: unknown }),
    ).toContain(ordersInDbt);
  });
});

it('adds and removes glossary terms, and says who did', async () => {
  const graphql = await shop();
  const terms = { terms: [{ urn: vat, actor: ada }], auditStamp: now };
  await done(graphql, 'addTerm', 'TermAssociationInput', { termUrn: vat, resourceUrn: chart });
  await done(graphql, 'addTerms', 'AddTermsInput', { termUrns: [vat], ...columnOf(orders, 'id') });
  await done(graphql, 'batchAddTerms', 'BatchAddTermsInput', {
    termUrns: [vat],
    resources: [{ resourceUrn: orders }],
  });
  expect(await graphql.read(chart, 'glossaryTerms')).toEqual(terms);
  expect(await graphql.read(orders, 'glossaryTerms')).toEqual(terms);
  expect((await graphql.read(orders, 'editableSchemaMetadata'))?.editableSchemaFieldInfo).toEqual([
    { fieldPath: 'id', glossaryTerms: terms },
  ]);
  await done(graphql, 'removeTerm', 'TermAssociationInput', { termUrn: vat, resourceUrn: chart });
  await done(graphql, 'batchRemoveTerms', 'BatchRemoveTermsInput', {
    termUrns: [vat],
    resources: [{ resourceUrn: orders }, columnOf(orders, 'id')],
  });
  for (const urn of [chart, orders]) expect((await graphql.read(urn, 'glossaryTerms'))?.terms).toEqual([]);
  expect((await graphql.read(orders, 'editableSchemaMetadata'))?.editableSchemaFieldInfo).toMatchObject([
    { fieldPath: 'id', glossaryTerms: { terms: [] } },
  ]);
});
