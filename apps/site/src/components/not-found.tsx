import './sheet.css';
import './not-found.css';
import { Brand } from './brand.tsx';
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
        <p>
          <a href="/#contents">{words.allPages}</a>
        </p>
      </div>
    </main>
  );
}
