import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import { afterEach, describe, expect, it } from 'vitest';
import { S3Store } from './s3-store.ts';

// The real servers are in tests/interop/s3.test.ts. This one fails in the ways that they cannot be made to fail.

const secret = 'the-secret-key';
let server: Server | undefined;
afterEach(() => server?.close());

/** A store with one bucket that checks signatures. `faults` are sent first. */
async function start(
  objects: Readonly<Record<string, string>>,
  faults: readonly number[] = [],
  ranges = true,
) {
  const left = [...faults];
  const seen: string[] = [];
  const names = Object.keys(objects).sort();
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    seen.push(`${url.pathname}${request.headers.range ? ` ${request.headers.range}` : ''}`);
    const fault = left.shift();
    if (fault !== undefined) return response.writeHead(fault).end();
    const headers = {
      'X-Amz-Date': String(request.headers['x-amz-date']),
      'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD',
    };
    const signer = new AwsV4Signer({
      url: url.href,
      headers: { ...headers, ...(request.headers.range && { range: request.headers.range }) },
      accessKeyId: 'key',
      secretAccessKey: secret,
      service: 's3',
      region: 'us-east-1',
      datetime: String(request.headers['x-amz-date']),
    });
    const signed = await signer.sign();
    if (signed.headers.get('authorization') !== request.headers.authorization)
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const key = decodeURIComponent(url.pathname.slice('/bucket/'.length));
    if (key === '') {
      const from = Number(url.searchParams.get('continuation-token') ?? 0);
      const page = names.slice(from, from + 2);
      const more = from + 2 < names.length;
      const rows = page.map(
        (name) =>
          `<Contents><Key>${encodeURIComponent(name)}</Key><Size>${objects[name]?.length}</Size><LastModified>2024-01-02T00:00:00Z</LastModified></Contents>`,
      );
      return response.end(
        `<R>${rows.join('')}<IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''}</R>`,
      );
    }
    const body = objects[key];
    if (body === undefined) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    const [, first, last] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    if (!ranges || first === undefined) return response.end(body);
    return response.writeHead(206).end(body.slice(Number(first), Number(last) + 1));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, seen };
}

const open = (endpoint: string, secretAccessKey = secret) =>
  new S3Store({
    accessKeyId: 'key',
    secretAccessKey,
    region: 'us-east-1',
    endpoint,
    retries: 2,
    signal: new AbortController().signal,
  });

describe('S3Store', () => {
  it('lists page by page, with names of every character', async () => {
    const names = ['a b+c.csv', 'größe/%2F&<>.csv', "it's (1).csv", 'x.csv', 'y.csv'];
    const { endpoint, seen } = await start(Object.fromEntries(names.map((name) => [name, 'id'])));
    const store = open(endpoint);
    const found: string[] = [];
    for await (const { path } of store.list('s3://bucket/')) found.push(path);
    expect(found).toEqual(names.toSorted().map((name) => `s3://bucket/${name}`));
    expect(seen).toHaveLength(3);
    for (const path of found) expect(Buffer.from(await store.read(path, 0, 2)).toString(), path).toBe('id');
  });

  it('reads a range, also from a store that sends all', async () => {
    for (const ranges of [true, false]) {
      const { endpoint } = await start({ a: '0123456789' }, [], ranges);
      const bytes = await open(endpoint).read('s3://bucket/a', 2, 5);
      expect(Buffer.from(bytes).toString()).toBe('234');
      server?.close();
    }
  });

  it('repeats what the store could not answer', async () => {
    const { endpoint, seen } = await start({ a: 'x' }, [503, 500]);
    await open(endpoint).read('s3://bucket/a', 0, 1);
    expect(seen).toHaveLength(3);
  });

  it('says what to change, and never the secret', async () => {
    const { endpoint } = await start({ a: 'x' });
    const wrong = open(endpoint, 'another-secret').read('s3://bucket/a', 0, 1);
    await expect(wrong).rejects.toMatchObject({
      message: 'Cannot read s3://bucket/a: SignatureDoesNotMatch',
      remedy: 'Check aws_secret_access_key and aws_region.',
    });
    await expect(open(endpoint).read('s3://bucket/none', 0, 1)).rejects.toThrow('NoSuchKey');
    server?.close();
    await expect(open('http://127.0.0.1:1').read('s3://bucket/a', 0, 1)).rejects.toMatchObject({
      message: expect.stringContaining('Cannot read s3://bucket/a from http://127.0.0.1:1'),
    });
  });
});
