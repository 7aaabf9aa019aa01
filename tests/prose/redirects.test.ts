import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../docs/redirects.ts';
import { findRedirectFaults } from './redirects.ts';

const docs = join(import.meta.dirname, '../../docs');
const pages = new Set(
  globSync('**/*.mdx', { cwd: docs }).map((file) => file.replaceAll('\\', '/').replace(/\.mdx$/, '')),
);

describe('the redirects', () => {
  it('of the documentation lead to pages, in one step, from where no page is', () => {
    expect(findRedirectFaults(redirects, pages)).toEqual([]);
  });

  it.each([
    [{ from: 'README', to: 'quickstart' }, '"README" is a page, so nobody would be sent on from it'],
    [{ from: 'start', to: 'nowhere' }, '"start" leads to "nowhere", which is no page'],
    [{ from: '/docs/start', to: 'quickstart' }, '"/docs/start" is not the id of a page'],
    [{ from: 'start', to: 'start' }, '"start" leads to "start", which leads on: name the last page'],
  ])('may not be %j', (redirect, fault) => {
    expect(findRedirectFaults([redirect], pages)).toEqual([fault]);
  });

  it('cannot form a cycle, or send one id to two pages', () => {
    const circle = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
    ];
    expect(findRedirectFaults(circle, pages)).toHaveLength(2);
    const twice = [
      { from: 'a', to: 'README' },
      { from: 'a', to: 'quickstart' },
    ];
    expect(findRedirectFaults(twice, pages)).toEqual(['"a" stands twice']);
  });
});
