import './pagination.css';
import type { SidebarPageNode } from '../content/resolve-sidebar.ts';
import { words } from './words.ts';

interface PaginationProps {
  previous: SidebarPageNode | undefined;
  next: SidebarPageNode | undefined;
}

/** The pages before and after this one, by their titles: the groups around them are not in sight. */
export function Pagination({ previous, next }: PaginationProps) {
  return (
    <nav className="pagination" aria-label={words.pagination}>
      {previous && (
        <a className="pagination__previous" href={previous.href} rel="prev">
          <span className="label">{words.previous}</span>
          <span className="pagination__title">{previous.title}</span>
        </a>
      )}
      {next && (
        <a className="pagination__next" href={next.href} rel="next">
          <span className="label">{words.next}</span>
          <span className="pagination__title">{next.title}</span>
        </a>
      )}
    </nav>
  );
}
