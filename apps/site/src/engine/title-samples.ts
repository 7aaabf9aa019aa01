import { samplesOf } from '../content/samples.ts';
import type { TitleSamples } from '../render/main.tsx';
import type { SourcePage } from './read-pages.ts';

/** The samples of the title page are the first ones of the quickstart: the tests run them there. */
export function readTitleSamples(pages: readonly SourcePage[]): TitleSamples {
  const quickstart = pages.find(({ record }) => record.id === 'quickstart');
  const [start, write, read] = samplesOf(quickstart?.body ?? '');
  if (!start || !write || !read)
    throw new Error(
      'The title page shows the first three samples of docs/quickstart.mdx with their output, and it has fewer.',
    );
  return { start, write, read };
}
