import './section-page.css';
import { Link, useParams } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { Loading, NotFound } from '../shell/states.tsx';
import { sectionTexts } from '../texts/sections.ts';
import { texts } from '../texts/texts.ts';
import { sections } from './all-sections.ts';
import type { SectionName } from './sections.ts';

/** A page that looks after something, beside the names of the others of its section. */
export function SectionPage({ section: name }: { readonly section: SectionName }) {
  const { page } = useParams({ strict: false }) as { readonly page?: string };
  const pages = sections.find(({ section }) => section === name)?.pages ?? [];
  const shown = page === undefined ? pages[0] : pages.find((each) => each.page === page);
  const title = shown && nameOf(shown.page);
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – ${texts.name}`;
  }, [title]);
  return (
    <div className="section">
      <nav className="section__pages" aria-label={sectionTexts.names[name]}>
        <ul>
          {pages.map((each) => (
            <li key={each.page}>
              <Link
                to={`/${name}/{-$page}/{-$id}`}
                params={{ page: each.page, id: undefined }}
                aria-current={each === shown ? 'page' : undefined}
                ref={each === shown ? reveal : null}
              >
                {nameOf(each.page)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <Suspense fallback={<Loading />}>
          {shown ? <shown.Component key={shown.page} /> : <NotFound />}
        </Suspense>
      </div>
    </div>
  );
}

/** Where the row of links is wider than the window, the current one is seen. */
const reveal = (link: Element | null) => link?.scrollIntoView({ block: 'nearest', inline: 'center' });

const nameOf = (page: string): string =>
  (sectionTexts.pages as Readonly<Record<string, string>>)[page] ?? page;
