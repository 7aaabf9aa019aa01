import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { landingWords } from './landing-words.ts';
import { narrowPicture, widePicture } from './product-pictures.ts';
import { SearchButton } from './search-button.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { words } from './words.ts';

/** The picture of the product, for wide and for narrow screens, on a light ground and on a dark one. */
export type ProductPictures = Record<'light' | 'dark' | 'narrowLight' | 'narrowDark', string>;

const NARROW = '(width < 40rem)';
const DARK = '(prefers-color-scheme: dark)';

interface TitlePageProps {
  /** How the catalogue is started, and what it prints. */
  start?: ReactNode;
  /** How a table is described, and the answer. */
  write?: ReactNode;
  /** How the description is read back, and the answer. */
  read?: ReactNode;
  /** Addresses of the pictures of the product. */
  pictures: ProductPictures;
}

const { ways, proofs, menu } = landingWords;

/** The title page: what this is and how it looks, what sets it apart with the proof of each, how to start it, where to go. */
export function TitlePage({ start, write, read, pictures }: TitlePageProps) {
  return (
    <>
      <SkipLink />
      <div className="title-page">
        <header className="title-page__bar">
          <Brand />
          <nav aria-label={words.menu}>
            <ul>
              {menu.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <SearchButton />
        </header>
        <main id="text">
          <section className="title-page__hero">
            <div>
              <h1>{landingWords.title}</h1>
              <p className="title-page__what">{landingWords.what}</p>
              <ul className="title-page__ways">
                {ways.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
            <figure>
              <a href="/docs/application-tour">
                <picture>
                  <ThemedSource
                    src={pictures.narrowDark}
                    media={`${NARROW} and ${DARK}`}
                    {...narrowPicture}
                  />
                  <source srcSet={pictures.narrowLight} media={NARROW} {...narrowPicture} />
                  <ThemedSource src={pictures.dark} media={DARK} />
                  <img src={pictures.light} alt={landingWords.picture.alt} {...widePicture} />
                </picture>
              </a>
              <figcaption>{landingWords.picture.caption}</figcaption>
            </figure>
          </section>
          <section className="title-page__proofs" aria-labelledby="proofs">
            <h2 id="proofs">{landingWords.proofsTitle}</h2>
            <ol>
              {proofs.map(({ title, text, link, href }) => (
                <li key={href}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <a href={href}>{link}</a>
                </li>
              ))}
            </ol>
          </section>
          <section className="title-page__part" aria-labelledby="start">
            <div>
              <h2 id="start">{landingWords.start.title}</h2>
              <p>{landingWords.start.text}</p>
              <p>
                <a href="/docs/quickstart">{words.quickstart}</a>
              </p>
            </div>
            <div>{start}</div>
          </section>
          <section className="title-page__part" aria-labelledby="write">
            <div>
              <h2 id="write">{landingWords.write.title}</h2>
              <p>{landingWords.write.text}</p>
            </div>
            <div>
              {write}
              {read}
            </div>
          </section>
        </main>
        <footer className="title-page__foot">
          <p>
            {landingWords.licence} <a href="/docs/page-index">{words.allPages}</a>
          </p>
          <ThemeSwitch />
        </footer>
      </div>
    </>
  );
}

/** A picture for the dark ground. `client/theme.ts` changes its condition when the reader chooses a theme. */
function ThemedSource({
  src,
  media,
  ...size
}: {
  src: string;
  media: string;
  width?: number;
  height?: number;
}) {
  return <source srcSet={src} media={media} data-media={media} {...size} />;
}
