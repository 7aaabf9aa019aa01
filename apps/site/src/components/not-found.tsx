import { Brand } from './brand.tsx';
import { SearchButton } from './search-button.tsx';
import { words } from './words.ts';

/** The page for addresses that have none. */
export function NotFound() {
  return (
    <main className="sheet not-found" id="text">
      <Brand />
      <div>
        <p className="label not-found__label">{words.notFound.label}</p>
        <h1>{words.notFound.title}</h1>
        <p>{words.notFound.text}</p>
        <SearchButton />
        <section data-near aria-labelledby="near" hidden>
          <h2 className="label" id="near">
            {words.notFound.near}
          </h2>
          <ul />
        </section>
        <h2 className="label">{words.notFound.start}</h2>
        <ul className="not-found__start">
          <li>
            <a href="/docs">{words.introduction}</a>
          </li>
          <li>
            <a href="/docs/quickstart">{words.quickstart}</a>
          </li>
          <li>
            <a href="/docs/page-index">{words.allPages}</a>
          </li>
        </ul>
      </div>
    </main>
  );
}
