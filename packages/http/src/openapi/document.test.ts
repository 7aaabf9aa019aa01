import { registry } from '@colophon/model';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { createTestServer } from '../testing/test-server.ts';
import { toOpenApiDocument } from './document.ts';
import { operations } from './operations.ts';

const document = toOpenApiDocument(registry, operations);

it('is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
});

it('has no dangling references', () => {
  const text = JSON.stringify(document);
  const schemas = new Set(Object.keys((document as { components: { schemas: object } }).components.schemas));
  const referred = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
  expect(referred.filter((name) => !schemas.has(name))).toEqual([]);
  expect(referred.length).toBeGreaterThan(1000);
});

it('has unique operation ids', () => {
  const ids = operations.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

it('routes each operation by its own path, and responds to other methods with the allowed ones', async () => {
  const server = createTestServer();
  const values: Readonly<Record<string, string>> = {
    entityName: 'tag',
    urn: encodeURIComponent('urn:li:tag:pii'),
    aspectName: 'status',
    traceId: '0'.repeat(32),
    name: 'reader',
  };
  for (const { method, path } of operations) {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    expect((await server.send(address, { method })).status, `${method} ${path}`).not.toBe(405);
    const refused = await server.send(address, { method: 'OPTIONS' });
    expect([refused.status, refused.text]).toEqual([405, expect.stringContaining(method)]);
  }
});

it.each(['/openapi/openapi.json', '/openapi/v3/api-docs'])('is served at %s', async (path) => {
  const answer = await createTestServer().get(path);
  expect(answer.body).toEqual(document);
  expect((await createTestServer().send(path, { method: 'POST' })).status).toBe(405);
});
