import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aspectOf, readSource } from '../../testing/read-source.ts';
import { jsonSchema } from './source.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colophon-json-schema-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:schemas,${name},PROD)`;
const read = async (files: Readonly<Record<string, unknown>>, config: object = {}) => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return await readSource(jsonSchema, { path: '.', platform: 'schemas', ...config }, { folder });
};
const fieldsOf = (reading: Awaited<ReturnType<typeof read>>, name: string) =>
  (
    aspectOf(reading, urnOf(name), 'schemaMetadata') as {
      fields: { fieldPath: string; recursive?: boolean }[];
    }
  ).fields;
const paths = (reading: Awaited<ReturnType<typeof read>>, name: string) =>
  fieldsOf(reading, name).map(({ fieldPath }) => fieldPath.replace('[version=2.0].', ''));

it('schema: reads fields through references to definitions and to other files', async () => {
  const reading = await read({
    'order.json': {
      title: 'Order',
      type: 'object',
      properties: {
        id: { type: 'integer' },
        lines: { type: 'array', items: { $ref: '#/definitions/Line' } },
        customer: { $ref: 'parts/customer.json' },
      },
      definitions: { Line: { type: 'object', properties: { sku: { type: 'string' } } } },
    },
    'parts/customer.json': {
      title: 'Customer',
      type: 'object',
      properties: { name: { $ref: 'name.json#/full' } },
    },
    'parts/name.json': { full: { type: 'string' } },
  });
  expect(reading.failures).toEqual([]);
  expect(paths(reading, 'order')).toEqual([
    '[type=Order].[type=integer].id',
    '[type=Order].[type=array].lines',
    '[type=Order].[type=array].lines.[type=Line].Line',
    '[type=Order].[type=array].lines.[type=Line].Line.[type=string].sku',
    '[type=Order].[type=Customer].customer',
    '[type=Order].[type=Customer].customer.[type=string].name',
  ]);
});

it('schema: reads unions, maps, enumerations and formats', async () => {
  const reading = await read({
    'a.json': {
      type: 'object',
      properties: {
        at: { type: 'string', format: 'date-time' },
        kind: { enum: ['x', 1] },
        labels: { type: 'object', additionalProperties: { type: 'integer' } },
        either: { oneOf: [{ type: 'string' }, { type: 'object', properties: { b: { type: 'boolean' } } }] },
      },
    },
  });
  expect(paths(reading, 'a')).toEqual([
    '[type=object].[type=string(date-time)].at',
    '[type=object].[type=enum].kind',
    '[type=object].[type=map].[type=integer].labels',
    '[type=object].[type=union].either',
    '[type=object].[type=union].[type=string].either',
    '[type=object].[type=union].[type=union_1].either',
    '[type=object].[type=union].[type=union_1].either.[type=boolean].b',
  ]);
});

it('stops where a schema contains itself', async () => {
  const node = { type: 'object', properties: { child: { $ref: '#/definitions/Node' } } };
  const reading = await read({
    'tree.json': {
      type: 'object',
      properties: { root: { $ref: '#/definitions/Node' } },
      definitions: { Node: node },
    },
  });
  expect(fieldsOf(reading, 'tree').map(({ recursive }) => recursive)).toEqual([false, true]);
});

it('names a schema by its id, and for people as the recipe says', async () => {
  const files = {
    'a.json': { $id: 'https://example.org/shop/order.json', title: 'An order', type: 'object' },
  };
  const name = '/example.org/shop/order';
  const named = async (dataset_name_strategy: string) =>
    aspectOf(await read(files, { dataset_name_strategy }), urnOf(name), 'datasetProperties');
  expect(await named('BASENAME')).toMatchObject({
    name: 'order',
    externalUrl: 'https://example.org/shop/order.json',
  });
  expect(await named('TITLE')).toMatchObject({ name: 'An order' });
  expect(await named('SCHEMA_ID')).toMatchObject({ name: 'https://example.org/shop/order.json' });
});

it('descriptions, platformInstance: come from the schema and the recipe', async () => {
  const properties = { id: { type: 'integer', description: 'Its number.' } };
  const reading = await read(
    { 'order.json': { type: 'object', description: 'What was bought.', properties } },
    { platform_instance: 'eu1' },
  );
  const urn = urnOf('eu1.order');
  expect(aspectOf(reading, urn, 'datasetProperties')).toMatchObject({ description: 'What was bought.' });
  expect(aspectOf(reading, urn, 'schemaMetadata')).toMatchObject({
    fields: [{ description: 'Its number.' }],
  });
  expect(aspectOf(reading, urn, 'dataPlatformInstance')).toMatchObject({
    instance: 'urn:li:dataPlatformInstance:(urn:li:dataPlatform:schemas,eu1)',
  });
});

it('names a mistake with its file, and reads the others', async () => {
  const reading = await read({
    'a.json': '{',
    'b.json': { type: 'object', properties: { x: { $ref: '#/definitions/None' } } },
    'c.json': { type: 'object' },
    'd.json': { $ref: 'none.json' },
  });
  expect(reading.records.map(({ id }) => id)).toEqual(['c']);
  expect(reading.failures.map(({ message }) => message)).toEqual([
    expect.stringContaining('JSON'),
    '$ref #/definitions/None names nothing.',
    expect.stringContaining('there is no such file'),
  ]);
});
