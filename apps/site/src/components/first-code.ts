import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

interface Parent {
  children?: ReactNode;
}

/** How many characters the longest code in the first column of a table has; the head does not count. */
export function longestFirstCode(table: ReactNode): number {
  return Math.max(0, ...within(table, 'tr').map((row) => longestCode(within(row, 'td')[0])));
}

function longestCode(cell: ReactNode): number {
  return Math.max(0, ...within(cell, 'code').map(({ props }) => String(props.children).length));
}

/** All elements of a type below some nodes, in their order. */
function within(nodes: ReactNode, type: string): ReactElement<Parent>[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement<Parent>(node)) return [];
    return node.type === type ? [node] : within(node.props.children, type);
  });
}
