import { describe, expect, it } from 'vitest';
import { checkLinks } from './links.ts';
import { parseText } from './text.ts';

const targets = {
  pages: new Set(['README', 'quickstart', 'modeling/metadata-model']),
  moved: new Map([['start', 'quickstart']]),
  hasFile: (path: string) => path === 'docs/quickstart.mdx' || path === 'LICENSE',
};
const onPage = (address: string) => faults('docs/tags.mdx', `[Words](${address})\n`);
const inFile = (address: string) => faults('CONTRIBUTING.md', `[Words](${address})\n`);

function faults(file: string, source: string): string[] {
  return checkLinks(parseText(file, source), targets).map(({ message }) => message);
}

describe('a link on a page', () => {
  it.each([
    '/docs',
    '/docs/quickstart',
    '/docs/modeling/metadata-model#urns',
    '/docs/try',
    '#below',
    'https://nodejs.org',
  ])('may lead to %s', (address) => expect(onPage(address)).toEqual([]));

  it('is rejected when its page does not exist', () => {
    expect(onPage('/docs/quickstrat')).toEqual(['link to /docs/quickstrat: there is no such page']);
  });

  it('is rejected when its page has moved, with the new address', () => {
    expect(onPage('/docs/start#run')).toEqual([
      'link to /docs/start#run: the page has moved, link to /docs/quickstart',
    ]);
  });

  it('goes straight to the address at which the page is served', () => {
    expect(onPage('/docs/README')).toEqual(['link to /docs/README: expected /docs']);
    expect(onPage('/docs/quickstart/')).toEqual(['link to /docs/quickstart/: expected /docs/quickstart']);
  });

  it.each(['quickstart', '../quickstart.mdx', 'http://nodejs.org', '//nodejs.org', 'https://'])(
    'is refused when it is written %s',
    (address) => expect(onPage(address)).not.toEqual([]),
  );

  it('is found in a component and in an image too', () => {
    expect(faults('docs/a.mdx', '<Card title="Start" href="/docs/nowhere">Words.</Card>\n')).toHaveLength(1);
    expect(faults('docs/a.mdx', '![A drawing](drawing.png)\n')).toHaveLength(1);
  });
});

describe('a link in a file beside the code', () => {
  it.each(['LICENSE', 'docs/quickstart.mdx#start', '#below', 'https://nodejs.org'])(
    'may lead to %s',
    (address) => expect(inFile(address)).toEqual([]),
  );

  it.each(['LICENCE', '/docs/quickstart', 'http://nodejs.org'])('may not lead to %s', (address) =>
    expect(inFile(address)).toHaveLength(1),
  );
});
