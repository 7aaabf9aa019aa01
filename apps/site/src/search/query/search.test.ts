import { describe, expect, test } from 'vitest';
import { assembleIndex, extractPage } from '../index.ts';
import { IndexReader } from './index-reader.ts';
import { search } from './search.ts';

const pages = [
  {
    id: 'guides/delete',
    title: 'Delete an entity',
    description: 'Take an entity out of the catalogue.',
    kind: 'guide' as const,
    html: '<h2 id="softly">Softly</h2><p>Set <code>status.removed</code>, and the entity is kept.</p><h2 id="wholly">Wholly</h2><p>Everything about the urn is erased.</p>',
  },
  {
    id: 'reference/dataset',
    title: 'Dataset',
    description: 'A table, view, topic or file set.',
    kind: 'reference' as const,
    html: `<h3 id="upstreamLineage">upstreamLineage</h3><p>Datasets that a dataset is derived from.</p>
      <h3 id="status">status</h3><dl><div id="status.removed"><dt><code>removed</code></dt><dd>True when the entity was deleted by its urn.</dd></div></dl>`,
  },
  {
    id: 'guides/backup',
    title: 'Keep a copy',
    description: 'Copy the file while the server runs.',
    kind: 'guide' as const,
    html: `<h2 id="copy">Make one</h2>${['on Mondays', 'on Fridays'].map((day) => `<p>The snapshot is made ${day}. ${'Nobody has to wait for it, since the server answers while it is made. '.repeat(5)}</p>`).join('')}`,
  },
  {
    id: 'guides/mistakes',
    title: 'Mistakes',
    description: 'A sample says catalouge, and another colour.',
    kind: 'guide' as const,
    html: '',
  },
  ...Array.from({ length: 40 }, (_, index) => ({
    id: `reference/words-${index}`,
    title: index === 0 ? 'Catalogue' : `Record ${index}`,
    description: index === 1 ? 'A color of the catalogue.' : 'Lies in the catalogue.',
    kind: 'reference' as const,
    html: '',
  })),
  {
    id: 'reference/constructor',
    title: 'Words that objects have of their own',
    description: 'Such as constructor.',
    kind: 'reference' as const,
    html: '',
  },
];

const files = new Map(
  assembleIndex(
    pages.map((page) => extractPage({ ...page, href: `/docs/${page.id}`, groups: ['Group'] })),
  ).map(({ path, content }) => [path, content]),
);

function newReader(log: string[] = []): IndexReader {
  return new IndexReader(async (path) => {
    log.push(path);
    return JSON.parse(files.get(`search/${path.replace(/\?.*/, '')}`) ?? 'null');
  });
}

async function hrefs(query: string): Promise<string[]> {
  return (await search(query, newReader())).map(({ href }) => href);
}

describe('search', () => {
  test.each([
    ['upstreamLineage', '/docs/reference/dataset#upstreamLineage'],
    ['upstream lineage', '/docs/reference/dataset#upstreamLineage'],
    ['upstreamL', '/docs/reference/dataset#upstreamLineage'],
    ['upstremLineage', '/docs/reference/dataset#upstreamLineage'],
    ['UPSTREAM_LINEAGE', '/docs/reference/dataset#upstreamLineage'],
    ['status.removed', '/docs/reference/dataset#status.removed'],
    ['tables', '/docs/reference/dataset'],
    ['how do I delete an entity', '/docs/guides/delete'],
    ['constructor', '/docs/reference/constructor'],
  ])('finds the place for "%s" first', async (query, href) => {
    expect((await hrefs(query))[0]).toBe(href);
  });

  test('finds other forms and synonyms of a word', async () => {
    expect(await hrefs('remove urns')).toContain('/docs/guides/delete#wholly');
  });

  test('shows group, heading and an excerpt with matches marked', async () => {
    const [hit] = await search('derived', newReader());
    expect(hit).toMatchObject({ title: [{ text: 'Dataset', found: false }], groups: ['Group'] });
    expect(hit?.heading).toEqual([{ text: 'upstreamLineage', found: false }]);
    expect(hit?.excerpt).toContainEqual({ text: 'derived', found: true });
  });

  test('prefers the word as typed over a spelling correction', async () => {
    expect((await hrefs('catalouge')).slice(0, 2)).toEqual([
      '/docs/guides/mistakes',
      '/docs/reference/words-0',
    ]);
    expect(await hrefs('colour')).toEqual(['/docs/guides/mistakes']);
  });

  test('returns a section once, even if several of its pieces match', async () => {
    expect(await hrefs('snapshot')).toEqual(['/docs/guides/backup#copy']);
    const found = await hrefs('delete the snapshot');
    expect(found).toEqual([...new Set(found)]);
    expect(found.length).toBeGreaterThan(1);
  });

  test.each(['', '   ', '?', 'zzzzqqqq'])('finds nothing for "%s"', async (query) => {
    expect(await hrefs(query)).toEqual([]);
  });

  test('reads each file once', async () => {
    const log: string[] = [];
    const reader = newReader(log);
    await search('status', reader);
    const first = log.length;
    await search('status', reader);
    expect(log).toHaveLength(first);
    expect(new Set(log).size).toBe(log.length);
  });

  test('retries a file that failed to load', async () => {
    let fail = true;
    const reader = new IndexReader(async (path) => {
      if (fail) throw new Error(`${path} did not come`);
      return JSON.parse(files.get(`search/${path.replace(/\?.*/, '')}`) ?? 'null');
    });
    await expect(search('status', reader)).rejects.toThrow('did not come');
    fail = false;
    expect((await search('status', reader)).length).toBeGreaterThan(0);
  });
});
