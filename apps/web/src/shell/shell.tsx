import './shell.css';
import { LogoMark } from '@colophon/ui/logo-mark';
import { Link, Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { EditsProvider } from '../edit/edits.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { texts } from '../texts/texts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { openOverlay } from './overlay.ts';
import { Overlays } from './overlays.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const places = [
  { to: '/', text: texts.navigation.home, icon: 'home' },
  { to: '/search', text: texts.navigation.search, icon: 'search' },
  { to: '/browse', text: texts.navigation.browse, icon: 'folder' },
] as const satisfies readonly { readonly to: string; readonly text: string; readonly icon: IconName }[];

const sections = [
  { to: '/govern/{-$page}/{-$id}', text: texts.navigation.govern, icon: 'term' },
  { to: '/ingestion/{-$page}/{-$id}', text: texts.navigation.ingestion, icon: 'pipeline' },
  { to: '/analytics/{-$page}/{-$id}', text: texts.navigation.analytics, icon: 'chart' },
  { to: '/settings/{-$page}/{-$id}', text: texts.navigation.settings, icon: 'settings' },
] as const satisfies readonly { readonly to: string; readonly text: string; readonly icon: IconName }[];

/** Not a part of the first view: most of it waits for who is signed in. */
const UserMenu = lazy(async () => ({ default: (await import('../account/user-menu.tsx')).UserMenu }));

/** Opens by the button for it where the window is narrow; always shown where it is wide. */
const menu = 'places';

/** Whether the focus is on the link of this page, in a list of pages that stays when another one is chosen. */
const isInNavigation = (main: HTMLElement | null): boolean =>
  main?.querySelector('nav [aria-current="page"]:focus') != null;

/** What surrounds every page: the way to the others, and the search. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const isHome = path === '/';
  const first = useRef(true);
  // Readers of the screen are told of a new page by its heading; without this, they would stay on the link.
  useEffect(() => {
    if (first.current) first.current = false;
    else if (path !== undefined && !isInNavigation(main.current))
      main.current?.focus({ preventScroll: true });
    document.getElementById(menu)?.hidePopover();
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
        <button type="button" className="rail__menu" popoverTarget={menu} aria-label={texts.navigation.menu}>
          <Icon name="menu" />
        </button>
        <nav id={menu} popover="auto" aria-label={texts.navigation.label}>
          <ul>
            {places.map(({ to, text, icon }) => (
              <li key={to}>
                <Link to={to} activeOptions={{ exact: true, includeSearch: false }}>
                  <Icon name={icon} />
                  <span>{text}</span>
                </Link>
              </li>
            ))}
            {sections.map(({ to, text, icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  params={{ page: undefined, id: undefined }}
                  activeOptions={{ includeSearch: false }}
                >
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
            <li>
              <button type="button" className="rail__place" onClick={() => openOverlay('api')}>
                <Icon name="code" />
                <span>{texts.navigation.api}</span>
              </button>
            </li>
          </ul>
          <div className="rail__foot">
            <Suspense fallback={null}>
              <UserMenu />
            </Suspense>
            <ThemeSwitch />
          </div>
        </nav>
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
