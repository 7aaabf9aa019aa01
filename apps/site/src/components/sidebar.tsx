import './sidebar.css';
import { listedId, type SidebarNode, type SidebarPageNode } from '../content/resolve-sidebar.ts';
import { useSite } from '../render/site-context.ts';
import { Brand } from './brand.tsx';
import { SearchButton } from './search-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { VersionSwitch } from './version-switch.tsx';
import { words } from './words.ts';

/**
 * The frame of the sidebar: a column on wide screens, a popover on narrow ones. The list of pages is one file for all
 * pages, which `client/sidebar.ts` puts into it; without scripts a link to the page index is there.
 */
export function Sidebar({ currentId }: { currentId: string }) {
  const { assets, sidebar } = useSite();
  return (
    <aside
      className="sidebar"
      id="sidebar"
      popover="auto"
      aria-label={words.menu}
      data-list={assets.sidebar}
      data-page={listedId(sidebar, currentId)}
    >
      <div className="sidebar__head">
        <div>
          <Brand />
          <button
            className="sidebar__close label"
            type="button"
            popoverTarget="sidebar"
            popoverTargetAction="hide"
          >
            {words.closeMenu}
          </button>
        </div>
        <SearchButton />
      </div>
      <nav aria-label={words.pages}>
        <a href="/docs/page-index">{words.allPages}</a>
      </nav>
      <div className="sidebar__foot">
        <ThemeSwitch />
        <VersionSwitch />
      </div>
      <script src={assets.earlySidebar} />
    </aside>
  );
}

/** The list of pages and groups, as every page shows it. */
export function SidebarList({ nodes }: { nodes: readonly SidebarNode[] }) {
  return (
    <ul>
      {nodes.map((node) =>
        node.kind === 'page' ? (
          <li key={node.id}>
            <PageLink page={node} />
          </li>
        ) : node.unlisted ? null : (
          <li key={node.key}>
            <details open={!node.collapsed}>
              <summary>{node.label}</summary>
              <SidebarList nodes={node.items} />
            </details>
          </li>
        ),
      )}
    </ul>
  );
}

function PageLink({ page }: { page: SidebarPageNode }) {
  return (
    <a href={page.href} className={page.managed ? 'saasOnly' : undefined}>
      {page.label}
      {page.managed && (
        <>
          {' '}
          <span className="sidebar__managed label" aria-hidden="true">
            {words.managed}
          </span>
          <span className="unseen">{words.managedLong}</span>
        </>
      )}
    </a>
  );
}
