import { describe, expect, it } from 'vitest';
import { readFrontmatter } from '../prose/read-frontmatter.ts';
import { readPages } from './pages.ts';

/** Over all pages, one block in so many may be left out by `norun`. */
const notRunLimit = 1 / 100;

/** Pages of this folder give the reasons for a decision: there is nothing in them to run. */
const reasons = 'decisions/';

const pages = await readPages();

describe('the blocks of the documentation', () => {
  it('are all run or checked, except one in a hundred', () => {
    const blocks = pages.flatMap(({ page, blocks: own }) => own.map((block) => ({ page, ...block })));
    const notRun = blocks.filter((block) => block.notRun !== undefined);
    const named = notRun.map(({ page, line, notRun: reason }) => `${page}, line ${line}: ${reason}`);
    console.log(`Not run: ${notRun.length} of ${blocks.length} blocks\n${named.join('\n')}`);
    expect(notRun.length / blocks.length, named.join('\n')).toBeLessThanOrEqual(notRunLimit);
  });

  it.each(pages.filter(({ page }) => !page.startsWith(reasons)))(
    'exist on $page, or it states why not',
    ({ blocks, source }) => {
      const { noSamples } = readFrontmatter(source);
      const hasSamples = blocks.some(({ notRun }) => notRun === undefined);
      if (hasSamples) expect(noSamples, 'noSamples on a page that has samples').toBeUndefined();
      else expect(noSamples, 'noSamples, since nothing on the page is run or checked').toMatch(/\w+ \w+/);
    },
  );

  it.each(pages)('that $page saves are used by a later one', ({ blocks }) => {
    for (const [i, { flags, title = '', line }] of blocks.entries()) {
      if (!flags.has('save')) continue;
      const [name = ''] = title.split('/');
      const isUsed = blocks.slice(i + 1).some((later) => later.text.includes(name) || later.title === title);
      expect(isUsed, `line ${line}: nobody uses ${title}`).toBe(true);
    }
  });
});
