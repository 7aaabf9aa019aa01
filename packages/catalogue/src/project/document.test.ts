import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import type { SearchFields } from '../ports/search-index.ts';
import { searchQuery } from '../search/query.ts';
import { catalogueTest, orders, upsert } from '../testing/catalogue-fixture.ts';
import { criterion, found } from '../testing/fixtures.ts';
import { annotationsOf } from './annotations.ts';
import { fieldsOf, textsOf } from './document.ts';
import { browsePathSeparator, searchFieldsOf } from './search-fields.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

function fields(aspectName: string, value: JsonObject): SearchFields {
  const aspect = registry.aspects.get(aspectName);
  if (!aspect) throw new Error(`no aspect ${aspectName}`);
  return searchFieldsOf(aspect, value);
}

const column = (fieldPath: string, some: JsonObject = {}): JsonObject => ({
  fieldPath,
  nativeDataType: 'text',
  type: { type: { 'com.linkedin.schema.StringType': {} } },
  ...some,
});

const schema = (...columns: JsonObject[]): JsonObject => ({
  schemaName: 'orders',
  platform: 'urn:li:dataPlatform:mysql',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields: columns,
});

describe('search fields', () => {
  it('contain each owner once, and whether there are any', () => {
    const owners = ['ada', 'grace', 'ada'].map((name) => ({
      owner: `urn:li:corpuser:${name}`,
      type: 'DATAOWNER',
    }));
    expect(fields('ownership', { owners })).toMatchObject({
      owners: ['urn:li:corpuser:ada', 'urn:li:corpuser:grace'],
      hasOwners: [true],
    });
    expect(fields('ownership', { owners: [] })).toEqual({ hasOwners: [false] });
  });

  it('hold the keys of a map where the model says so', () => {
    const ownerTypes = { __system__none: ['urn:li:corpuser:ada'], custom: [] };
    expect(fields('ownership', { owners: [], ownerTypes }).ownerTypes).toEqual(['__system__none', 'custom']);
  });

  it('hold the tags of columns as fieldTags and not as tags', () => {
    const globalTags = { tags: [{ tag: 'urn:li:tag:pii' }] };
    const made = fields('schemaMetadata', schema(column('id', { globalTags }), column('name')));
    expect(made).toMatchObject({
      fieldPaths: ['id', 'name'],
      fieldTags: ['urn:li:tag:pii'],
      hasTags: [true],
    });
    expect(made).not.toHaveProperty('tags');
  });

  it('separate edited column descriptions from ingested ones', () => {
    const edited = {
      fieldPath: 'email',
      description: 'Where the confirmation goes.',
      globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] },
      glossaryTerms: {
        terms: [{ urn: 'urn:li:glossaryTerm:address' }],
        auditStamp: { actor: 'urn:li:corpuser:ada', time: 0 },
      },
    };
    expect(fields('editableSchemaMetadata', { editableSchemaFieldInfo: [edited] })).toMatchObject({
      editedFieldDescriptions: ['Where the confirmation goes.'],
      editedFieldTags: ['urn:li:tag:pii'],
      editedFieldGlossaryTerms: ['urn:li:glossaryTerm:address'],
    });
  });

  it('hold the terms of columns as fieldGlossaryTerms and not as glossaryTerms', () => {
    const glossaryTerms = {
      terms: [{ urn: 'urn:li:glossaryTerm:money' }],
      auditStamp: { actor: 'urn:li:corpuser:ada', time: 0 },
    };
    const made = fields('schemaMetadata', schema(column('id', { glossaryTerms })));
    expect(made.fieldGlossaryTerms).toEqual(['urn:li:glossaryTerm:money']);
    expect(made).not.toHaveProperty('glossaryTerms');
  });

  it('hold custom properties as key=value', () => {
    expect(fields('datasetProperties', { customProperties: { team: 'core', tier: '1' } })).toMatchObject({
      customProperties: ['team=core', 'tier=1'],
    });
  });

  it('hold a browse path as one text, a separator before each level', () => {
    const path = [{ id: 'prod' }, { id: 'mysql', urn: 'urn:li:container:1' }];
    expect(fields('browsePathsV2', { path })).toEqual({
      browsePathV2: [`${browsePathSeparator}prod${browsePathSeparator}mysql`],
    });
    expect(fields('browsePathsV2', { path: [] })).toEqual({});
  });

  it('hold upstreams of datasets and columns', () => {
    const made = fields('upstreamLineage', {
      upstreams: [{ dataset: orders, type: 'COPY' }],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          downstreamType: 'FIELD',
          upstreams: [`urn:li:schemaField:(${orders},id)`],
        },
      ],
    });
    expect(made).toEqual({
      upstreams: [orders],
      hasUpstreams: [true],
      fineGrainedUpstreams: [`urn:li:schemaField:(${orders},id)`],
      hasFineGrainedUpstreams: [true],
    });
  });

  it('count values where the model says so', () => {
    const run = 'urn:li:dataProcessInstance:';
    const relationships = (...names: string[]) =>
      fields('dataProcessInstanceRelationships', { upstreamInstances: names.map((name) => run + name) });
    expect(relationships('a', 'b')).toMatchObject({ numUpstreams: [2] });
    expect(relationships()).toMatchObject({ numUpstreams: [0] });
  });

  it('contain a value only under the name of its field, and no empty text', () => {
    expect(fields('datasetProperties', { name: 'orders', description: '' })).toEqual({
      name: ['orders'],
      hasDescription: [false],
    });
  });

  it('contain numbers and booleans unchanged', () => {
    const created = { time: 1_700_000_000_000 };
    expect(fields('datasetProperties', { created }).createdAt).toEqual([1_700_000_000_000]);
    expect(fields('status', { removed: true })).toEqual({ removed: [true] });
  });

  it('derived from values follow the naming that merging relies on', () => {
    const names = [...registry.aspects.values()].flatMap((aspect) =>
      annotationsOf(aspect).search.flatMap(({ annotation }) => annotation.hasValues ?? []),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !/^has[A-Z]/.test(name))).toEqual([]);
  });
});

describe('a search document', () => {
  const documentOf = (fieldsByAspect: Record<string, SearchFields>) => ({
    urn: orders,
    entityType: 'dataset',
    fieldsByAspect,
    removed: false,
  });

  it('joins the values of all aspects, each once', () => {
    const document = documentOf({ a: { x: [1, 'one'], y: [true] }, b: { x: ['one', 2] } });
    expect(fieldsOf(document)).toEqual({ x: [1, 'one', 2], y: [true] });
  });

  it('has a description, tags or terms if any aspect has them', () => {
    const document = documentOf({
      a: { hasTags: [false] },
      b: { hasTags: [true] },
      c: { hasTerms: [false] },
    });
    expect(fieldsOf(document)).toEqual({ hasTags: [true], hasTerms: [false] });
  });

  it('is searched by names first, and by columns and descriptions as text, not by URNs', () => {
    const document = documentOf({
      datasetProperties: fields('datasetProperties', { name: 'Orders', description: 'of the shop' }),
      schemaMetadata: fields('schemaMetadata', schema(column('customer_id'))),
      ownership: fields('ownership', { owners: [{ owner: 'urn:li:corpuser:ada', type: 'NONE' }] }),
      fromAnOlderModel: { name: ['forgotten'] },
    });
    const { name, text } = textsOf(registry, document);
    expect(name.split('\n')).toContain('Orders');
    expect(text.split('\n')).toEqual(expect.arrayContaining(['of the shop', 'customer_id']));
    expect(name).not.toContain('customer_id');
    expect(name + text).not.toMatch(/ada|forgotten/);
  });

  it('contains no more text than the limit', () => {
    const columns = Array.from({ length: 200 }, (_, i) => column(`${i}${'x'.repeat(1000)}`));
    const document = documentOf({ schemaMetadata: fields('schemaMetadata', schema(...columns)) });
    expect(textsOf(registry, document).text.length).toBe(100_000);
  });
});

describe('after a write', () => {
  const search = (catalogue: Catalogue, field: string, value: string) =>
    catalogue.search(
      searchQuery({ entityTypes: ['dataset'], filter: [[criterion(field, { values: [value] })]] }),
    );
  const tags = (...names: string[]) =>
    upsert(orders, 'globalTags', { tags: names.map((name) => ({ tag: `urn:li:tag:${name}` })) });

  test('an aspect has replaced only its own search fields', async ({ catalogue, store }) => {
    await catalogue.propose([tags('old'), upsert(orders, 'datasetProperties', { name: 'kept' })]);
    await catalogue.propose([tags('new')]);
    expect(await store.document(orders)).toMatchObject({
      fieldsByAspect: { globalTags: { tags: ['urn:li:tag:new'] }, datasetProperties: { name: ['kept'] } },
    });
    expect((await search(catalogue, 'tags', 'urn:li:tag:old')).total).toBe(0);
    expect((await search(catalogue, 'tags', 'urn:li:tag:new')).total).toBe(1);
    expect(await found(store, { words: ['kept'] })).toEqual([orders]);
  });

  test('tags of the entity are found although its columns have none', async ({ catalogue }) => {
    await catalogue.propose([upsert(orders, 'schemaMetadata', schema(column('id'))), tags('pii')]);
    expect((await search(catalogue, 'hasTags', 'true')).total).toBe(1);
    expect((await search(catalogue, 'hasTags', 'false')).total).toBe(0);
    await catalogue.propose([tags()]);
    expect((await search(catalogue, 'hasTags', 'true')).total).toBe(0);
    expect((await search(catalogue, 'hasTags', 'false')).total).toBe(1);
  });

  test('a soft-deleted entity is hidden until it is restored', async ({ catalogue, store }) => {
    await catalogue.propose([upsert(orders, 'status', { removed: true })]);
    expect(await found(store, {})).toEqual([]);
    expect(await found(store, { includeRemoved: true })).toEqual([orders]);
    await catalogue.propose([tags('pii')]);
    expect(await found(store, {})).toEqual([]);
    await catalogue.propose([upsert(orders, 'status', { removed: false })]);
    expect(await found(store, {})).toEqual([orders]);
  });
});
