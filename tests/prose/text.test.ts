import { expect, it } from 'vitest';
import { parseText, TextError } from './text.ts';

it('reports where a text is not valid MDX', () => {
  const broken = () => parseText('docs/tags.mdx', '# Tags\n\nA tag < 7 letters <<\n');
  expect(broken).toThrow(TextError);
  expect(broken).toThrow(/^docs\/tags\.mdx:3:\d+ Unexpected character/);
});
