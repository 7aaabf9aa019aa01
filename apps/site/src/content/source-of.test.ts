import { expect, test } from 'vitest';
import { sourceOf } from './source-of.ts';

test('names a source from the root of the repository', () => {
  expect(sourceOf('../../docs/quickstart.mdx')).toBe('docs/quickstart.mdx');
});
