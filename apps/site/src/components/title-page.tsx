import type { ReactNode } from 'react';
import { useSite } from '../render/site-context.ts';
import { Contents } from './contents.tsx';
import { Device } from './device.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { words } from './words.ts';

interface TitlePageProps {
  introductionHref: string;
  quickstartHref: string;
  sandboxHref: string;
  /** How the catalogue is started, and what it prints. */
  start?: ReactNode;
  /** How a table is described, and the answer. */
  write?: ReactNode;
  /** How the description is read back, and the answer. */
  read?: ReactNode;
}

const { landing } = words;

/** The title page of the book: what this is, how to start it, what it answers, and the contents. */
export function TitlePage(props: TitlePageProps) {
  const { introductionHref, quickstartHref, sandboxHref, start, write, read } = props;
  const { sidebar } = useSite();
  return (
    <>
      <SkipLink />
      <div className="sheet title-page">
        <header className="title-page__head">
          <Device className="title-page__device" />
          <h1>{words.name}</h1>
          <p>{words.tagline}</p>
        </header>
        <main id="text">
          <section className="title-page__part title-page__part--first" aria-labelledby="start">
            <div>
              <p className="title-page__what">{landing.what}</p>
              <ul className="title-page__ways">
                <li>
                  <a href={quickstartHref}>{words.quickstart}</a>
                </li>
                <li>
                  <a href={introductionHref}>{words.introduction}</a>
                </li>
                <li>
                  <a href={sandboxHref}>{landing.sandbox}</a>
                </li>
              </ul>
            </div>
            <div>
              <h2 id="start" className="label">
                {landing.start}
              </h2>
              <div>{start}</div>
              <p className="title-page__source">{landing.startNeeds}</p>
            </div>
          </section>
          <section className="title-page__part" aria-labelledby="write">
            <h2 id="write">{landing.write}</h2>
            <div>{write}</div>
          </section>
          <section className="title-page__part title-page__part--on" aria-labelledby="read">
            <h2 id="read">{landing.read}</h2>
            <div>
              <div>{read}</div>
              <p className="title-page__source">
                {landing.from} <a href={quickstartHref}>{words.quickstart}</a>. {landing.ran}
              </p>
            </div>
          </section>
          <section className="title-page__part" aria-labelledby="contents">
            <h2 id="contents">{landing.contents}</h2>
            <Contents nodes={sidebar} />
          </section>
        </main>
        <footer className="title-page__foot">
          <p>{landing.licence}</p>
          <ThemeSwitch />
        </footer>
      </div>
    </>
  );
}
