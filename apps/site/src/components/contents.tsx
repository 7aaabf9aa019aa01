import './contents.css';
import type { ComponentProps } from 'react';
import { readingOrder } from '../content/reading-order.ts';
import type { SidebarNode } from '../content/resolve-sidebar.ts';

/** The table of contents, with leaders and folios, as a book has it. */
export function Contents({ nodes }: { nodes: readonly SidebarNode[] }) {
  const folios = new Map(readingOrder(nodes).map(({ id }, index) => [id, index + 1]));
  return (
    <nav className="contents" aria-labelledby="contents">
      <ol>
        {nodes.map((node) => (
          <ContentsEntry key={keyOf(node)} node={node} folios={folios} data-lines={linesOf(node)} />
        ))}
      </ol>
    </nav>
  );
}

interface ContentsEntryProps extends ComponentProps<'li'> {
  node: SidebarNode;
  folios: ReadonlyMap<string, number>;
  /** The lines that it takes, for the style that keeps room for it. */
  'data-lines'?: number;
}

/** A line of the contents, or a group with its lines. */
function ContentsEntry({ node, folios, ...rest }: ContentsEntryProps) {
  return (
    <li {...rest}>
      {node.kind === 'page' ? (
        <a href={node.href}>
          <span>{node.label}</span>
          <span className="contents__folio">{folios.get(node.id)}</span>
        </a>
      ) : (
        <>
          <p>{node.label}</p>
          <ol>
            {node.items.map((item) => (
              <ContentsEntry key={keyOf(item)} node={item} folios={folios} />
            ))}
          </ol>
        </>
      )}
    </li>
  );
}

const keyOf = (node: SidebarNode): string => (node.kind === 'page' ? node.id : node.key);

const linesOf = (node: SidebarNode): number =>
  node.kind === 'page' ? 1 : node.items.reduce((lines, item) => lines + linesOf(item), 1);
