import { expect, it } from 'vitest';
import { terms } from '../../docs/terms.ts';
import { checkStructure } from '../../tests/prose/structure.ts';
import { checkTerms } from '../../tests/prose/terms.ts';
import { parseText } from '../../tests/prose/text.ts';
import { pageKinds, skeletonOf } from './skeletons.ts';

it.each(pageKinds)('creates a page of the kind %s that passes the prose check', (kind) => {
  const text = parseText('docs/page.mdx', `---\ntitle: Page\n---\n\n${skeletonOf(kind)}`);
  expect([...checkStructure(text), ...checkTerms(text, terms)]).toEqual([]);
  expect(text.nodes.some(({ type }) => type === 'heading')).toBe(true);
});
