import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readSource } from '../../testing/read-source.ts';
import { iceberg } from './source.ts';

// Tables of a real writer are in tests/interop/iceberg.test.ts. This is the protocol of the catalogue alone.

let server: Server | undefined;
afterEach(() => server?.close());

const metadata = `{"format-version": 2, "location": "s3://lake/a", "current-schema-id": 0, "current-snapshot-id":
  9007199254740993123, "schemas": [{"schema-id": 0, "type": "struct", "fields": [{"id": 1, "name": "id",
  "required": true, "type": "long"}]}], "snapshots": [{"snapshot-id": 9007199254740993123, "timestamp-ms": 5,
  "manifest-list": "s3://lake/a/list.avro"}]}`;

/** A catalogue below the prefix `p`, with a namespace within another, whose tables come in two pages. */
async function start(): Promise<string> {
  const namespaces = '/v1/p/namespaces/eu%1Fshop';
  const answers: Readonly<Record<string, string>> = {
    '/v1/config?warehouse=lake': '{"overrides": {"prefix": "p"}, "defaults": {}}',
    '/v1/p/namespaces': '{"namespaces": [["eu", "shop"]]}',
    [namespaces]: '{"namespace": ["eu", "shop"], "properties": {"team": "sales"}}',
    [`${namespaces}/tables`]: '{"identifiers": [{"name": "a"}], "next-page-token": "2"}',
    [`${namespaces}/tables?pageToken=2`]: '{"identifiers": [{"name": "b"}], "next-page-token": null}',
    [`${namespaces}/tables/a`]: `{"metadata": ${metadata}}`,
  };
  server = createServer((request, response) => {
    if (request.headers.authorization !== 'Bearer the-token') return response.writeHead(401).end();
    const answer = answers[request.url ?? ''];
    return answer === undefined ? response.writeHead(404).end() : response.end(answer);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const read = (settings: object) => readSource(iceberg, { catalog: { main: { type: 'rest', ...settings } } });

describe('a REST catalogue', () => {
  it('is read page by page; a table that cannot be loaded is reported', async () => {
    const reading = await read({ uri: await start(), warehouse: 'lake', token: 'the-token' });
    expect(reading.records.map(({ id }) => id)).toEqual(['eu.shop', 'eu.shop.a', 'eu.shop.b']);
    expect(reading.records[2]).toMatchObject({
      proposals: [],
      unread: [expect.stringContaining('eu.shop.b')],
    });
    expect(reading.warnings).toMatchObject([{ title: 'cannot read a table', context: 'eu.shop.b' }]);
    expect(reading.aspect('eu.shop.a', 'datasetProperties')?.customProperties).toMatchObject({
      'snapshot-id': '9007199254740993123',
    });
    expect(reading.records[0]?.proposals).toContainEqual(
      expect.objectContaining({
        aspect: expect.objectContaining({ customProperties: expect.objectContaining({ team: 'sales' }) }),
      }),
    );
  });

  it('says what is wrong, and never the token', async () => {
    const wrong = await read({ uri: await start(), token: 'another' }).catch((error: Error) => error);
    expect(wrong).toMatchObject({ name: 'SourceError', remedy: expect.stringContaining('Check `token`') });
    expect(String(wrong)).not.toContain('another');
    await expect(read({ uri: 'http://127.0.0.1:1' })).rejects.toThrow('Cannot reach the catalogue');
    await expect(read({})).rejects.toThrow(/is needed for the type rest/);
    await expect(read({ type: 'glue' })).rejects.toThrow(/use the connector of DataHub/);
  });
});
