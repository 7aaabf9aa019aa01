import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { catalogueTest, datasetUrn, orders, tag, upsert } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const form = 'urn:li:form:retention';
const customers = datasetUrn('customers');
const info = (urn: string, ...ids: string[]) =>
  upsert(urn, 'formInfo', {
    name: 'f',
    prompts: ids.map((id) => ({
      id,
      title: 't',
      type: 'STRUCTURED_PROPERTY',
      structuredPropertyParams: { urn: 'urn:li:structuredProperty:a' },
    })),
  });
const assignment = (filter: JsonObject) => upsert(form, 'dynamicFormAssignment', { filter });
const tagged = (urn: string) => upsert(urn, 'globalTags', { tags: [{ tag }] });

describe('the questions of a form', () => {
  test('have unique ids across forms', async ({ catalogue }) => {
    await expect(catalogue.propose([info(form, 'a', 'a')])).rejects.toThrow(
      '/prompts/1/id: expected an id that no other prompt of the form has, got a',
    );
    await expect(catalogue.propose([info(form, 'a'), info('urn:li:form:other', 'a')])).rejects.toThrow(
      /proposals\/1: .*urn:li:form:retention among them, got a/,
    );
    await catalogue.propose([info(form, 'a', 'b')]);
    await catalogue.propose([info(form, 'a', 'c')]);
    await expect(catalogue.propose([info('urn:li:form:other', 'c')])).rejects.toThrow(/got c/);
    await catalogue.propose([info('urn:li:form:other', 'b')]);
  });
});

describe('the assignment of a form', () => {
  const formsOf = (urn: string) => ({
    incompleteForms: [
      {
        urn,
        incompletePrompts: [
          { id: 'a', lastModified: { actor: 'urn:li:corpuser:unknown', time: expect.any(Number) } },
        ],
        completedPrompts: [],
      },
    ],
    completedForms: [],
    verifications: [],
  });

  test('assigns it to what the filter finds, once', async ({ catalogue }) => {
    await catalogue.propose([tagged(orders), upsert(customers, 'status', { removed: false })]);
    const filter = { or: [{ and: [{ field: 'tags', values: [tag] }] }] };
    await catalogue.propose([info(form, 'a'), assignment(filter)]);
    expect((await catalogue.aspect(orders, 'forms'))?.value).toEqual(formsOf(form));
    expect(await catalogue.aspect(customers, 'forms')).toBeUndefined();
    await catalogue.propose([tagged(customers)]);
    await catalogue.propose([assignment({ criteria: [{ field: 'tags', values: [tag] }] })]);
    expect((await catalogue.aspect(customers, 'forms'))?.value).toEqual(formsOf(form));
    expect((await catalogue.aspect(orders, 'forms'))?.systemMetadata.version).toBe('1');
    // What was there before stays as it is.
    expect((await catalogue.aspect(orders, 'browsePathsV2'))?.systemMetadata.version).toBe('1');
  });

  test('is the same when it comes before its form and the assets in one batch', async ({ catalogue }) => {
    const filter = { criteria: [{ field: 'tags', values: [tag] }] };
    const batch = [assignment(filter), info(form, 'a'), tagged(orders), tagged(customers)];
    await catalogue.propose([...batch, upsert(customers, 'globalTags', { tags: [] })]);
    expect((await catalogue.aspect(orders, 'forms'))?.value).toEqual(formsOf(form));
    expect(await catalogue.aspect(customers, 'forms')).toBeUndefined();
  });

  test('may be patched, one patch after the other in one batch', async ({ catalogue }) => {
    const patch = (...operations: JsonObject[]) =>
      upsert(form, 'dynamicFormAssignment', { patch: operations }, { changeType: 'PATCH' });
    const criterion = (value: string) => ({ field: 'urn', values: [value], condition: 'EQUAL' });
    await catalogue.propose([info(form, 'a'), tagged(orders), tagged(customers)]);
    await catalogue.propose([
      patch({ op: 'add', path: '/filter', value: { or: [{ and: [criterion('urn:li:tag:none')] }] } }),
      patch({ op: 'add', path: '/filter/or/-', value: { and: [criterion(orders)] } }),
    ]);
    expect((await catalogue.aspect(orders, 'forms'))?.value).toEqual(formsOf(form));
    expect(await catalogue.aspect(customers, 'forms')).toBeUndefined();
    await expect(
      catalogue.propose([patch({ op: 'add', path: '/filter/or/0/and/0/condition', value: 'ODD' })]),
    ).rejects.toThrow(/ODD/);
    await catalogue.propose([
      patch({ op: 'replace', path: '/filter/or/0/and/0/values/0', value: customers }),
    ]);
    expect((await catalogue.aspect(customers, 'forms'))?.value).toEqual(formsOf(form));
  });

  test('does not reach assets that come later', async ({ catalogue }) => {
    await catalogue.propose([info(form, 'a'), assignment({ criteria: [{ field: 'tags', values: [tag] }] })]);
    await catalogue.propose([tagged(orders)]);
    expect(await catalogue.aspect(orders, 'forms')).toBeUndefined();
  });

  test('leaves assets of the same batch when the form is deleted in it', async ({ catalogue }) => {
    await catalogue.propose([
      info(form, 'a'),
      tagged(orders),
      assignment({ criteria: [{ field: 'tags', values: [tag] }] }),
      upsert(form, 'formKey', {}, { changeType: 'DELETE' }),
    ]);
    const value = (await catalogue.aspect(orders, 'forms'))?.value;
    expect(value?.incompleteForms ?? []).toEqual([]);
  });

  test('ends with the form', async ({ catalogue }) => {
    await catalogue.propose([tagged(orders)]);
    await catalogue.propose([info(form, 'a'), assignment({ criteria: [{ field: 'tags', values: [tag] }] })]);
    await catalogue.deleteEntity(form);
    expect((await catalogue.aspect(orders, 'forms'))?.value).toEqual({
      incompleteForms: [],
      completedForms: [],
      verifications: [],
    });
  });
});
