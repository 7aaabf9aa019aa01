import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOperations, operations } from '@colophon/http/operations';
import { openLineageOperations } from '@colophon/openlineage';
import { describedOperations } from '@colophon/service';
import { errorCodes } from '@colophon/wire';
import { expect, it } from 'vitest';
import { readEndpoints } from './openapi-document.ts';
import { printOpenApiPages } from './openapi-pages.ts';
import { readExamples } from './read-examples.ts';
import { slugOf } from './reference-page.ts';

const folder = join(import.meta.dirname, 'openapi');
const all = [...operations, ...openLineageOperations()];
const withSignIn = [...identityOperations, ...describedOperations()];
const slugs = new Set(['index', ...[...all, ...withSignIn].map(({ tag }) => slugOf(tag))]);
const examples = new Map(
  [...slugs].map((slug) => [slug, readExamples(readFileSync(join(folder, `${slug}.md`), 'utf8'))]),
);
const pages = printOpenApiPages(readEndpoints(), examples);
const pageOf = (tag: string): string => pages.get(`api/openapi/reference/${slugOf(tag)}`) ?? '';

it.each(all.map((operation) => [operation.id, operation] as const))(
  'shows %s with its address, its parameters and every status',
  (id, { tag, method, path, query, answers }) => {
    const page = pageOf(tag);
    const request = `method="${method}" path="${path}"`;
    expect(pages.get('api/openapi/reference')).toContain(`<EndpointLink ${request}`);
    // What is served under two addresses has one section.
    const section = page.split(/^## /m).find((text) => text.includes(`operation="${id}"`)) ?? '';
    expect(section).toContain(`<RequestLine ${request}`);
    for (const name of Object.keys(query)) expect(section).toContain(`name="${name}"`);
    for (const status of Object.keys(answers)) expect(section).toContain(`<Answer status="${status}"`);
    expect(section).toContain('```sh\ncurl ');
  },
);

it('states the default and the maximum of a parameter', () => {
  expect(pageOf('Change log')).toMatch(
    /name="limit" anchor="readChanges.limit" type="integer, 0 to 1,000" default="100"/,
  );
});

it('links an error response to its codes', () => {
  const linked = [...pages.values()].join('').matchAll(/ codes="([A-Z_ ]+)"/g);
  const codes = new Set(Object.keys(errorCodes));
  const names = [...linked].flatMap(([, list = '']) => list.split(' '));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !codes.has(name))).toEqual([]);
});

it('is not printed without an example of each operation, or with one of another', () => {
  const changed = (text: string) => new Map([...examples, ['server', readExamples(text)]]);
  expect(() => printOpenApiPages(readEndpoints(), changed('## health\n\nUp.\n'))).toThrow(
    'healthLive has no example',
  );
  expect(() => printOpenApiPages(readEndpoints(), changed('## fly\n\nUp.\n'))).toThrow(
    'the example of fly: there is no such thing in The server',
  );
});
