import { lazy, Suspense } from 'react';
import { Empty, Loading } from '../shell/states.tsx';
import { texts } from '../texts/texts.ts';

const Markdown = lazy(async () => ({ default: (await import('../ui/markdown.tsx')).Markdown }));

/** The description of an entity, as it was written. */
export function Documentation({ text }: { readonly text: string | null }) {
  if (!text) return <Empty>{texts.entity.noDescription}</Empty>;
  return (
    <Suspense fallback={<Loading />}>
      <Markdown text={text} />
    </Suspense>
  );
}
