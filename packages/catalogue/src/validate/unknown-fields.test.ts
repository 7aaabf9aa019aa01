import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { describe, expect, it } from 'vitest';
import { splitUnknownFields } from './unknown-fields.ts';

function split(name: string, value: JsonObject) {
  const aspect = registry.aspects.get(name);
  if (!aspect) throw new Error(`no aspect ${name}`);
  return splitUnknownFields(aspect, value);
}

describe('splitUnknownFields', () => {
  it('finds nothing in a valid value, including map and union keys', () => {
    const value = {
      name: 'orders',
      customProperties: { anything: 'goes', 'a/b': 'here' },
    };
    expect(split('datasetProperties', value)).toEqual({ known: value, unknown: [] });
    const job = { name: 'load', type: { string: 'COMMAND' } };
    expect(split('dataJobInfo', job)).toEqual({ known: job, unknown: [] });
  });

  it('finds fields at any depth, and keeps the rest', () => {
    const field = (name: string, more: JsonObject = {}) => ({
      fieldPath: name,
      nativeDataType: 'int',
      type: { type: { 'com.linkedin.schema.NumberType': { width: 8 } } },
      ...more,
    });
    const { known, unknown } = split('schemaMetadata', {
      newer: { deep: [1] },
      fields: [field('a', { colour: 'red' }), field('b', { colour: 'blue' })],
    });
    expect(unknown.map(({ path, pattern }) => ({ path, pattern }))).toEqual([
      { path: '/newer', pattern: '/newer' },
      {
        path: '/fields/0/type/type/com.linkedin.schema.NumberType/width',
        pattern: '/fields/*/type/type/com.linkedin.schema.NumberType/width',
      },
      { path: '/fields/0/colour', pattern: '/fields/*/colour' },
    ]);
    expect(unknown.map(({ expected }) => expected)).toEqual([
      expect.arrayContaining(['schemaName', 'fields']),
      [],
      expect.arrayContaining(['fieldPath', 'nativeDataType']),
    ]);
    expect(JSON.stringify(known)).not.toMatch(/newer|colour|width/);
    expect(known).toMatchObject({ fields: [{ fieldPath: 'a' }, { fieldPath: 'b' }] });
  });

  it('reports inherited member names as unknown, and encodes slashes', () => {
    const value = JSON.parse('{"__proto__": 1, "constructor": 2, "a/b": 3}') as JsonObject;
    const { known, unknown } = split('status', value);
    expect(unknown.map(({ path }) => path)).toEqual(['/__proto__', '/constructor', '/a~1b']);
    expect(known).toEqual({});
  });

  it('leaves union members and values of the wrong type to the schema', () => {
    const value = { name: 'load', type: { newKind: {} }, customProperties: ['a'] };
    expect(split('dataJobInfo', value)).toEqual({ known: value, unknown: [] });
  });
});
