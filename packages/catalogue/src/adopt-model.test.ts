import { aspect, createRegistry, entity, type Field, key, string } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect, it } from 'vitest';
import { adoptModel } from './adopt-model.ts';
import { createCatalogue } from './catalogue.ts';

const doc = 'A thing of the test.';

const modelWith = (fields: Record<string, Field>) =>
  createRegistry([
    entity({
      name: 'box',
      doc,
      key: key({ name: 'boxKey', record: 'com.example.Key', doc, fields: { id: { type: string, doc } } }),
      aspects: [aspect({ name: 'info', record: 'com.example.Info', doc, fields })],
    }),
  ]);

const wide = modelWith({ a: { type: string, doc }, b: { type: string, doc, optional: true } });
const narrow = modelWith({ a: { type: string, doc } });

describe('adoptModel', () => {
  it('refuses a model that stored values do not fit, and leaves the old one in force', async () => {
    const store = createSqliteStore(openMemoryDatabase());
    await adoptModel(wide, store);
    await createCatalogue({ registry: wide, store }).propose([
      { entityUrn: 'urn:li:box:1', aspectName: 'info', changeType: 'UPSERT', value: { a: 'x', b: 'y' } },
    ]);
    await expect(adoptModel(narrow, store)).rejects.toThrow(
      '- Field com.example.Info.b was removed. Put it back;',
    );
    await expect(adoptModel(narrow, store)).rejects.toThrow();
    await adoptModel(wide, store);
  });

  it('takes any change of a definition by which nothing was written', async () => {
    const store = createSqliteStore(openMemoryDatabase());
    await adoptModel(wide, store);
    await adoptModel(narrow, store);
    await adoptModel(wide, store);
    expect(await store.readModel()).toMatchObject({ aspects: { info: { record: 'com.example.Info' } } });
  });
});
