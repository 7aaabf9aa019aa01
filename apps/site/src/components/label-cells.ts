import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

interface Parent {
  children?: ReactNode;
}

interface Cell extends Parent {
  'data-label'?: string;
}

/** The text of each head of a table's columns. */
export function headsOf(table: ReactNode): string[] {
  return elements(table).flatMap((element) =>
    element.type === 'th' ? [textOf(element.props.children)] : headsOf(element.props.children),
  );
}

/**
 * The parts of a table, in which each cell says what its column is, so that a narrow screen can set the cells below
 * each other. The first cell of a row needs no label: it is what the row is about.
 */
export function labelCells(table: ReactNode, heads: readonly string[]): ReactNode {
  return Children.map(table, (node) => {
    if (!isElement(node)) return node;
    const { children } = node.props;
    return cloneElement(
      node,
      {},
      node.type === 'tr' ? labelRow(children, heads) : labelCells(children, heads),
    );
  });
}

function labelRow(row: ReactNode, heads: readonly string[]): ReactNode {
  let column = -1;
  return Children.map(row, (node) => {
    if (!isElement(node)) return node;
    column += 1;
    const label = heads[column];
    const isNamed = node.type === 'td' && column > 0 && label !== undefined && label !== '';
    return isNamed ? cloneElement(node, { 'data-label': label }) : node;
  });
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isElement(node) ? textOf(node.props.children) : '';
}

function elements(nodes: ReactNode): ReactElement<Parent>[] {
  return Children.toArray(nodes).filter(isElement);
}

function isElement(node: unknown): node is ReactElement<Cell> {
  return isValidElement<Cell>(node);
}
