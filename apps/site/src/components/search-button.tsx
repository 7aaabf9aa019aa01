import './search-button.css';
import { words } from './words.ts';

/** Opens search. Needs scripts, and is not shown without. */
export function SearchButton() {
  return (
    <button
      className="search-button label needs-js"
      type="button"
      aria-keyshortcuts="/ Control+K"
      data-search
    >
      {words.search} <kbd>/</kbd>
    </button>
  );
}
