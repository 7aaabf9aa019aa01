import './kept-note.css';
import { useSite } from '../render/site-context.ts';
import { words } from './words.ts';

/** Above a page of a kept version: that it is old, and where the page of now is. */
export function KeptNote({ href }: { href: string }) {
  const { kept } = useSite();
  if (!kept) return null;
  return (
    <aside className="kept" aria-label={words.kept.label}>
      <p>
        {words.kept.text(kept.version, kept.date)} <a href={`now:${href}`}>{words.kept.now}</a>
      </p>
    </aside>
  );
}
