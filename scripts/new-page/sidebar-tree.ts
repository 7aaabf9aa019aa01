import { type Expression, type Node, SyntaxKind } from 'typescript/unstable/ast';
import {
  isArrayLiteralExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isStringLiteral,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { API } from 'typescript/unstable/sync';

/** An entry of the sidebar in the source of `docs/sidebar.ts`. */
export type Entry =
  | { readonly kind: 'page'; readonly id: string; readonly end: number }
  | { readonly kind: 'folder'; readonly dir: string }
  | { readonly kind: 'group'; readonly path: string; readonly insertAt: number; readonly isEmpty: boolean };

/** Reads the positions of the pages, folders and groups of the sidebar in its source, in reading order. */
export function readSidebarTree(source: string): Entry[] {
  const files = {
    '/tsconfig.json': JSON.stringify({ files: ['sidebar.ts'], compilerOptions: { noLib: true, types: [] } }),
    '/sidebar.ts': source,
  };
  const api = new API({ cwd: '/', fs: createVirtualFileSystem(files) });
  try {
    const [project] = api.updateSnapshot({ openProjects: ['/tsconfig.json'] }).getProjects();
    const sidebar = project?.program
      .getSourceFile('/sidebar.ts')
      ?.statements.filter(isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .find(({ name }) => isIdentifier(name) && name.text === 'overviewSidebar')?.initializer;
    if (!sidebar) throw new Error('docs/sidebar.ts: expected a constant overviewSidebar');
    return readItems(sidebar, []);
  } finally {
    api.close();
  }
}

function readItems(items: Expression, path: readonly string[]): Entry[] {
  if (!isArrayLiteralExpression(items))
    throw new Error(`docs/sidebar.ts: expected a list of items, got ${SyntaxKind[items.kind]}`);
  return items.elements.flatMap((item) => readItem(item, path));
}

function readItem(item: Expression, path: readonly string[]): Entry[] {
  if (isStringLiteral(item)) return [{ kind: 'page', id: item.text, end: item.end }];
  const id = propertyOf(item, 'id');
  if (id && isStringLiteral(id)) return [{ kind: 'page', id: id.text, end: item.end }];
  const dir = propertyOf(item, 'dir');
  if (dir && isStringLiteral(dir)) return [{ kind: 'folder', dir: dir.text }];
  const label = propertyOf(item, 'label');
  const items = propertyOf(item, 'items');
  if (!label || !isStringLiteral(label) || !items || !isArrayLiteralExpression(items))
    throw new Error(
      `docs/sidebar.ts: an item at character ${item.pos} is neither a page, a folder nor a group`,
    );
  const here = [...path, label.text];
  const last = items.elements.at(-1);
  return [
    // Behind the last item, or behind the bracket that opens a list without any.
    { kind: 'group', path: here.join('/'), insertAt: last?.end ?? items.elements.pos, isEmpty: !last },
    ...readItems(items, here),
  ];
}

function propertyOf(item: Node, name: string): Expression | undefined {
  if (!isObjectLiteralExpression(item)) return undefined;
  return item.properties
    .filter(isPropertyAssignment)
    .find((property) => isIdentifier(property.name) && property.name.text === name)?.initializer;
}
