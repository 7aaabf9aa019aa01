import './shell.css';
import { LogoMark } from '@colophon/ui/logo-mark';
import { Link, Outlet, useMatches } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { EditsProvider } from '../edit/edits.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { texts } from '../texts/texts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Overlays } from './overlays.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const places: readonly {
  readonly to: '/' | '/search' | '/browse';
  readonly text: string;
  readonly icon: IconName;
}[] = [
  { to: '/', text: texts.navigation.home, icon: 'home' },
  { to: '/search', text: texts.navigation.search, icon: 'search' },
  { to: '/browse', text: texts.navigation.browse, icon: 'folder' },
];

/** What surrounds every page: the way to the others, and the search. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const isHome = path === '/';
  const first = useRef(true);
  // Readers of the screen are told of a new page by its heading; without this, they would stay on the link.
  useEffect(() => {
    if (first.current) first.current = false;
    else if (path !== undefined) main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <div className="shell">
      <a className="unseen skip" href="#main">
        {texts.skip}
      </a>
      <header className="rail">
        <Link to="/" className="brand">
          <LogoMark width="24" height="24" />
          {texts.name}
        </Link>
        <nav aria-label={texts.navigation.label}>
          <ul>
            {places.map(({ to, text, icon }) => (
              <li key={to}>
                <Link to={to} activeOptions={{ exact: true, includeSearch: false }}>
                  <Icon name={icon} />
                  <span>{text}</span>
                </Link>
              </li>
            ))}
            <li>
              <a href="/docs">
                <Icon name="book" />
                <span>{texts.navigation.documentation}</span>
              </a>
            </li>
          </ul>
        </nav>
        <ThemeSwitch />
      </header>
      {!isHome && (
        <div className="bar">
          <SearchBox />
        </div>
      )}
      <Overlays />
      <main id="main" ref={main} tabIndex={-1}>
        <EditsProvider>
          <Outlet />
        </EditsProvider>
      </main>
    </div>
  );
}
