import './docs-page.css';
import { colophonText } from '../content/colophon-text.ts';
import type { OutlineEntry } from '../content/outline.ts';
import { type PageRecord, pageHref } from '../content/page-record.ts';
import type { Place } from '../content/reading-order.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ColophonNote } from './colophon-note.tsx';
import { OldVersionNote } from './old-version-note.tsx';
import { Outline } from './outline.tsx';
import { PageFooter } from './page-footer.tsx';
import { Pagination } from './pagination.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { words } from './words.ts';

export interface DocsPageProps {
  page: PageRecord;
  place: Place;
  outline: OutlineEntry[];
  /** The page's source file, from the root of the repository. */
  source: string;
  /** What a printer made it from; nothing when somebody wrote it. */
  origin: string | undefined;
  /** Where the source can be changed. */
  editHref: string;
  /** The day of the last change, as `2026-11-20`; unknown outside of a repository. */
  changed?: string;
  /** The text of the page, as HTML. */
  text: string;
  /** The page is for those who work on the site, and has no copy for machines. */
  isInternal?: boolean;
}

/**
 * A page of the documentation: sidebar, outline, running head, text, and the colophon that signs it. The two outlines
 * are close to each other in the file, since compression then sends the second one for nothing.
 */
export function DocsPage({
  page,
  place,
  outline,
  source,
  origin,
  editHref,
  changed,
  text,
  isInternal,
}: DocsPageProps) {
  const href = pageHref(page.id);
  // The index of aspects leads to each of them, and is where the outline would be folded.
  const hasAspectIndex = text.includes('class="aspect-index');
  const margin = hasAspectIndex ? outline.map((entry) => ({ ...entry, items: [] })) : outline;
  return (
    <>
      <SkipLink />
      <TopBar />
      <div className="docs">
        <Sidebar currentId={page.id} />
        <Outline entries={margin} kind="margin" />
        <main className="docs__main" id="text">
          <Breadcrumbs breadcrumbs={place.breadcrumbs} folio={place.folio} />
          <OldVersionNote href={href} />
          <article>
            <header className="docs__head">
              <h1>{page.title}</h1>
              <p>{page.description}</p>
            </header>
            {!hasAspectIndex && <Outline entries={outline} kind="folded" />}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text was printed from our own pages. */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: text }} />
          </article>
          <PageFooter
            markdownHref={isInternal ? undefined : `/docs/${page.id}.md`}
            editHref={editHref}
            {...(changed && { changed })}
          />
          <ColophonNote text={colophonText({ origin, source, folio: place.folio, pages: place.pages })} />
          <Pagination previous={place.previous} next={place.next} />
          <p className="docs__index">
            <a href="/docs/page-index">{words.allPages}</a>
          </p>
        </main>
      </div>
    </>
  );
}
