import { searchWords as words } from '../../components/search-words.ts';
import { Marked } from './marked.tsx';
import type { ResultLine } from './result-line.ts';

interface ResultListProps {
  lines: readonly ResultLine[];
  /** The line that Enter opens. */
  chosen: number;
  /** The root of the site. */
  site: URL;
  onOpen(line: ResultLine): void;
  onChoose(line: number): void;
}

/** The id of a line, by which the field says which one is chosen. */
export function resultId(line: number): string {
  return `search-result-${line}`;
}

/** The lines below the field. They are links, so that they open in a new tab as links do. */
export function ResultList({ lines, chosen, site, onOpen, onChoose }: ResultListProps) {
  return (
    <div id="search-results" role="listbox" aria-label={words.results}>
      {lines.map((line, index) => (
        <a
          key={line.href}
          id={resultId(index)}
          className="search__hit"
          role="option"
          aria-selected={index === chosen}
          tabIndex={-1}
          href={new URL(line.href.slice(1), site).href}
          onClick={() => onOpen(line)}
          onPointerMove={() => onChoose(index)}
        >
          <span className="search__heading">
            <Marked pieces={line.heading} />
          </span>
          <span className="search__where">
            <Marked pieces={line.where} />
          </span>
          {line.excerpt.length > 0 && (
            <span className="search__excerpt">
              <Marked pieces={line.excerpt} />
            </span>
          )}
        </a>
      ))}
    </div>
  );
}
