import { createHash } from 'node:crypto';
import { createCatalogue } from '@colophon/catalogue';
import { createApp } from '@colophon/http';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { maxAliases, maxDepth, maxFields, maxMutations, maxRootFields, maxTokens } from './limits.ts';
import { createGraphqlRoutes, maxBytes } from './routes.ts';

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it as deep as they like
  readonly body: any;
}

const catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
const faults: unknown[] = [];

/** A server of its own: none knows the documents that another has seen. */
function start({ maxBodyBytes }: { readonly maxBodyBytes?: number } = {}) {
  const onUnexpected = (error: unknown) => faults.push(error);
  const app = createApp({
    catalogue,
    pages: createGraphqlRoutes({ catalogue, onUnexpected }),
    onUnexpected,
    ...(maxBodyBytes !== undefined && {
      limits: { principal: { perSecond: 1e6, burst: 1e6, concurrent: 1e6, maxBodyBytes } },
    }),
  });
  const request = async (init: RequestInit, search = ''): Promise<Answer> => {
    const response = await app.request(`http://localhost:8080/api/graphql${search}`, init);
    return { status: response.status, body: await response.json() };
  };
  return {
    post: (body: object) =>
      request({
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    get: (parameters: Readonly<Record<string, string>>) =>
      request({}, `?${new URLSearchParams(parameters).toString()}`),
  };
}

const times = (count: number, text: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');
const nested = (depth: number) => `${'{ ofType '.repeat(depth)}{ name }${' }'.repeat(depth)}`;
const tag = (i: number) => `urn:li:tag:${i}`;
/** Entities, and values that are longer together than what one request may read. */
const manyTags = JSON.stringify(Array.from({ length: 10_001 }, (_, i) => tag(i)));
const longTags = JSON.stringify(Array.from({ length: 17 }, (_, i) => `urn:li:tag:long-${i}`));
const describeTags = (urns: string) =>
  `{ entities(urns: ${urns}) { ... on Tag { properties { description } } } }`;

beforeAll(async () => {
  const description = 'x'.repeat(1024 * 1024);
  for (let i = 0; i < 17; i++)
    await catalogue.propose([
      {
        entityUrn: `urn:li:tag:long-${i}`,
        aspectName: 'tagProperties',
        changeType: 'UPSERT',
        value: { name: `${i}`, description },
      },
    ]);
});

describe('a document', () => {
  it.each([
    [
      'depth',
      `{ __type(name: "Query") ${nested(maxDepth)} }`,
      `The depth: expected at most ${maxDepth}, got 52.`,
    ],
    [
      'fields',
      `{ __type(name: "Query") { ${times(maxFields, (i) => (i % 2 ? 'name' : 'kind'))} } }`,
      `The number of fields: expected at most ${maxFields}, got ${maxFields + 1}.`,
    ],
    [
      'aliases',
      `{ __type(name: "Query") { ${times(maxAliases + 1, (i) => `a${i}: name`)} } }`,
      `The number of aliases: expected at most ${maxAliases}, got ${maxAliases + 1}.`,
    ],
    [
      'fields at its root',
      `{ ${times(maxRootFields + 1, (i) => `a${i}: __typename`)} }`,
      `The number of fields of the query: expected at most ${maxRootFields}, got ${maxRootFields + 1}.`,
    ],
    [
      'mutations',
      `mutation { ${times(maxMutations + 1, (i) => `a${i}: deleteTag(urn: "${tag(i)}")`)} }`,
      `The number of fields of the mutation: expected at most ${maxMutations}, got ${maxMutations + 1}.`,
    ],
    ['tokens', `{ ${times(maxTokens, () => 'me')} }`, `Document contains more than ${maxTokens} tokens.`],
    [
      'fields of the same name',
      `{ __type(name: "Query") { ${times(2000, () => 'name')} } }`,
      'The query: too many fields have the same name to compare them all.',
    ],
  ])('with too many %s is not carried out, and the error names the limit', async (_, query, message) => {
    const { status, body } = await start().post({ query });
    expect([status, body.data]).toEqual([200, null]);
    expect(body.errors.map((error: { message: string }) => error.message)).toContainEqual(
      expect.stringContaining(message),
    );
    for (const { extensions } of body.errors)
      expect(extensions).toEqual({
        code: 400,
        type: 'BAD_REQUEST',
        classification: 'ValidationError',
        errorCode: 'INVALID_REQUEST',
      });
  });

  it.each([
    [
      'entities',
      describeTags(manyTags),
      'The entities of the request: expected at most 10000 that are looked up',
    ],
    [
      'text',
      describeTags(longTags),
      'The values of the response: expected at most 16777216 characters of JSON, got more',
    ],
  ])(
    'that reads too many %s gets an error with its path, which names the limit',
    async (_, query, message) => {
      const { status, body } = await start().post({ query });
      expect(status).toBe(200);
      const [error] = body.errors;
      expect(error).toMatchObject({
        message: expect.stringContaining(message),
        path: ['entities', expect.any(Number), 'properties'],
        extensions: { code: 400, errorCode: 'LIMIT_EXCEEDED', classification: 'DataFetchingException' },
      });
    },
  );

  it('in a body that is too long is not read', async () => {
    const query = `{ __typename } #${'x'.repeat(maxBytes)}`;
    expect(await start().post({ query })).toEqual({
      status: 413,
      body: expect.objectContaining({
        code: 'BODY_TOO_LARGE',
        message: expect.stringContaining(`larger than ${maxBytes} bytes`),
      }),
    });
  });

  it('is no longer than its caller may send', async () => {
    const { post } = start({ maxBodyBytes: 500 });
    expect((await post({ query: '{ __typename }' })).status).toBe(200);
    expect(await post({ query: `{ __typename } #${'x'.repeat(500)}` })).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE', message: expect.stringContaining('larger than 500 bytes') },
    });
    expect(
      (await start({ maxBodyBytes: 2 * maxBytes }).post({ query: `#${'x'.repeat(maxBytes)}` })).status,
    ).toBe(413);
  });
});

describe('a persisted document', () => {
  const persisted = (query: string) => ({
    persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
  });
  const unknown = {
    status: 200,
    body: {
      data: null,
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    },
  };

  it('is asked for by its hash, with other variables each time, and by GET', async () => {
    const { post, get } = start();
    const query = 'query ($urn: String!) { tag(urn: $urn) { urn } }';
    const extensions = persisted(query);
    expect(await post({ extensions })).toMatchObject(unknown);
    const answered = (urn: string) => ({ status: 200, body: { data: { tag: { urn } } } });
    expect(await post({ query, extensions, variables: { urn: tag(1) } })).toEqual(answered(tag(1)));
    expect(await post({ extensions, variables: { urn: tag(2) } })).toEqual(answered(tag(2)));
    const variables = JSON.stringify({ urn: tag(3) });
    expect(await get({ extensions: JSON.stringify(extensions), variables })).toEqual(answered(tag(3)));
    // It is what is kept, and nothing else of the request.
    expect((await post({ extensions })).body.errors[0].message).toContain('$urn');
    expect(await start().post({ extensions, variables: { urn: tag(1) } })).toMatchObject(unknown);
  });

  it('has the limits of any other', async () => {
    const { post } = start();
    const query = `{ ${times(maxRootFields + 1, (i) => `a${i}: __typename`)} }`;
    for (const body of [{ query, extensions: persisted(query) }, { extensions: persisted(query) }])
      expect((await post(body)).body).toMatchObject({
        data: null,
        errors: [{ message: expect.stringContaining(`expected at most ${maxRootFields}`) }],
      });
  });

  it('that writes is not carried out by GET', async () => {
    const { post, get } = start();
    const query = 'mutation { createTag(input: { id: "made", name: "made" }) }';
    const extensions = persisted(query);
    expect((await post({ query, extensions })).body).toEqual({ data: { createTag: 'urn:li:tag:made' } });
    await catalogue.deleteEntity('urn:li:tag:made');
    expect((await get({ extensions: JSON.stringify(extensions) })).status).toBe(405);
    expect(await catalogue.existing(['urn:li:tag:made'], true)).toEqual([]);
  });

  it('is kept under its own hash alone', async () => {
    const { post } = start();
    const [harmless, other] = ['{ __typename }', '{ me { corpUser { urn } } }'];
    expect((await post({ query: other, extensions: persisted(harmless) })).body).toMatchObject({
      data: null,
      errors: [{ message: expect.stringContaining('expected the SHA-256 hash of the query') }],
    });
    expect(await post({ extensions: persisted(harmless) })).toMatchObject(unknown);
    for (const sha256Hash of ['', 'x', 'A'.repeat(64), 1, null])
      expect(
        (await post({ extensions: { persistedQuery: { sha256Hash } } })).body.errors[0].message,
      ).toContain('64 hexadecimal digits');
  });

  it('gives way to newer ones, and can be sent again', async () => {
    const { post } = start();
    const long = (i: number) => `{ __typename } #${i}${'x'.repeat(1_000_000)}`;
    for (let i = 0; i < 6; i++)
      expect((await post({ query: long(i), extensions: persisted(long(i)) })).body.errors).toBeUndefined();
    expect(await post({ extensions: persisted(long(0)) })).toMatchObject(unknown);
    expect((await post({ extensions: persisted(long(5)) })).body).toEqual({ data: { __typename: 'Query' } });
    expect((await post({ query: long(0), extensions: persisted(long(0)) })).body.errors).toBeUndefined();
  });
});

it('no request here was a fault of the server', () => expect(faults).toEqual([]));
