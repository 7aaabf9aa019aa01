import './sheet.css';
import './title-page.css';
import type { ReactNode } from 'react';
import type { SidebarNode } from '../content/resolve-sidebar.ts';
import { CodeFrame } from './code-frame.tsx';
import { Contents } from './contents.tsx';
import { Device } from './device.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { words } from './words.ts';

interface TitlePageProps {
  sidebar: SidebarNode[];
  /** The page that the sample comes from. */
  sampleHref: string;
  /** Whether there is a sample: a slot looks the same full and empty. */
  hasSample: boolean;
  /** A sample and its output. */
  sample?: ReactNode;
}

const { landing } = words;

/** The title page of the book: what this is, how to start it, what it answers, and the contents. */
export function TitlePage({ sidebar, sampleHref, hasSample, sample }: TitlePageProps) {
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
          <section className="title-page__part" aria-labelledby="start">
            <h2 id="start">{landing.start}</h2>
            <div>
              <p>{landing.what}</p>
              <CodeFrame>
                <pre>
                  <code>{landing.commands.join('\n')}</code>
                </pre>
              </CodeFrame>
              <p>
                {landing.afterwards} <a href={sampleHref}>{landing.quickstart}</a>
              </p>
            </div>
          </section>
          {hasSample && (
            <section className="title-page__part" aria-labelledby="answer">
              <h2 id="answer">{landing.answer}</h2>
              <div>
                <div className="title-page__sample">{sample}</div>
                <p className="title-page__source">
                  {landing.from} <a href={sampleHref}>{landing.quickstart}</a>
                </p>
              </div>
            </section>
          )}
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
