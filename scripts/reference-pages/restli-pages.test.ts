import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actions, reads } from '@colophon/http/restli-endpoints';
import { expect, it } from 'vitest';
import { readExamples } from './read-examples.ts';
import { slugOf } from './reference-page.ts';
import { addressOf, printRestliPages } from './restli-pages.ts';

const endpoints = [...reads, ...actions];
const slugs = new Set(['index', ...endpoints.map(({ group }) => slugOf(group))]);
const examples = new Map(
  [...slugs].map((slug) => [
    slug,
    readExamples(readFileSync(join(import.meta.dirname, 'restli', `${slug}.md`), 'utf8')),
  ]),
);
const pages = printRestliPages(examples);

it.each(endpoints.map((endpoint) => [addressOf(endpoint), endpoint] as const))(
  'shows %s with its parameters, its errors and an example',
  (address, { group, parameters, codes }) => {
    const [method, path] = address.split(' ');
    const request = `method="${method}" path="${path}"`;
    expect(pages.get('api/restli/reference')).toContain(`<EndpointLink ${request}`);
    const page = pages.get(`api/restli/reference/${slugOf(group)}`) ?? '';
    // What is served under two addresses has one section.
    const section = page.split(/^## /m).find((text) => text.includes(`<RequestLine ${request}`)) ?? '';
    for (const name of Object.keys(parameters)) expect(section).toMatch(new RegExp(`name="\\{?${name}\\}?"`));
    for (const code of codes) expect(section).toMatch(new RegExp(` codes="[A-Z_ ]*\\b${code}\\b`));
    expect(section).toContain('```sh\ncurl ');
  },
);

it('is not printed without an example of each endpoint', () => {
  const without = new Map([...examples, ['searching', readExamples('Nothing.')]]);
  expect(() => printRestliPages(without)).toThrow('POST /entities?action=search has no example');
});
