/** An entity of a tree. */
export interface TreeEntity {
  readonly urn: string;
  readonly name: string;
  readonly color: string | null;
  /** Entities directly below it. */
  readonly children: number;
  /** Names of what is above it, the nearest last. */
  readonly path: readonly string[];
}

/** Entities that are read together. */
export interface TreePage {
  /** Of the whole list. */
  readonly total: number;
  readonly entities: readonly TreeEntity[];
}

/** Which entities a page has. */
export interface PageRef {
  /** Type as a symbol of GraphQL; undefined for all types of the tree. */
  readonly type: string | undefined;
  /** URN of what they are directly in; undefined at the top. */
  readonly parent: string | undefined;
  /** Words that are searched for in the whole tree; empty for a level of it. */
  readonly query: string;
  /** From 0. */
  readonly page: number;
}

export type Row =
  | {
      readonly kind: 'entity';
      readonly entity: TreeEntity;
      /** From 0. */
      readonly depth: number;
      readonly isOpen: boolean;
    }
  /** Place of an entity that has not been read. */
  | { readonly kind: 'unread'; readonly ref: PageRef; readonly depth: number; readonly place: number };

/** Entities of a page. */
export const treePageSize = 100;

export const keyOfPage = ({ type = '', parent = '', query, page }: PageRef): string =>
  JSON.stringify([type, parent, query, page]);

interface Tree {
  /** Types in the order in which a level shows them. */
  readonly types: readonly string[];
  readonly open: ReadonlySet<string>;
  readonly query: string;
  readonly pages: ReadonlyMap<string, TreePage>;
}

/** Rows of a tree from top to bottom, with those that have not been read: the scroll bar is as long as it will be. */
export function rowsOf(tree: Tree): readonly Row[] {
  if (tree.query !== '') return rowsOfList(tree, { type: undefined, parent: undefined }, 0);
  return rowsBelow(tree, undefined, 0);
}

const rowsBelow = (tree: Tree, parent: string | undefined, depth: number): readonly Row[] =>
  tree.types.flatMap((type) => rowsOfList(tree, { type, parent }, depth));

function rowsOfList(tree: Tree, list: Pick<PageRef, 'type' | 'parent'>, depth: number): readonly Row[] {
  const refOf = (page: number): PageRef => ({ ...list, query: tree.query, page });
  const first = tree.pages.get(keyOfPage(refOf(0)));
  if (!first) return [{ kind: 'unread', ref: refOf(0), depth, place: 0 }];
  const rows: Row[] = [];
  for (let place = 0; place < first.total; place += 1) {
    const ref = refOf(Math.floor(place / treePageSize));
    const entity = tree.pages.get(keyOfPage(ref))?.entities[place % treePageSize];
    if (!entity) {
      rows.push({ kind: 'unread', ref, depth, place });
      continue;
    }
    const isOpen = tree.query === '' && entity.children > 0 && tree.open.has(entity.urn);
    rows.push({ kind: 'entity', entity, depth, isOpen });
    if (isOpen && depth < maxDepth) rows.push(...rowsBelow(tree, entity.urn, depth + 1));
  }
  return rows;
}

/** Levels that are shown; a tree that leads back to itself ends there. */
const maxDepth = 100;

/** First pages of all that is open, and the further ones that were asked for. */
export function pagesToRead(
  { types, open, query }: Omit<Tree, 'pages'>,
  further: readonly PageRef[],
): readonly PageRef[] {
  const lists: readonly PageRef[] =
    query === ''
      ? [undefined, ...open].flatMap((parent) => types.map((type) => ({ type, parent, query, page: 0 })))
      : [{ type: undefined, parent: undefined, query, page: 0 }];
  const asked = further.filter(
    (ref) => ref.query === query && (ref.parent === undefined || open.has(ref.parent)),
  );
  return [...new Map([...lists, ...asked].map((ref) => [keyOfPage(ref), ref])).values()];
}

/** The row of the entity that a row is below; undefined at the top. */
export function parentRow(rows: readonly Row[], at: number): number | undefined {
  const depth = rows[at]?.depth ?? 0;
  for (let above = at - 1; above >= 0; above -= 1) if ((rows[above]?.depth ?? 0) < depth) return above;
  return undefined;
}
