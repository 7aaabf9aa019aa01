import { describe, expect, it } from 'vitest';
import { isSdkError } from '../../errors.ts';
import { auditStamp, makeTimestamp } from './audit.ts';
import {
  makeContainerAspect,
  makeDataPlatformInstanceAspect,
  makeInstitutionalMemoryAspect,
  makeStatusAspect,
  makeSubTypesAspect,
} from './basics.ts';
import {
  makeDomainsAspect,
  makeGlobalTagsAspect,
  makeGlossaryTermsAspect,
  makeStructuredPropertiesAspect,
} from './labels.ts';
import { makeFineGrainedLineage, makeUpstreamLineageAspect } from './lineage.ts';
import { makeOwnershipAspect, validateOwnershipType } from './ownership.ts';
import { makeSchemaMetadataAspect } from './schema-metadata.ts';

const user = 'urn:li:corpuser:jdoe';
const stamp = auditStamp(user, 5);

it('uses the current time by default', () => {
  const before = Date.now();
  expect(auditStamp(user).time).toBeGreaterThanOrEqual(before);
  expect(auditStamp(user, new Date(7))).toEqual({ actor: user, time: 7 });
  expect(makeTimestamp(7.9)).toEqual({ time: 7 });
  expect(makeTimestamp(7, user)).toEqual({ time: 7, actor: user });
});

describe('makeOwnershipAspect', () => {
  it('uses the same type for every owner, by default DATAOWNER', () => {
    expect(makeOwnershipAspect([user, 'urn:li:corpGroup:g'])).toEqual({
      owners: [
        { owner: user, type: 'DATAOWNER' },
        { owner: 'urn:li:corpGroup:g', type: 'DATAOWNER' },
      ],
    });
  });

  it('accepts a custom type, and the kind of source', () => {
    const typeUrn = 'urn:li:ownershipType:producer';
    expect(makeOwnershipAspect([user], { ...validateOwnershipType(typeUrn), source: 'MANUAL' })).toEqual({
      owners: [{ owner: user, type: 'CUSTOM', typeUrn, source: { type: 'MANUAL' } }],
    });
    expect(makeOwnershipAspect([user], { typeUrn }).owners[0]?.type).toBe('CUSTOM');
  });

  it('rejects a URN that cannot be an owner', () => {
    expect(() => makeOwnershipAspect([user, 'jdoe'])).toThrow('not "jdoe"');
  });
});

it('reads an ownership type in any case, and rejects an unknown one', () => {
  expect(validateOwnershipType('technical_owner')).toEqual({ type: 'TECHNICAL_OWNER' });
  expect(() => validateOwnershipType('toString')).toThrow('No ownership type is called "toString"');
  expect(() => validateOwnershipType('boss')).toThrow(expect.toSatisfy(isSdkError));
  expect(() => validateOwnershipType('urn:li:tag:x')).toThrow('another type');
});

it('makes labels', () => {
  expect(makeGlobalTagsAspect(['pii', 'urn:li:tag:x'])).toEqual({
    tags: [{ tag: 'urn:li:tag:pii' }, { tag: 'urn:li:tag:x' }],
  });
  expect(makeGlossaryTermsAspect(['urn:li:glossaryTerm:a'], stamp)).toEqual({
    terms: [{ urn: 'urn:li:glossaryTerm:a' }],
    auditStamp: stamp,
  });
  expect(() => makeGlossaryTermsAspect(['a'])).toThrow('not "a"');
  expect(makeDomainsAspect(['sales'])).toEqual({ domains: ['urn:li:domain:sales'] });
  expect(makeStructuredPropertiesAspect({ days: 30, names: ['a', 'b'] })).toEqual({
    properties: [
      { propertyUrn: 'urn:li:structuredProperty:days', values: [{ double: 30 }] },
      { propertyUrn: 'urn:li:structuredProperty:names', values: [{ string: 'a' }, { string: 'b' }] },
    ],
  });
});

it('makes the small aspects', () => {
  expect(makeStatusAspect()).toEqual({ removed: false });
  expect(makeSubTypesAspect(['View'])).toEqual({ typeNames: ['View'] });
  expect(makeContainerAspect('abc')).toEqual({ container: 'urn:li:container:abc' });
  expect(makeDataPlatformInstanceAspect('mysql')).toEqual({ platform: 'urn:li:dataPlatform:mysql' });
  expect(makeDataPlatformInstanceAspect('mysql', 'eu1')).toEqual({
    platform: 'urn:li:dataPlatform:mysql',
    instance: 'urn:li:dataPlatformInstance:(urn:li:dataPlatform:mysql,eu1)',
  });
  expect(makeInstitutionalMemoryAspect([{ url: 'https://a.example', description: 'A' }], stamp)).toEqual({
    elements: [{ url: 'https://a.example', description: 'A', createStamp: stamp }],
  });
});

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const field = (name: string) => `urn:li:schemaField:(${orders},${name})`;

describe('lineage', () => {
  it('is TRANSFORMED and without columns by default', () => {
    expect(makeUpstreamLineageAspect([orders])).toEqual({
      upstreams: [{ dataset: orders, type: 'TRANSFORMED' }],
    });
  });

  it.each([
    [[field('a')], [field('b')], 'FIELD_SET', 'FIELD'],
    [[orders], [field('b'), field('c')], 'DATASET', 'FIELD_SET'],
    [[], [field('b')], 'NONE', 'FIELD'],
  ])('of columns says of what kind its sides are (%#)', (upstreams, downstreams, up, down) => {
    const made = makeFineGrainedLineage({ upstreams, downstreams });
    expect([made.upstreamType, made.downstreamType]).toEqual([up, down]);
    expect('upstreams' in made).toBe(upstreams.length > 0);
  });

  it('of columns rejects upstreams of two kinds', () => {
    expect(() => makeFineGrainedLineage({ upstreams: [orders, field('a')], downstreams: [] })).toThrow(
      'all schema fields or all datasets',
    );
  });
});

it('makes a schema from columns', () => {
  const made = makeSchemaMetadataAspect({
    schemaName: 'shop.orders',
    platform: 'mysql',
    columns: [
      { name: 'id', nativeType: 'bigint', type: 'number' },
      { name: 'mail', nativeType: 'text', type: 'string', nullable: true, description: '', tags: ['pii'] },
    ],
    primaryKeys: ['id'],
  });
  expect(made).toEqual({
    schemaName: 'shop.orders',
    platform: 'urn:li:dataPlatform:mysql',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: [
      {
        fieldPath: 'id',
        nativeDataType: 'bigint',
        type: { type: { 'com.linkedin.schema.NumberType': {} } },
        nullable: false,
        isPartOfKey: true,
      },
      {
        fieldPath: 'mail',
        nativeDataType: 'text',
        type: { type: { 'com.linkedin.schema.StringType': {} } },
        nullable: true,
        description: '',
        globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] },
      },
    ],
    primaryKeys: ['id'],
  });
});

it.each([
  ['boolean', 'BooleanType'],
  ['date', 'DateType'],
  ['time', 'TimeType'],
  ['enum', 'EnumType'],
  ['record', 'RecordType'],
] as const)('names the type %s in full: %s', (type, name) => {
  const columns = [{ name: 'a', nativeType: 'x', type }];
  const { fields } = makeSchemaMetadataAspect({ schemaName: 's', platform: 'p', columns });
  expect(fields[0]?.type).toEqual({ type: { [`com.linkedin.schema.${name}`]: {} } });
});
