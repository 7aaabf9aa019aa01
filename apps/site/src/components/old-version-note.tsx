import './old-version-note.css';
import { useSite } from '../render/site-context.ts';
import { words } from './words.ts';

/** Above a page of a kept version: that it is old, and where the page of now is. */
export function OldVersionNote({ href }: { href: string }) {
  const { kept } = useSite();
  if (!kept) return null;
  return (
    <aside className="old-version" aria-label={words.kept.label}>
      <p>
        {words.kept.text(kept.version, kept.date)} <a href={`now:${href}`}>{words.kept.now}</a>
      </p>
    </aside>
  );
}
