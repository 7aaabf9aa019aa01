import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aspectOf, readSource } from '../../testing/read-source.ts';
import { aspectNameOf } from './record-names.ts';
import { file } from './source.ts';
import { splitJson } from './split-json.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const proposal = (aspectName: string, json: object) => ({
  entityType: 'dataset',
  entityUrn: orders,
  changeType: 'UPSERT',
  aspectName,
  aspect: { json },
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colophon-file-source-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = async (text: string, config: object = {}) => {
  await writeFile(join(folder, 'metadata.json'), text);
  return await readSource(file, { path: 'metadata.json', ...config }, { folder });
};

it('reads the items of an array, each a record of its own', async () => {
  const items = [proposal('status', { removed: false }), proposal('globalTags', { tags: [] })];
  const reading = await read(JSON.stringify(items, undefined, 2));
  expect(reading.records.map(({ id }) => id)).toEqual(['metadata.json:0', 'metadata.json:1']);
  expect(aspectOf(reading, orders, 'status')).toEqual({ removed: false });
});

it.each([
  ['JSON lines', (items: string[]) => items.join('\n')],
  [
    'JSON lines with an end of line and a byte order mark',
    (items: string[]) => `\ufeff${items.join('\r\n')}\n`,
  ],
  ['an array on one line', (items: string[]) => `[${items.join(',')}]`],
])('reads %s', async (_, print) => {
  const items = [proposal('status', { removed: true }), proposal('globalTags', { tags: [] })];
  const reading = await read(print(items.map((item) => JSON.stringify(item))));
  expect(reading.failures).toEqual([]);
  expect(reading.records).toHaveLength(2);
});

it('reads a file with one item that is not in an array', async () => {
  const reading = await read(JSON.stringify(proposal('status', { removed: true }), undefined, 2));
  expect(reading.records).toHaveLength(1);
});

it('reads a snapshot, whose aspects have the names of records', async () => {
  const fields = [
    {
      fieldPath: 'id',
      description: null,
      type: { type: { 'com.linkedin.pegasus2avro.schema.NumberType': {} } },
    },
  ];
  const reading = await read(
    JSON.stringify([
      {
        auditHeader: null,
        proposedSnapshot: {
          'com.linkedin.pegasus2avro.metadata.snapshot.DatasetSnapshot': {
            urn: orders,
            aspects: [
              { 'com.linkedin.pegasus2avro.common.Status': { removed: false } },
              { 'com.linkedin.pegasus2avro.schema.SchemaMetadata': { schemaName: 'orders', fields } },
            ],
          },
        },
        proposedDelta: null,
      },
    ]),
  );
  expect(reading.records).toHaveLength(1);
  expect(aspectOf(reading, orders, 'status')).toEqual({ removed: false });
  expect(aspectOf(reading, orders, 'schemaMetadata')).toEqual({
    schemaName: 'orders',
    fields: [{ fieldPath: 'id', type: { type: { 'com.linkedin.schema.NumberType': {} } } }],
  });
});

it('reads values as text, patches, deletions, conditions and the run that wrote them', async () => {
  const value = JSON.stringify({ removed: true });
  const patch = [{ op: 'add', path: '/tags/urn:li:tag:pii', value: { tag: 'urn:li:tag:pii' } }];
  const { records } = await read(
    JSON.stringify([
      { ...proposal('status', {}), aspect: { contentType: 'application/json', value } },
      { ...proposal('globalTags', {}), changeType: 'PATCH', aspect: { json: patch } },
      {
        ...proposal('globalTags', {}),
        changeType: 'PATCH',
        aspect: { json: { arrayPrimaryKeys: { tags: ['tag'] }, patch, forceGenericPatch: true } },
      },
      { entityUrn: orders, aspectName: 'ownership', changeType: 'DELETE' },
      {
        ...proposal('status', { removed: true }),
        headers: { 'If-Version-Match': '1' },
        systemMetadata: { lastObserved: 5, runId: 'no-run-id-provided' },
      },
    ]),
  );
  const [asText, bare, keyed, deletion, conditional] = records.map(({ proposals }) => proposals[0]);
  expect(asText).toMatchObject({ aspect: { removed: true } });
  expect(bare).toMatchObject({ changeType: 'PATCH', patch: { operations: patch } });
  expect(keyed).toMatchObject({ patch: { operations: patch, arrayPrimaryKeys: { tags: ['tag'] } } });
  expect(deletion).toEqual({ entityUrn: orders, aspectName: 'ownership', changeType: 'DELETE' });
  expect(conditional).toMatchObject({
    headers: { 'If-Version-Match': '1' },
    systemMetadata: { lastObserved: 5 },
  });
});

it('reads one aspect only, when asked to', async () => {
  const items = [proposal('status', { removed: false }), proposal('globalTags', { tags: [] })];
  const { records } = await read(JSON.stringify(items), { aspect: 'status' });
  expect(records.map(({ proposals }) => proposals[0]?.aspectName)).toEqual(['status']);
});

it('reads the files of a folder that have the extension, in order', async () => {
  await mkdir(join(folder, 'all/inner.json'), { recursive: true });
  for (const name of ['b.json', 'a.json', 'c.jsonl'])
    await writeFile(join(folder, 'all', name), JSON.stringify(proposal('status', { removed: false })));
  const ids = async (config: object) => {
    const { records } = await readSource(file, { path: 'all', ...config }, { folder });
    return records.map(({ id }) => id);
  };
  expect(await ids({})).toEqual(['all/a.json:0', 'all/b.json:0']);
  expect(await ids({ file_extension: 'jsonl' })).toEqual(['all/c.jsonl:0']);
  expect(await ids({ file_extension: '*' })).toHaveLength(3);
  const { warnings } = await readSource(file, { path: 'all', file_extension: 'txt' }, { folder });
  expect(warnings[0]?.message).toContain('no files that end with txt');
});

it('reads an address, and keeps its password out of what it says', async () => {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/metadata.json')) response.end(JSON.stringify([proposal('status', {}), 1]));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const reading = await readSource(file, { path: `${address}/metadata.json?token=s3cret` });
    expect(reading.records).toHaveLength(1);
    expect(reading.failures[0]?.context).toBe(`${address}/metadata.json:1 (item 1)`);
    await expect(readSource(file, { path: `${address}/none?token=s3cret` })).rejects.toThrow(
      `Cannot read ${address}/none: the server responds with status 404`,
    );
  } finally {
    server.close();
  }
});

describe('mistakes', () => {
  it.each([
    [{ ...proposal('status', {}), entityUrn: 'orders' }, 'entityUrn: expected a URN, got "orders".'],
    [{ ...proposal('status', {}), changeType: 'MERGE' }, 'got "MERGE".'],
    [{ ...proposal('status', {}), aspect: { value: '{' } }, 'aspect/value: is not JSON'],
    [{ ...proposal('status', {}), aspect: { json: [] } }, 'aspect: expected an object, got an array.'],
    [
      { ...proposal('status', {}), changeType: 'PATCH' },
      'expected an array of patch operations, got an object.',
    ],
    [{ name: 'orders', owner: 'jdoe' }, 'got name, owner.'],
    [
      { proposedSnapshot: { 'com.linkedin.metadata.snapshot.TagSnapshot': { urn: orders, aspects: [] } } },
      'expected the snapshot of a dataset, got com.linkedin.metadata.snapshot.TagSnapshot.',
    ],
    [7, 'expected an object, got 7.'],
  ])('in an item name its line, and the rest goes on (%#)', async (item, message) => {
    const { records, failures } = await read(
      `[\n${JSON.stringify(item)},\n${JSON.stringify(proposal('status', {}))}]`,
    );
    expect(records).toHaveLength(1);
    expect(failures).toEqual([
      {
        title: 'Cannot read an item',
        message: expect.stringContaining(message),
        context: 'metadata.json:2 (item 0)',
      },
    ]);
  });

  it.each([
    ['[{"a": 1}, {"b": [1\n', 'item 1, which starts on line 1, does not end'],
    ['[\n{"a": 1}\n', 'line 3: the array does not end with ]'],
    ['[{"a": 1}]\n{}', 'line 2: nothing is expected after the array, got {'],
  ])('in the brackets are named: %s', async (text, message) => {
    const { failures } = await read(text);
    expect(failures.at(-1)?.message).toBe(`The file is not valid JSON: ${message}.`);
  });

  it('in the recipe are named', async () => {
    await expect(readSource(file, {})).rejects.toThrow('is required: the file, folder or address to read');
    await expect(readSource(file, { path: 'none.json' }, { folder })).rejects.toThrow(
      'Cannot read none.json: there is no such file',
    );
  });

  it('in the encoding are named', async () => {
    await writeFile(join(folder, 'latin.json'), Buffer.from([0x5b, 0x22, 0xe9, 0x22, 0x5d]));
    await expect(readSource(file, { path: 'latin.json' }, { folder })).rejects.toThrow(
      'latin.json is not UTF-8 text',
    );
  });
});

it('is called metadata-file as well, and counts usage aggregations that it ignores', async () => {
  expect(file.aliases).toContain('metadata-file');
  const { warnings, records } = await read(JSON.stringify([{ bucket: {} }]));
  expect([warnings[0]?.title, records.length]).toEqual(['Usage aggregation ignored', 0]);
});

it('splits at the same places however the text arrives', async () => {
  const text = '[{"a": "}\\"]"}, {"b": [1, {"c": ","}]},\n  "x", 12]';
  const split = async (size: number) => {
    async function* chunks() {
      for (let i = 0; i < text.length; i += size) yield text.slice(i, i + size);
    }
    const items = [];
    for await (const item of splitJson(chunks())) items.push(item);
    return items;
  };
  const whole = await split(text.length);
  expect(whole.map((item) => item.text)).toEqual(['{"a": "}\\"]"}', '{"b": [1, {"c": ","}]}', '"x"', '12']);
  for (const size of [1, 2, 3, 7]) expect(await split(size)).toEqual(whole);
});

it.each([
  ['com.linkedin.common.Ownership', 'ownership'],
  ['com.linkedin.ml.metadata.MLModelProperties', 'mlModelProperties'],
  ['com.linkedin.ml.metadata.TrainingData', 'mlModelTrainingData'],
  ['com.linkedin.dataset.UpstreamLineage', 'upstreamLineage'],
])('calls the aspect of %s %s', (record, name) => {
  expect(aspectNameOf(record)).toBe(name);
});
