import './breadcrumbs.css';
import { words } from './words.ts';

interface BreadcrumbsProps {
  breadcrumbs: string[];
  folio: number;
}

/** The line at the top of a page: the part of the book, and the page's number. */
export function Breadcrumbs({ breadcrumbs, folio }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs label" aria-label={words.breadcrumbs}>
      <ol>
        <li>
          <a href="/">{words.name}</a>
        </li>
        {breadcrumbs.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ol>
      <span className="breadcrumbs__folio">
        <span className="unseen">{words.page} </span>
        {folio}
      </span>
    </nav>
  );
}
