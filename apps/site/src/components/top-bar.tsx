import './top-bar.css';
import { Brand } from './brand.tsx';
import { SearchButton } from './search-button.tsx';
import { words } from './words.ts';

/** The bar of narrow screens: the name, and the button that opens the sidebar. The browser itself opens the popover. */
export function TopBar() {
  return (
    <header className="topbar">
      <Brand />
      <SearchButton />
      <button className="topbar__menu label" type="button" popoverTarget="sidebar">
        {words.menu}
      </button>
    </header>
  );
}
