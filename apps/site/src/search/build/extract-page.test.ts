import { describe, expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

const page = {
  id: 'generated/metamodel/entities/corpuser',
  href: '/docs/generated/metamodel/entities/corpuser',
  title: 'User',
  description: 'A person who signs in.',
  groups: ['Developer guides', 'Entities'],
  kind: 'reference' as const,
};

function sectionsOf(html: string) {
  return extractPage({ ...page, html }).sections;
}

describe('a page', () => {
  test('starts with its title, its description and the text above the first heading', () => {
    const [front] = sectionsOf('<p>Written by hand.</p><h2 id="more">More</h2>');
    expect(front).toMatchObject({ anchor: '', kind: 'page', text: 'A person who signs in.' });
    expect(front?.words).toEqual(expect.arrayContaining(['user', 'corpuser', 'person', 'written']));
  });

  test('is split at its headings', () => {
    const html = '<h2 id="a">First</h2><p>One.</p><h3 id="b">Second</h3><p>Two.</p>';
    expect(sectionsOf(html).map(({ anchor, heading, text }) => [anchor, heading, text])).toEqual([
      ['', '', 'A person who signs in.'],
      ['a', 'First', 'One.'],
      ['b', 'Second', 'Two.'],
    ]);
  });

  test('has a section for each field of a reference; text after a nested field belongs to the outer one', () => {
    const html = `<h3 id="ownership">ownership</h3><dl><div id="ownership.owners"><dt><code>owners</code></dt>
      <dd><b>list</b><em>required</em></dd><dd>The owners.
      <dl><div id="ownership.owners.type"><dt><code><span>owners.</span>type</code></dt><dd>Of which kind.</dd></div></dl>
      All of them.</dd></div></dl>`;
    expect(sectionsOf(html).map(({ heading, text }) => [heading, text])).toEqual([
      ['', 'A person who signs in.'],
      ['ownership', ''],
      ['ownership.owners', 'list required The owners. All of them.'],
      ['ownership.owners.type', 'Of which kind.'],
    ]);
  });

  test('is found by the names of its fields and by parts of them', () => {
    const html =
      '<dl><div id="ownership.ownerTypes"><dt><code>ownerTypes</code></dt><dd>A list.</dd></div></dl>';
    const { words = [], weights = [] } = sectionsOf(html)[1] ?? {};
    const weightOf = (word: string) => weights[words.indexOf(word)] ?? 0;
    expect(weightOf('ownershipownertypes')).toBeGreaterThan(weightOf('owner'));
    expect(weightOf('ownertypes')).toBeGreaterThan(weightOf('types'));
    expect(weightOf('ownertypes')).toBeGreaterThan(weightOf('list'));
  });

  test('is indexed without drawings, buttons and labels', () => {
    const html =
      '<p>Text.</p><svg><text>drawn</text></svg><button class="copy">Copy</button><span class="x label">Output</span>';
    const words = sectionsOf(html)[0]?.words;
    expect(words).toContain('text');
    for (const silent of ['drawn', 'copy', 'output']) expect(words).not.toContain(silent);
  });

  test('has long sections split into pieces with the same anchor', () => {
    const html = `<h2 id="long">Long</h2>${'<p>A sentence of which there are many, one after the other.</p>'.repeat(20)}`;
    const pieces = sectionsOf(html).slice(1);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.map(({ anchor, kind }) => `${anchor} ${kind}`)).toEqual([
      'long heading',
      ...pieces.slice(1).map(() => 'long more'),
    ]);
    for (const { text } of pieces) expect(text.length).toBeLessThan(450);
  });

  test('is found by an endpoint with and without its method', () => {
    const { words } =
      sectionsOf('<p>Send it to <code>POST /aspects?action=ingestProposal</code>.</p>')[0] ?? {};
    expect(words).toContain('aspectsactioningestproposal');
    expect(words).toContain('ingestproposal');
  });

  test('lists the pages it links to, without duplicates', () => {
    const html = `<a href="/docs/quickstart#start-it">Start</a> <a href="../../../../docs/quickstart">Start</a>
      <a href="dataset">Dataset</a> <a href="#here">Here</a> <a href="https://example.com/docs/out">Out</a>`;
    expect(extractPage({ ...page, html }).links).toEqual([
      '/docs/quickstart',
      '/docs/generated/metamodel/entities/dataset',
    ]);
  });
});
