import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseBlocks } from '../samples/blocks.ts';
import { PageRunner } from '../samples/page-runner.ts';
import { environmentFolder, root } from './folders.ts';

const docs = join(root, 'docs');
const pages = (await Array.fromAsync(glob('**/*.mdx', { cwd: docs })))
  .sort()
  .map((page) => ({ page, blocks: parseBlocks(readFileSync(join(docs, page), 'utf8')) }))
  .filter(({ blocks }) => blocks.some(({ language }) => language === 'python'));

describe("the documentation's samples in Python", () => {
  it('are there', () => {
    expect(pages.map(({ page }) => page)).toContain('quickstart.mdx');
  });

  it.each(pages)('run, with the rest of their page, as $page shows them', async ({ page, blocks }) => {
    const python = join(environmentFolder, 'bin/python');
    const outcomes = await new PageRunner(page, { python }).run(blocks);
    expect(outcomes).toHaveLength(blocks.length);
    expect(outcomes).not.toContain('needs python');
  });
});
