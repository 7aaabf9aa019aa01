import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkProse } from './check-prose.ts';
import { formatFinding } from './finding.ts';

it('finds every kind of fault in a project, in the order in which to fix them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'colophon-prose-'));
  try {
    mkdirSync(join(root, 'docs/guides'), { recursive: true });
    copyFileSync(join(import.meta.dirname, '../../cspell.config.yaml'), join(root, 'cspell.config.yaml'));
    writeFileSync(join(root, 'docs/.dictionary.txt'), 'unused\n');
    writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { prose: 'node' } }));
    writeFileSync(join(root, 'README.md'), 'See the [licence](LICENCE).\n');
    const page = [
      '---',
      'title: Tags',
      'description: Too short.',
      '---',
      '',
      '### Lables',
      '',
      'A tag has a data set, says `docs/nowhere.ts` to `npm run porse`.',
      '',
      '[Start](/docs/introduction)',
      '',
    ];
    writeFileSync(join(root, 'docs/guides/tags.mdx'), page.join('\n'));
    const { texts, findings } = await checkProse(root, { online: false });
    expect(texts).toBe(2);
    expect(findings.map(formatFinding)).toEqual([
      'docs/.dictionary.txt:1:1 no text has the word "unused"',
      'docs/guides/tags.mdx:3:1 description: expected 50 to 160 characters, got 10',
      expect.stringMatching(/^docs\/guides\/tags\.mdx:6:1 Heading levels .* \(MD001\)/),
      expect.stringMatching(/^docs\/guides\/tags\.mdx:6:5 (unknown|refused) word "Lables": .*labels/i),
      expect.stringMatching(/^docs\/guides\/tags\.mdx:8:13 expected "dataset"/),
      'docs/guides/tags.mdx:8:28 the project has no docs/nowhere.ts',
      'docs/guides/tags.mdx:8:50 the project has no command npm run porse',
      'docs/guides/tags.mdx:10:1 link to /docs/introduction: the page has moved, link to /docs',
      'README.md:1:9 link to LICENCE: there is no such file',
    ]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
