import './sidebar.css';
import earlySidebar from '../client/early-sidebar.js?url';
import { groupsAround } from '../content/reading-order.ts';
import type { SidebarNode } from '../content/resolve-sidebar.ts';
import { Brand } from './brand.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { words } from './words.ts';

interface SidebarProps {
  nodes: SidebarNode[];
  currentId: string;
}

/** The contents of the book. A column on wide screens, a popover on narrow ones. */
export function Sidebar({ nodes, currentId }: SidebarProps) {
  const open = new Set(groupsAround(currentId, nodes)?.map((group) => group.key));
  return (
    <aside className="sidebar" id="sidebar" popover="auto" aria-label={words.menu}>
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
      <nav aria-label={words.pages}>
        <SidebarList nodes={nodes} currentId={currentId} open={open} />
      </nav>
      <ThemeSwitch />
      <script src={earlySidebar} />
    </aside>
  );
}

interface SidebarListProps extends SidebarProps {
  /** Keys of the groups around the current page. */
  open: ReadonlySet<string>;
}

function SidebarList({ nodes, currentId, open }: SidebarListProps) {
  return (
    <ul>
      {nodes.map((node) =>
        node.kind === 'page' ? (
          <li key={node.id}>
            <a href={node.href} aria-current={node.id === currentId ? 'page' : undefined}>
              {node.label}
              {node.managed && (
                <>
                  {' '}
                  <span className="sidebar__managed label" aria-hidden="true">
                    {words.managed}
                  </span>
                  <span className="unseen">{words.managedLong}</span>
                </>
              )}
            </a>
          </li>
        ) : (
          <li key={node.key}>
            <details data-key={node.key} open={open.has(node.key) || !node.collapsed}>
              <summary>{node.label}</summary>
              <SidebarList nodes={node.items} currentId={currentId} open={open} />
            </details>
          </li>
        ),
      )}
    </ul>
  );
}
