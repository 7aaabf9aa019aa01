import './sidebar.css';
import { groupAnchor } from '../content/group-anchor.ts';
import { groupsAround } from '../content/reading-order.ts';
import type { SidebarGroupNode, SidebarNode, SidebarPageNode } from '../content/resolve-sidebar.ts';
import { useSite } from '../render/site-context.ts';
import { Brand } from './brand.tsx';
import { SearchButton } from './search-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { VersionSwitch } from './version-switch.tsx';
import { words } from './words.ts';

/** The contents of the book. A column on wide screens, a popover on narrow ones. */
export function Sidebar({ currentId }: { currentId: string }) {
  const { assets, sidebar } = useSite();
  const open = new Set(groupsAround(currentId, sidebar)?.map((group) => group.key));
  return (
    <aside
      className="sidebar"
      id="sidebar"
      popover="auto"
      aria-label={words.menu}
      data-lists={assets.sidebarLists}
    >
      <div className="sidebar__head">
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
      <nav aria-label={words.pages}>
        <SidebarList nodes={sidebar} currentId={currentId} open={open} />
      </nav>
      <div className="sidebar__foot">
        <ThemeSwitch />
        <VersionSwitch />
      </div>
      <script src={assets.earlySidebar} />
    </aside>
  );
}

interface SidebarListProps {
  nodes: readonly SidebarNode[];
  /** The page that the reader is on; none in a list that is loaded into several pages. */
  currentId?: string;
  /** Keys of the groups around the current page. */
  open?: ReadonlySet<string>;
}

/** A list of pages and groups. Of a closed group it holds a way to its pages: the list itself is loaded when it is opened. */
export function SidebarList({ nodes, currentId, open = new Set() }: SidebarListProps) {
  return (
    <ul>
      {nodes.map((node) =>
        node.kind === 'page' ? (
          <li key={node.id}>
            <PageLink page={node} isCurrent={node.id === currentId} />
          </li>
        ) : (
          <li key={node.key}>
            {open.has(node.key) || !node.collapsed ? (
              <details data-key={node.key} open>
                <summary>{node.label}</summary>
                <SidebarList nodes={node.items} {...(currentId && { currentId })} open={open} />
              </details>
            ) : (
              <ClosedGroup group={node} />
            )}
          </li>
        ),
      )}
    </ul>
  );
}

function PageLink({ page, isCurrent }: { page: SidebarPageNode; isCurrent: boolean }) {
  return (
    <a href={page.href} aria-current={isCurrent ? 'page' : undefined}>
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

function ClosedGroup({ group }: { group: SidebarGroupNode }) {
  return (
    <details data-key={group.key}>
      <summary>{group.label}</summary>
      <ul data-more>
        <li>
          <a href={`/docs/page-index#${groupAnchor(group.key)}`}>{words.pagesOf(group.label)}</a>
        </li>
      </ul>
    </details>
  );
}
