import { aspect, createRegistry, entity, type Field, key, string } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { ensureModelCompatible } from './ensure-model-compatible.ts';

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

describe('ensureModelCompatible', () => {
  it('rejects a model that does not fit stored values, and keeps the old one', async () => {
    const store = createSqliteStore(openMemoryDatabase());
    await ensureModelCompatible(wide, store);
    await createCatalogue({ registry: wide, store }).propose([
      { entityUrn: 'urn:li:box:1', aspectName: 'info', changeType: 'UPSERT', value: { a: 'x', b: 'y' } },
    ]);
    await expect(ensureModelCompatible(narrow, store)).rejects.toThrow(
      '- Field com.example.Info.b was removed. Restore it;',
    );
    await expect(ensureModelCompatible(narrow, store)).rejects.toThrow();
    await ensureModelCompatible(wide, store);
  });

  it('accepts any change to a definition without stored values', async () => {
    const store = createSqliteStore(openMemoryDatabase());
    await ensureModelCompatible(wide, store);
    await ensureModelCompatible(narrow, store);
    await ensureModelCompatible(wide, store);
    expect(await store.readModel()).toMatchObject({ aspects: { info: { record: 'com.example.Info' } } });
  });
});
