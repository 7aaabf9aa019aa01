import './page-turn.css';
import type { SidebarPageNode } from '../content/resolve-sidebar.ts';
import { words } from './words.ts';

interface PageTurnProps {
  previous: SidebarPageNode | undefined;
  next: SidebarPageNode | undefined;
}

/** The pages before and after this one, by their titles: the groups around them are not in sight. */
export function PageTurn({ previous, next }: PageTurnProps) {
  return (
    <nav className="turn" aria-label={words.turn}>
      {previous && (
        <a className="turn__previous" href={previous.href} rel="prev">
          <span className="label">{words.previous}</span>
          <span className="turn__title">{previous.title}</span>
        </a>
      )}
      {next && (
        <a className="turn__next" href={next.href} rel="next">
          <span className="label">{words.next}</span>
          <span className="turn__title">{next.title}</span>
        </a>
      )}
    </nav>
  );
}
