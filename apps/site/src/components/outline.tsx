import './outline.css';
import type { OutlineEntry } from '../content/outline.ts';
import { words } from './words.ts';

interface OutlineProps {
  entries: OutlineEntry[];
  /** `margin` is next to the text on wide screens; `folded` is under the title on the others. */
  kind: 'margin' | 'folded';
}

/** The headings of the page. */
export function Outline({ entries, kind }: OutlineProps) {
  if (entries.length === 0) return kind === 'margin' ? <div className="outline outline--margin" /> : null;
  if (kind === 'folded') {
    return (
      <details className="outline outline--folded">
        <summary className="label">{words.onThisPage}</summary>
        <OutlineList entries={entries} />
      </details>
    );
  }
  return (
    <nav className="outline outline--margin" aria-labelledby="outline-label" data-outline>
      <p className="label" id="outline-label">
        {words.onThisPage}
      </p>
      <OutlineList entries={entries} />
    </nav>
  );
}

function OutlineList({ entries }: { entries: OutlineEntry[] }) {
  return (
    <ul>
      {entries.map(({ slug, text, items }) => (
        <li key={slug}>
          <a href={`#${slug}`}>{text}</a>
          {items.length > 0 && <OutlineList entries={items} />}
        </li>
      ))}
    </ul>
  );
}
