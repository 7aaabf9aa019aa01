import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aspectOf, readSource, testNow } from '../../testing/read-source.ts';
import { mergeFields, mergeOwners, mergeProperties, mergeTags, mergeTerms } from './merge.ts';
import { csvEnricher } from './source.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colophon-csv-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = async (text: string, config: object = {}) => {
  await writeFile(join(folder, 'changes.csv'), text);
  const recipe = { filename: 'changes.csv', write_semantics: 'OVERRIDE', ...config };
  return await readSource(csvEnricher, recipe, { folder });
};

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const stamp = { time: testNow, actor: 'urn:li:corpuser:ingestion' };
const header = 'resource,subresource,glossary_terms,tags,owners,ownership_type,description,domain';

it('owners, tags, domains, descriptions: reads what is said about an entity and its fields', async () => {
  const reading = await read(
    [
      `\ufeff${header}`,
      `"${orders}",,[urn:li:glossaryTerm:Order],[urn:li:tag:a|urn:li:tag:b],urn:li:corpuser:ada|urn:li:corpGroup:shop,TECHNICAL_OWNER,"All orders,\nof all years",urn:li:domain:sales`,
      `"${orders}",id,,[urn:li:tag:key],,,Number,`,
      `"${orders}",mail,[urn:li:glossaryTerm:Email],,,,,`,
      '',
    ].join('\n'),
  );
  expect([reading.warnings, reading.failures]).toEqual([[], []]);
  expect(aspectOf(reading, orders, 'globalTags')).toEqual({
    tags: [{ tag: 'urn:li:tag:a' }, { tag: 'urn:li:tag:b' }],
  });
  expect(aspectOf(reading, orders, 'glossaryTerms')).toEqual({
    terms: [{ urn: 'urn:li:glossaryTerm:Order' }],
    auditStamp: stamp,
  });
  expect(aspectOf(reading, orders, 'ownership')).toEqual({
    owners: [
      { owner: 'urn:li:corpuser:ada', type: 'TECHNICAL_OWNER' },
      { owner: 'urn:li:corpGroup:shop', type: 'TECHNICAL_OWNER' },
    ],
    lastModified: stamp,
  });
  expect(aspectOf(reading, orders, 'domains')).toEqual({ domains: ['urn:li:domain:sales'] });
  expect(aspectOf(reading, orders, 'editableDatasetProperties')).toEqual({
    description: 'All orders,\nof all years',
    created: stamp,
    lastModified: stamp,
  });
  expect(aspectOf(reading, orders, 'editableSchemaMetadata')).toEqual({
    created: stamp,
    editableSchemaFieldInfo: [
      { fieldPath: 'id', globalTags: { tags: [{ tag: 'urn:li:tag:key' }] }, description: 'Number' },
      {
        fieldPath: 'mail',
        glossaryTerms: { terms: [{ urn: 'urn:li:glossaryTerm:Email' }], auditStamp: stamp },
      },
    ],
  });
  expect(reading.records.every(({ owned }) => owned === false)).toBe(true);
});

it('reads structured properties, ownership types of your own and other separators', async () => {
  const reading = await read(
    `resource;owners;ownership_type_urn;class\n${orders};urn:li:corpuser:a/urn:li:corpuser:b;urn:li:ownershipType:x;PII\n`,
    { delimiter: ';', array_delimiter: '/', structured_properties: { class: 'privacy.class' } },
  );
  expect(aspectOf(reading, orders, 'structuredProperties')).toEqual({
    properties: [{ propertyUrn: 'urn:li:structuredProperty:privacy.class', values: [{ string: 'PII' }] }],
  });
  expect(aspectOf(reading, orders, 'ownership')).toMatchObject({
    owners: [{ type: 'CUSTOM', typeUrn: 'urn:li:ownershipType:x' }, { owner: 'urn:li:corpuser:b' }],
  });
});

describe('mistakes', () => {
  it('in a value are reported with line and column, and the rest of the row is written', async () => {
    const reading = await read(
      `${header}\n"${orders}",,,[pii|urn:li:tag:a],urn:li:corpuser:a,BOSS,,\norders,,,,,,,\n"urn:li:chart:(looker,a)",,,urn:li:tag:b,,,About,\n`,
    );
    expect(reading.warnings).toEqual([
      {
        title: 'A value is left out',
        message: 'Expected the URN of a tag, got pii.',
        context: 'changes.csv:2, column tags',
      },
      {
        title: 'A value is left out',
        message: 'Only datasets can have a description by CSV.',
        context: 'changes.csv:4, column description',
      },
    ]);
    expect(reading.failures.map(({ context }) => context)).toEqual([
      'changes.csv:2, column ownership_type',
      'changes.csv:3, column resource',
    ]);
    expect(reading.records).toHaveLength(2);
  });

  it.each([
    ['', 'changes.csv is empty'],
    ['urn,tags\n', 'changes.csv:1: there is no column resource, got urn, tags'],
    ['resource,tag\n', 'changes.csv:1, column 2: tag is unknown. Did you mean tags?'],
    ['resource,tags\na,b,c\n', 'changes.csv:2: expected 2 columns, got 3'],
    ['resource,tags\n"a,b\n', 'changes.csv is not CSV'],
  ])('in the file are named: %j', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('in the recipe are named', async () => {
    await expect(read('resource\n', { write_semantics: 'REPLACE' })).rejects.toThrow('write_semantics');
    await expect(read('resource\n', { array_delimiter: ',' })).rejects.toThrow(
      'has to be different from delimiter',
    );
    await expect(read('resource\n', { write_semantics: 'patch' })).rejects.toThrow(
      'The sink has no catalogue',
    );
  });
});

describe('values are added to those of the catalogue', () => {
  it('once each', () => {
    const tags = { tags: [{ tag: 'urn:li:tag:a', context: 'kept' }] };
    expect(mergeTags(tags, ['urn:li:tag:a', 'urn:li:tag:b'])).toEqual({
      tags: [{ tag: 'urn:li:tag:a', context: 'kept' }, { tag: 'urn:li:tag:b' }],
    });
    expect(mergeTags(tags, ['urn:li:tag:a'])).toBeUndefined();
    const terms = { terms: [{ urn: 'urn:li:glossaryTerm:a' }], auditStamp: stamp };
    expect(mergeTerms(terms, ['urn:li:glossaryTerm:a'], 5)).toBeUndefined();
    expect(mergeTerms(terms, ['urn:li:glossaryTerm:b'], 5)).toMatchObject({ auditStamp: stamp });
    const owner = { owner: 'urn:li:corpuser:a', type: 'NONE' as const };
    expect(mergeOwners({ owners: [owner] }, [owner], 5)).toBeUndefined();
    expect(mergeOwners({ owners: [owner] }, [{ ...owner, type: 'DELEGATE' }], 5)?.owners).toHaveLength(2);
    const property = { propertyUrn: 'urn:li:structuredProperty:a', values: [{ string: '1' }] };
    const values = (...texts: string[]) => new Map([[property.propertyUrn, texts]]);
    expect(mergeProperties({ properties: [property] }, values('1'))).toBeUndefined();
    expect(mergeProperties({ properties: [property] }, values('1', '2'))?.properties[0]?.values).toHaveLength(
      2,
    );
  });

  it('on the field with the path, simple or in full', () => {
    const fieldPath = '[version=2.0].[type=struct].[type=string].mail';
    const before = {
      editableSchemaFieldInfo: [{ fieldPath, globalTags: { tags: [{ tag: 'urn:li:tag:a' }] } }],
    };
    const row = {
      urn: orders,
      field: 'mail',
      tags: ['urn:li:tag:b'],
      terms: [],
      owners: [],
      domain: '',
      description: '',
      properties: new Map(),
    };
    const tagsOf = (replaces: boolean) =>
      mergeFields(before, [row], 5, replaces)?.editableSchemaFieldInfo[0]?.globalTags?.tags.length;
    expect([tagsOf(false), tagsOf(true)]).toEqual([2, 1]);
  });
});
