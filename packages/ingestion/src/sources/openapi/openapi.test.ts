import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { aspectOf, type Reading, readSource } from '../../testing/read-source.ts';
import { openapi } from './source.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** An API with its document at `/openapi.json`; other requests are for the handler. */
async function serve(
  document: unknown,
  handle: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    response.writeHead(404).end(),
): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url !== '/openapi.json') return handle(request, response);
    response.end(typeof document === 'string' ? document : JSON.stringify(document));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const read = async (document: unknown, config: object = {}, handle?: Parameters<typeof serve>[1]) =>
  readSource(openapi, {
    name: 'pet shop',
    url: await serve(document, handle),
    swagger_file: 'openapi.json',
    ...config,
  });

const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:OpenApi,pet_shop.${name},PROD)`;
const paths = (reading: Reading, name: string) =>
  reading.aspect(urnOf(name), 'schemaMetadata')?.fields.map(({ fieldPath }) => fieldPath);
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const ok = (schema: object) => ({ responses: { 200: json(schema) } });
const pet = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } };
const petPaths = [
  '[version=2.0].[type=object].[type=integer].id',
  '[version=2.0].[type=object].[type=string].name',
];

describe('an OpenAPI document', () => {
  it('schema, descriptions, tags: has a dataset for each path, with what its methods say', async () => {
    const reading = await read({
      openapi: '3.0.3',
      paths: {
        '/pets/{id}/': {
          get: { summary: 'One pet.', tags: ['pets'], ...ok({ $ref: '#/components/schemas/Pet' }) },
        },
        '/pets': { delete: { responses: { 204: {} } } },
        '/': { get: { description: 'Start.', responses: { 200: {} } } },
      },
      components: { schemas: { Pet: pet } },
    });
    expect([reading.warnings, reading.failures]).toEqual([[], []]);
    expect(reading.urns()).toEqual([urnOf('root'), urnOf('pets'), urnOf('pets.id')]);
    const urn = urnOf('pets.id');
    expect(aspectOf(reading, urn, 'datasetProperties')).toMatchObject({
      name: 'pets.{id}',
      description: 'One pet.',
    });
    expect(aspectOf(reading, urn, 'globalTags')).toEqual({ tags: [{ tag: 'urn:li:tag:pets' }] });
    expect(aspectOf(reading, urn, 'subTypes')).toEqual({ typeNames: ['API Endpoint'] });
    expect(aspectOf(reading, urn, 'browsePathsV2')).toEqual({
      path: [{ id: 'pet_shop' }, { id: 'pets' }, { id: 'id' }],
    });
    expect(paths(reading, 'pets.id')).toEqual(petPaths);
    expect(paths(reading, 'pets')).toBeUndefined();
  });

  it.each([
    [
      '2.0, in YAML',
      `swagger: '2.0'
paths:
  /pets:
    get:
      responses:
        200: { schema: { type: array, items: { $ref: '#/definitions/Pet' } } }
definitions:
  Pet: { type: object, properties: { id: { type: integer }, name: { type: string } } }
`,
    ],
    [
      '3.1, with a response and a path elsewhere in it',
      {
        openapi: '3.1.0',
        paths: { '/pets': { $ref: '#/components/pathItems/Pets' } },
        components: {
          pathItems: { Pets: { post: { responses: { '201': { $ref: '#/components/responses/Pet' } } } } },
          responses: { Pet: json({ type: 'array', items: pet }) },
        },
      },
    ],
    [
      '3.0, with a schema of the request alone',
      { openapi: '3.0.0', paths: { '/pets': { put: { requestBody: json(pet), responses: { 204: {} } } } } },
    ],
    [
      '3.0, with allOf',
      {
        openapi: '3.0.0',
        paths: {
          '/pets': {
            get: ok({
              allOf: [
                { $ref: '#/components/schemas/Animal' },
                { type: 'object', properties: { name: { type: 'string' } } },
              ],
            }),
          },
        },
        components: { schemas: { Animal: { properties: { id: { type: 'integer' } } } } },
      },
    ],
  ])('is read in version %s', async (_, document) => {
    const reading = await read(document);
    expect([reading.warnings, reading.failures]).toEqual([[], []]);
    expect(paths(reading, 'pets')).toEqual(petPaths);
  });

  it('schema: has fields from an example where it has no schema', async () => {
    const example = { id: 1, owner: { name: 'Ada' }, toys: [{ kind: 'ball' }] };
    const reading = await read({
      openapi: '3.0.0',
      paths: {
        '/one': { get: { responses: { 200: { content: { 'application/json': { example } } } } } },
        '/many': {
          get: {
            responses: {
              200: { content: { 'application/json': { examples: { a: { value: [example] } } } } },
            },
          },
        },
      },
    });
    const expected = ['id', 'owner', 'owner.name', 'toys', 'toys.kind'];
    expect([paths(reading, 'one'), paths(reading, 'many')]).toEqual([expected, expected]);
  });

  it('may have schemas that contain themselves', async () => {
    const node = { type: 'object', properties: { child: { $ref: '#/components/schemas/Node' } } };
    const reading = await read({
      openapi: '3.0.0',
      paths: { '/tree': { get: ok({ $ref: '#/components/schemas/Node' }) } },
      components: { schemas: { Node: node } },
    });
    expect(reading.aspect('tree', 'schemaMetadata')?.fields).toMatchObject([{ recursive: true }]);
  });

  it('ends with a warning where a schema refers to itself in very many ways', async () => {
    const names = Array.from({ length: 40 }, (_, i) => `n${i}`);
    const properties = Object.fromEntries(
      names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
    );
    const schemas = Object.fromEntries(names.map((name) => [name, { type: 'object', properties }]));
    const reading = await read({
      openapi: '3.0.0',
      paths: { '/graph': { get: ok({ $ref: '#/components/schemas/n0' }) } },
      components: { schemas },
    });
    expect(reading.warnings).toMatchObject([{ title: 'a schema is cut off', context: '/graph' }]);
    expect(paths(reading, 'graph')?.length).toBeGreaterThan(1000);
  });

  it('patterns: is read without the paths to ignore', async () => {
    const document = { openapi: '3.0.0', paths: { '/pets': { get: ok(pet) }, '/secret': { get: ok(pet) } } };
    const reading = await read(document, { ignore_endpoints: ['/secret'] });
    expect(reading.urns()).toEqual([urnOf('pets')]);
    expect(reading.infos).toContainEqual({ title: 'left out by ignore_endpoints', message: '/secret' });
  });

  it('is read without what is wrong in it, which is reported', async () => {
    const reading = await read({
      openapi: '3.0.0',
      paths: {
        '/a': { get: ok({ $ref: '#/components/schemas/None' }) },
        '/pets/{id}': { get: ok(pet) },
        '/pets/id': { get: ok(pet) },
      },
    });
    expect(reading.warnings.map(({ title, context }) => [title, context])).toEqual([
      ['an unknown reference', '/a'],
      ['two paths with one name', '/pets/{id}'],
    ]);
    expect(reading.urns()).toEqual([urnOf('a'), urnOf('pets.id')]);
  });

  it.each([
    ['{ "openapi": "4.0" }', 'expected swagger: "2.0" or openapi: 3.0 to 3.2, got 4.0'],
    ['<html>', 'got neither'],
    ['{ "a": ', 'is neither JSON nor YAML'],
    ['{ "openapi": "3.0.0", "paths": [] }', 'paths: '],
  ])('that is none is an error: %s', async (document, message) => {
    await expect(read(document)).rejects.toThrow(message);
  });

  it('may be a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'colophon-openapi-'));
    try {
      await writeFile(join(folder, 'api.json'), JSON.stringify({ swagger: '2.0', paths: { '/a': {} } }));
      const config = { name: 'pet shop', url: '.', swagger_file: 'api.json' };
      expect((await readSource(openapi, config, { folder })).urns()).toEqual([urnOf('a')]);
      await expect(readSource(openapi, { ...config, swagger_file: 'b.json' }, { folder })).rejects.toThrow(
        'Cannot read b.json: there is no such file',
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('an API whose document has no schemas', () => {
  const document = {
    openapi: '3.0.0',
    servers: [{ url: '/v1' }],
    paths: {
      '/pets': { get: { responses: { 200: {} } } },
      '/pets/{id}': { get: { responses: { 200: {} } } },
      '/orders/{id}': { get: { responses: { 200: {} } } },
      '/broken': { get: { responses: { 200: {} } } },
      '/sales': { post: { responses: { 200: {} } } },
    },
  };
  const answers: Readonly<Record<string, unknown>> = {
    '/v1/pets': { pets: [{ id: 1, name: 'Rex' }] },
    '/v1/pets/7': { id: 7, owner: 'Ada' },
  };

  it('is called by GET, with the credentials and values of the recipe', async () => {
    const calls: [string | undefined, string | undefined][] = [];
    const reading = await read(
      document,
      { bearer_token: 'the-token', forced_examples: { '/pets/{id}': [7] } },
      (request, response) => {
        calls.push([request.url, request.headers.authorization]);
        const answer = answers[request.url ?? ''];
        if (answer === undefined) response.writeHead(500).end();
        else response.end(JSON.stringify(answer));
      },
    );
    expect(calls.map(([url]) => url)).toEqual(['/v1/broken', '/v1/pets', '/v1/pets/7']);
    expect(new Set(calls.map(([, authorization]) => authorization))).toEqual(new Set(['Bearer the-token']));
    expect([paths(reading, 'pets'), paths(reading, 'pets.id')]).toEqual([
      ['id', 'name'],
      ['id', 'owner'],
    ]);
    expect(reading.warnings).toMatchObject([{ title: 'cannot call a path', context: '/broken' }]);
    expect(reading.infos.map(({ context }) => context)).toEqual(['/orders/{id}', '/sales']);
  });

  it('is not called without credentials, if the recipe says so, or on another server', async () => {
    const fail = (_: IncomingMessage, response: ServerResponse) => {
      response.writeHead(500).end();
    };
    const credentials = { token: 'the-token' };
    const other = { ...document, servers: [{ url: 'http://localhost:1/v1' }] };
    for (const [given, config] of [
      [document, {}],
      [document, { ...credentials, enable_api_calls_for_schema_extraction: false }],
      [other, credentials],
    ] as const)
      expect((await read(given, config, fail)).warnings).toEqual([]);
  });

  it.each([
    ['get', 'login?user={username}&key={password}', { token: 'abc' }, 'abc'],
    ['post', 'login', { tokens: { access: 'abc' } }, 'Bearer abc'],
  ])('gets a token by %s', async (request_type, url_complement, answer, authorization) => {
    const seen: string[] = [];
    const handle = (request: IncomingMessage, response: ServerResponse) => {
      if (request.url?.startsWith('/login')) return response.end(JSON.stringify(answer));
      seen.push(request.headers.authorization ?? '');
      return response.end('{"a": 1, "b": 2}');
    };
    const get_token = { request_type, url_complement };
    await read(document, { username: 'ada', password: 'p&ss', get_token }, handle);
    expect(new Set(seen)).toEqual(new Set([authorization]));
  });

  it('keeps the password out of errors', async () => {
    const get_token = { request_type: 'get', url_complement: 'login/{username}/{password}' };
    const config = { username: 'ada', password: 'hunter22', get_token };
    const error = await read(document, config).catch((caught: Error) => caught);
    expect(error).toMatchObject({ name: 'SourceError', message: expect.stringContaining('status 404') });
    expect(String((error as Error).stack)).not.toContain('hunter22');
  });
});

it.each([
  [{ token: 'a', bearer_token: 'b' }, /cannot be used with token/],
  [{ verify_ssl: false }, /NODE_EXTRA_CA_CERTS/],
  [{ proxies: { http: 'http://proxy' } }, /HTTPS_PROXY/],
  [{ get_token: { request_type: 'get', url_complement: 'login' } }, /has to contain \{username\}/],
])('explains what a recipe cannot ask for: %j', (config, message) => {
  const whole = { name: 'a', url: 'http://localhost', swagger_file: 'a.json', ...config };
  const parsed = openapi.config.safeParse(whole);
  expect(parsed.error?.issues.map((issue) => issue.message).join()).toMatch(message);
});
