import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { catalogueTest, upsert } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const urn = 'urn:li:structuredProperty:io.acme.tier';
const base = {
  qualifiedName: 'io.acme.tier',
  valueType: 'urn:li:dataType:datahub.string',
  entityTypes: ['urn:li:entityType:datahub.dataset'],
};
const define = (some: JsonObject = {}) => upsert(urn, 'propertyDefinition', { ...base, ...some });
const values = (...names: string[]) => ({
  allowedValues: names.map((name) => ({ value: { string: name } })),
});

describe('a definition', () => {
  test.for<[JsonObject, RegExp]>([
    [
      { valueType: 'urn:li:dataType:datahub.text' },
      /\/valueType: expected one of .*datahub\.string.*datahub\.text/,
    ],
    [{ entityTypes: ['urn:li:entityType:datahub.table'] }, /\/entityTypes\/0: .*datahub\.table/],
    [{ typeQualifier: { allowedTypes: ['urn:li:entityType:person'] } }, /\/typeQualifier\/allowedTypes\/0/],
    [
      { allowedPlatforms: ['urn:li:dataPlatform:none'] },
      /\/allowedPlatforms\/0: expected a data platform that exists/,
    ],
    [{ version: '1' }, /\/version: expected 14 digits/],
    [{ qualifiedName: 'my tier' }, /\/qualifiedName: expected a name without spaces/],
  ])('with %j is rejected', async ([some, message], { catalogue }) => {
    await expect(catalogue.propose([define(some)])).rejects.toThrow(message);
    expect(await catalogue.logHead()).toBe(0);
  });

  test('may name an entity type in any case, and a data type that somebody defined', async ({
    catalogue,
  }) => {
    const valueType = 'urn:li:dataType:io.acme.money';
    await catalogue.propose([
      upsert(valueType, 'dataTypeInfo', { qualifiedName: 'io.acme.money' }),
      define({ valueType, entityTypes: ['urn:li:entityType:MLMODEL', 'urn:li:entityType:schemaField'] }),
    ]);
  });

  test.for<[JsonObject, JsonObject, RegExp]>([
    [{ cardinality: 'MULTIPLE' }, { cardinality: 'SINGLE' }, /\/cardinality: expected MULTIPLE/],
    [{}, values('gold'), /\/allowedValues: expected none as before/],
    [values('gold', 'tin'), values('gold'), /\/allowedValues: expected .*tin.* to stay/],
    [{}, { valueType: 'urn:li:dataType:datahub.number' }, /\/valueType: expected .*string as before/],
  ])(
    'with %j does not become narrower by %j without a new version',
    async ([before, after, message], { catalogue }) => {
      await catalogue.propose([define(before)]);
      await expect(catalogue.propose([define(after)])).rejects.toThrow(message);
      await catalogue.propose([define({ ...after, version: '20250601000000' })]);
      await expect(
        catalogue.propose([define({ ...before, qualifiedName: 'other', version: '20250602000000' })]),
      ).rejects.toThrow(/\/qualifiedName: expected io\.acme\.tier/);
    },
  );

  test('needs an id that differs from others in more than dots and underscores', async ({ catalogue }) => {
    const other = upsert('urn:li:structuredProperty:io_acme.tier', 'propertyDefinition', {
      ...base,
      qualifiedName: 'io_acme.tier',
    });
    const message =
      /proposals\/1: .*expected an id that differs in more than dots and underscores from that of/;
    await expect(catalogue.propose([define(), other])).rejects.toThrow(message);
    await expect(catalogue.propose([other, define()])).rejects.toThrow(message);
    await catalogue.propose([define()]);
    await expect(catalogue.propose([other])).rejects.toThrow(
      /from that of urn:li:structuredProperty:io\.acme\.tier/,
    );
    await catalogue.propose([define({ displayName: 'Tier' })]);
    await catalogue.deleteEntity(urn);
    await catalogue.propose([other]);
  });

  test('may become wider', async ({ catalogue }) => {
    await catalogue.propose([define(values('gold'))]);
    await catalogue.propose([define({ ...values('gold', 'tin'), cardinality: 'MULTIPLE' })]);
    await catalogue.propose([define({ cardinality: 'MULTIPLE', displayName: 'Tier' })]);
  });
});
