import { describe, expect, it } from 'vitest';
import { rewriteAddresses } from './reader-address.ts';

const address = 'https://catalogue.example.org';

describe('the address in the text of a page', () => {
  it.each([
    ['<link rel="canonical" href="http://localhost:8080/docs/x"/>', `href="${address}/docs/x"`],
    ["curl -s 'http://localhost:8080/config'", `curl -s '${address}/config'`],
    ['<code>http://localhost:8080/docs</code>', `<code>${address}/docs</code>`],
    ['Colophon answers at http://localhost:8080\n', `at ${address}\n`],
    ['Sitemap: http://localhost:8080/sitemap.xml', `${address}/sitemap.xml`],
  ])('is the one by which the reader came: %s', (text, expected) => {
    expect(rewriteAddresses(text, address)).toContain(expected);
    expect(rewriteAddresses(text, address)).not.toContain('localhost');
  });

  it.each([
    'default <code>http://localhost:8080</code>',
    'as `http://localhost:8080`; each run',
    'expected an address such as http://localhost:8080, got "localhost"',
    '(default: &quot;http://localhost:8080&quot;, env: COLOPHON_SERVER)',
  ])('stays where it is a default or part of a message: %s', (text) => {
    expect(rewriteAddresses(text, address)).toBe(text);
  });
});
