import { expect, it } from 'vitest';
import { gatherPostings } from './gather-postings.ts';
import type { RankedPage } from './order-pages.ts';

const page = (id: string, isRepeat: boolean, ...words: readonly string[]): RankedPage => ({
  id,
  href: `/docs/${id}`,
  title: id,
  description: '',
  groups: [],
  kind: 'reference',
  links: [],
  standing: 1,
  isRepeat,
  sections: words.map((word) => ({
    anchor: '',
    heading: '',
    kind: 'heading',
    text: '',
    words: [word],
    weights: [1],
  })),
});

it('a word is no more common for the pages that repeat it', () => {
  const original = page('model', false, 'tag', 'owner');
  const impactOf = (...pages: readonly RankedPage[]) => gatherPostings(pages).get('tag')?.[0]?.impact;
  const alone = impactOf(original);
  expect(impactOf(original, page('copy', true, 'tag', 'tag'))).toBe(alone);
  expect(impactOf(original, page('other', false, 'tag', 'tag'))).toBeLessThan(alone ?? 0);
});

it('a word that only repeats have is found in them', () => {
  expect(gatherPostings([page('copy', true, 'tag')]).get('tag')).toHaveLength(1);
});
