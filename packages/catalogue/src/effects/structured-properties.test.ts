import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import {
  catalogueTest,
  datasetUrn,
  orders,
  propertyDefinition,
  propertyUrn,
  tag,
  tagNamed,
  upsert,
} from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const ofType = (type: string, some: JsonObject = {}) =>
  propertyDefinition('p', { valueType: `urn:li:dataType:datahub.${type}`, ...some });
type Value = string | number;
const item = (value: Value): JsonObject =>
  typeof value === 'number' ? { double: value } : { string: value };
const assignment = (id: string, ...values: Value[]): JsonObject => ({
  propertyUrn: propertyUrn(id),
  values: values.map(item),
});
const assign = (urn: string, ...properties: JsonObject[]) =>
  upsert(urn, 'structuredProperties', { properties });
const patch = (...operations: JsonObject[]) =>
  upsert(orders, 'structuredProperties', { patch: operations }, { changeType: 'PATCH' });
const add = (id: string, ...values: Value[]) => ({
  op: 'add',
  path: `/properties/${propertyUrn(id)}`,
  value: assignment(id, ...values),
});

describe('a value of a structured property', () => {
  const definitions = {
    string: ofType('string'),
    bare: propertyDefinition('p', { valueType: 'urn:li:dataType:string' }),
    number: ofType('number'),
    date: ofType('date'),
    urn: ofType('urn', { typeQualifier: { allowedTypes: ['urn:li:entityType:datahub.corpuser'] } }),
    chosen: ofType('string', {
      allowedValues: [{ value: { string: 'gold' } }, { value: { string: 'tin' } }],
    }),
    days: ofType('number', { allowedValues: [{ value: { double: 30 } }] }),
    several: ofType('string', { cardinality: 'MULTIPLE' }),
  } as const;

  test.for<[keyof typeof definitions, Value[]]>([
    ['string', ['x']],
    ['bare', ['x']],
    ['number', [1.5]],
    ['number', ['1.5']],
    ['number', ['-1.5e3']],
    ['date', ['2025-02-28']],
    ['urn', ['urn:li:corpuser:ada']],
    ['chosen', ['tin']],
    ['days', [30]],
    ['several', ['a', 'b']],
  ])('of the definition "%s" may be %j', async ([name, values], { catalogue }) => {
    await catalogue.propose([definitions[name], assign(orders, assignment('p', ...values))]);
    const { value } = (await catalogue.aspect(orders, 'structuredProperties')) ?? {};
    expect(value?.properties).toEqual([assignment('p', ...values)]);
  });

  test.for<[keyof typeof definitions, Value[], RegExp]>([
    ['string', [1], /\/properties\/0\/values\/0: expected a text.*got 1/],
    ['string', ['a', 'b'], /\/properties\/0\/values: expected one value.*SINGLE/],
    ['string', ['x'.repeat(40_000)], /at most 32766 bytes/],
    ['number', ['many'], /expected a number.*got "many"/],
    ['number', ['0x10'], /expected a number.*got "0x10"/],
    ['number', ['1.2.3'], /expected a number.*got "1.2.3"/],
    ['date', ['2025-02-30'], /expected a date as YYYY-MM-DD/],
    ['urn', ['ada'], /expected a URN/],
    ['urn', ['urn:li:tag:pii'], /expected the URN of a corpuser/],
    ['chosen', ['lead'], /expected one of "gold", "tin".*got "lead"/],
    ['days', [31], /expected one of 30/],
  ])('of the definition "%s" may not be %j', async ([name, values, message], { catalogue }) => {
    await catalogue.propose([definitions[name]]);
    const head = await catalogue.logHead();
    await expect(catalogue.propose([assign(orders, assignment('p', ...values))])).rejects.toThrow(message);
    await expect(catalogue.propose([patch(add('p', ...values))])).rejects.toThrow(message);
    expect(await catalogue.logHead()).toBe(head);
  });

  test('may come in one batch with its definition, before or after it', async ({ catalogue }) => {
    await catalogue.propose([assign(orders, assignment('a', 'x')), propertyDefinition('a')]);
    await catalogue.propose([propertyDefinition('b'), patch(add('b', 'y'))]);
    const { value } = (await catalogue.aspect(orders, 'structuredProperties')) ?? {};
    expect(value?.properties).toEqual([assignment('a', 'x'), assignment('b', 'y')]);
  });

  test('is rejected with its position in the batch, and nothing in the batch is stored', async ({
    catalogue,
  }) => {
    const batch = [tagNamed('pii'), assign(orders, assignment('a', 1)), propertyDefinition('a')];
    await expect(catalogue.propose(batch)).rejects.toThrow(/^\/proposals\/1: .*\/values\/0/);
    expect(await catalogue.logHead()).toBe(0);
  });

  test('needs a definition, on an entity type that it names', async ({ catalogue }) => {
    await expect(catalogue.propose([assign(orders, assignment('none', 'x'))])).rejects.toThrow(
      /\/properties\/0\/propertyUrn: .*structuredProperty:none, which has none/,
    );
    await catalogue.propose([propertyDefinition('p', { entityTypes: ['urn:li:entityType:datahub.chart'] })]);
    await expect(catalogue.propose([assign(orders, assignment('p', 'x'))])).rejects.toThrow(
      'expected a property for dataset, got urn:li:structuredProperty:p, which is for chart',
    );
  });

  test('needs a platform that its definition names', async ({ catalogue }) => {
    const platform = 'urn:li:dataPlatform:mysql';
    await catalogue.propose([
      upsert(platform, 'dataPlatformInfo', {
        name: 'mysql',
        type: 'RELATIONAL_DB',
        datasetNameDelimiter: '.',
      }),
    ]);
    await catalogue.propose([propertyDefinition('p', { allowedPlatforms: [platform] })]);
    await catalogue.propose([assign(orders, assignment('p', 'x'))]);
    const elsewhere = 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD)';
    await expect(catalogue.propose([assign(elsewhere, assignment('p', 'x'))])).rejects.toThrow(
      /expected an asset of urn:li:dataPlatform:mysql.*got urn:li:dataPlatform:kafka/,
    );
    const instance = upsert(elsewhere, 'dataPlatformInstance', { platform });
    await catalogue.propose([instance]);
    await catalogue.propose([assign(elsewhere, assignment('p', 'x'))]);
  });

  test('may not name its property twice', async ({ catalogue }) => {
    await catalogue.propose([propertyDefinition('p')]);
    await expect(
      catalogue.propose([assign(orders, assignment('p', 'x'), assignment('p', 'y'))]),
    ).rejects.toThrow('/properties/1/propertyUrn: expected each property once');
  });

  test('of an immutable property cannot change', async ({ catalogue }) => {
    await catalogue.propose([
      propertyDefinition('p', { immutable: true }),
      assign(orders, assignment('p', 'x')),
    ]);
    await catalogue.propose([assign(orders, assignment('p', 'x'))]);
    for (const properties of [[], [assignment('p', 'y')]])
      await expect(catalogue.propose([assign(orders, ...properties)])).rejects.toThrow(/immutable property/);
    const remove = { op: 'remove', path: `/properties/${propertyUrn('p')}` };
    await expect(catalogue.propose([patch(remove)])).rejects.toThrow(/immutable property/);
  });

  test('of an immutable property is deleted only with its entity', async ({ catalogue }) => {
    await catalogue.propose([
      propertyDefinition('p', { immutable: true }),
      assign(orders, assignment('p', 'x')),
    ]);
    const deletion = upsert(orders, 'structuredProperties', {}, { changeType: 'DELETE' });
    await expect(catalogue.propose([deletion])).rejects.toThrow(
      `expected the value of the immutable property ${propertyUrn('p')} to stay`,
    );
    expect(await catalogue.aspect(orders, 'structuredProperties')).toBeDefined();
    await catalogue.deleteEntity(orders);
    expect(await catalogue.aspect(orders, 'structuredProperties')).toBeUndefined();
  });
});

describe('a structured property that is soft-deleted', () => {
  const hide = (removed: boolean) => upsert(propertyUrn('p'), 'status', { removed });

  test('accepts no new values, and patches of other properties keep the old ones', async ({
    catalogue,
    store,
  }) => {
    await catalogue.propose([
      propertyDefinition('p'),
      propertyDefinition('q'),
      assign(orders, assignment('p', 'x')),
    ]);
    await catalogue.propose([hide(true)]);
    await expect(catalogue.propose([assign(datasetUrn('b'), assignment('p', 'x'))])).rejects.toThrow(
      /expected a property that is not soft-deleted/,
    );
    await expect(catalogue.propose([propertyDefinition('p', { displayName: 'P' })])).rejects.toThrow(
      /soft-deleted/,
    );
    await catalogue.propose([patch(add('q', 'y'))]);
    const stored = await store.aspect({ urn: orders, aspect: 'structuredProperties' }, 0);
    expect(stored?.value.properties).toHaveLength(2);
  });

  test('hides its values from readers until it is restored', async ({ catalogue }) => {
    await catalogue.propose([propertyDefinition('p'), propertyDefinition('q')]);
    await catalogue.propose([assign(orders, assignment('p', 'x'), assignment('q', 'y'))]);
    await catalogue.propose([hide(true)]);
    const shown = async () => {
      const read = await catalogue.aspect(orders, 'structuredProperties');
      const one = (await catalogue.entity(orders, ['structuredProperties'])).aspects;
      const [many] = await catalogue.entities([tag, orders].reverse(), ['structuredProperties']);
      expect(one.map(({ value }) => value)).toEqual([read?.value]);
      expect(many?.aspects.map(({ value }) => value)).toEqual([read?.value]);
      expect(JSON.parse(read?.json ?? '')).toEqual(read?.value);
      return read?.value.properties;
    };
    expect(await shown()).toEqual([assignment('q', 'y')]);
    await catalogue.propose([hide(false)]);
    expect(await shown()).toEqual([assignment('p', 'x'), assignment('q', 'y')]);
  });
});
