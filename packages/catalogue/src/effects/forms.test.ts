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
