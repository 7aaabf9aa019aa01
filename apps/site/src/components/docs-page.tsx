import './docs-page.css';
import type { ReactNode } from 'react';
import { colophonText } from '../content/colophon-text.ts';
import type { OutlineEntry } from '../content/outline.ts';
import type { PageRecord } from '../content/page-record.ts';
import type { Place } from '../content/reading-order.ts';
import type { SidebarNode } from '../content/resolve-sidebar.ts';
import { ColophonNote } from './colophon-note.tsx';
import { Outline } from './outline.tsx';
import { PageTurn } from './page-turn.tsx';
import { RunningHead } from './running-head.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { words } from './words.ts';

interface DocsPageProps {
  page: PageRecord;
  sidebar: SidebarNode[];
  place: Place;
  outline: OutlineEntry[];
  /** The page's source file, from the root of the repository. */
  source: string;
  /** The text of the page. */
  children?: ReactNode;
}

/**
 * A page of the documentation: sidebar, outline, running head, text, and the colophon that signs it. The two outlines
 * stand close to each other in the file, since compression then sends the second one for nothing.
 */
export function DocsPage({ page, sidebar, place, outline, source, children }: DocsPageProps) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <div className="docs">
        <Sidebar nodes={sidebar} currentId={page.id} />
        <Outline entries={outline} kind="margin" />
        <main className="docs__main" id="text">
          <RunningHead breadcrumbs={place.breadcrumbs} folio={place.folio} />
          <article>
            <header className="docs__head">
              <h1>{page.title}</h1>
              <p>{page.description}</p>
            </header>
            <Outline entries={outline} kind="folded" />
            <div className="prose">{children}</div>
          </article>
          <ColophonNote
            text={colophonText({ id: page.id, source, folio: place.folio, pages: place.pages })}
          />
          <PageTurn previous={place.previous} next={place.next} />
          <p className="docs__index">
            <a href="/#contents">{words.allPages}</a>
          </p>
        </main>
      </div>
    </>
  );
}
