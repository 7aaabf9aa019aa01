import { describe, expect, it } from 'vitest';
import { avroFields } from './avro-fields.ts';
import type { AvroSchema } from './avro-schema.ts';

const record = (...fields: readonly object[]) =>
  ({ type: 'record', name: 'r', fields }) as unknown as AvroSchema;
const pathsOf = (schema: AvroSchema) =>
  avroFields(schema).map(({ fieldPath, nativeDataType, nullable }) =>
    [fieldPath.replace('[version=2.0].[type=r].', ''), nativeDataType, ...(nullable ? ['null'] : [])].join(
      ' ',
    ),
  );

describe('avroFields', () => {
  it('names the types on the way to a field', () => {
    const line = record({ name: 'sku', type: ['null', 'string'] });
    expect(
      pathsOf(
        record(
          { name: 'id', type: 'long' },
          { name: 'tags', type: { type: 'array', items: 'string' } },
          { name: 'counts', type: { type: 'map', values: 'long' } },
          { name: 'lines', type: ['null', { type: 'array', items: { ...(line as object), name: 'Line' } }] },
          { name: 'either', type: ['null', 'string', 'long'] },
        ),
      ),
    ).toEqual([
      '[type=long].id long',
      '[type=array].[type=string].tags array',
      '[type=map].[type=long].counts map',
      '[type=array].[type=Line].lines array null',
      '[type=array].[type=Line].lines.[type=string].sku string null',
      '[type=union].either union null',
      '[type=union].[type=string].either string null',
      '[type=union].[type=long].either long null',
    ]);
  });

  it('marks the fields of a key', () => {
    const [field] = avroFields('string', { isKeySchema: true });
    expect(field).toMatchObject({ fieldPath: '[version=2.0].[key=True].[type=string]', isPartOfKey: true });
  });

  it('stops where a record contains itself', () => {
    const fields = avroFields(record({ name: 'next', type: ['null', 'r'] }));
    expect(fields).toMatchObject([{ fieldPath: '[version=2.0].[type=r].[type=r].next', recursive: true }]);
  });

  it('keeps descriptions, defaults, logical types and the author’s own properties', () => {
    const [field] = avroFields(
      record({
        name: 'day',
        type: { type: 'int', logicalType: 'date' },
        doc: 'The day',
        default: 0,
        owner: 'x',
      }),
    );
    expect(field).toMatchObject({
      type: { type: { 'com.linkedin.schema.DateType': {} } },
      description: 'The day\nField default value: 0',
      jsonProps: '{"owner":"x","logicalType":"date"}',
    });
  });

  it('resolves names in their namespace, and says which one is not defined', () => {
    const node = { type: 'enum', name: 'State', namespace: 'shop', symbols: ['A'] };
    const schema = {
      ...(record({ name: 'a', type: node }, { name: 'b', type: 'State' }) as object),
      namespace: 'shop',
    };
    expect(pathsOf(schema as AvroSchema)).toEqual(['[type=enum].a enum', '[type=enum].b enum']);
    expect(() => avroFields(record({ name: 'a', type: 'Nothing' }))).toThrow(
      'The Avro type Nothing is not defined',
    );
  });
});
