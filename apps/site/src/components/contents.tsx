import './contents.css';
import { readingOrder } from '../content/reading-order.ts';
import type { SidebarNode } from '../content/resolve-sidebar.ts';

/** The table of contents, with leaders and folios, as a book has it. */
export function Contents({ nodes }: { nodes: readonly SidebarNode[] }) {
  const folios = new Map(readingOrder(nodes).map(({ id }, index) => [id, index + 1]));
  return (
    <nav className="contents" aria-labelledby="contents">
      <ContentsList nodes={nodes} folios={folios} />
    </nav>
  );
}

function ContentsList({
  nodes,
  folios,
}: {
  nodes: readonly SidebarNode[];
  folios: ReadonlyMap<string, number>;
}) {
  return (
    <ol>
      {nodes.map((node) =>
        node.kind === 'page' ? (
          <li key={node.id}>
            <a href={node.href}>
              <span>{node.label}</span>
              <span className="contents__folio">{folios.get(node.id)}</span>
            </a>
          </li>
        ) : (
          <li key={node.key}>
            <p>{node.label}</p>
            <ContentsList nodes={node.items} folios={folios} />
          </li>
        ),
      )}
    </ol>
  );
}
