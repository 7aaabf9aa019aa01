import './skip-link.css';
import { words } from './words.ts';

/** The first link of a page: past the sidebar, to the text. */
export function SkipLink() {
  return (
    <a className="skip unseen" href="#text">
      {words.skip}
    </a>
  );
}
