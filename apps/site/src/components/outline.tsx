import './outline.css';
import type { OutlineEntry } from '../content/outline.ts';
import { Breakable } from './breakable.tsx';
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

/** Where the name of a method may be broken: `client.entities.` `delete_` `references`. */
const afterPart = /(?<=\w[._])(?=\w)/;

function OutlineList({ entries }: { entries: OutlineEntry[] }) {
  return (
    <ul>
      {entries.map(({ slug, text, items }) => (
        <li key={slug}>
          <a href={`#${slug}`}>
            <Breakable text={text} at={afterPart} />
          </a>
          {items.length > 0 && <OutlineList entries={items} />}
        </li>
      ))}
    </ul>
  );
}
