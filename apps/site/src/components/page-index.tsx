import { groupAnchor } from '../content/group-anchor.ts';
import { readingOrder } from '../content/reading-order.ts';
import type { SidebarNode, SidebarPageNode } from '../content/resolve-sidebar.ts';
import { useSite } from '../render/site-context.ts';

/** Every page of the documentation, in the order of the sidebar. */
export function PagesByGroup() {
  return (
    <div className="page-index">
      <GroupList nodes={useSite().sidebar} />
    </div>
  );
}

/** Every page of the documentation by its title, from A to Z. */
export function PagesByLetter() {
  return (
    <dl className="page-index page-index__letters">
      {[...byLetter(readingOrder(useSite().sidebar))].map(([letter, pages]) => (
        <div key={letter}>
          <dt>{letter}</dt>
          {pages.map(({ id, href, title }) => (
            <dd key={id}>
              <a href={href}>{title}</a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function GroupList({ nodes }: { nodes: readonly SidebarNode[] }) {
  return (
    <ul>
      {nodes.map((node) =>
        node.kind === 'page' ? (
          <li key={node.id}>
            <a href={node.href}>{node.label}</a>
          </li>
        ) : (
          <li key={node.key} className="page-index__group" id={groupAnchor(node.key)}>
            <p>{node.label}</p>
            <GroupList nodes={node.items} />
          </li>
        ),
      )}
    </ul>
  );
}

/** The pages by the first letter of their titles, both in alphabetical order. */
export function byLetter(pages: readonly SidebarPageNode[]): Map<string, SidebarPageNode[]> {
  const sorted = pages.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  return Map.groupBy(sorted, ({ title }) => {
    const first = title.normalize('NFD').charAt(0).toUpperCase();
    return /[A-Z]/.test(first) ? first : '#';
  });
}
