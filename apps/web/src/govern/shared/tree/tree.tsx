import './tree.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Empty, Failure } from '../../../shell/states.tsx';
import { governTexts } from '../../../texts/govern.ts';
import { TreeRow } from './tree-row.tsx';
import { parentRow, type Row } from './tree-rows.ts';
import type { TreeState } from './use-tree.ts';

interface TreeProps {
  /** What the tree shows, for readers of the screen. */
  readonly label: string;
  readonly tree: TreeState;
  /** URN of the chosen entity. */
  readonly chosen: string | undefined;
  readonly choose: (urn: string) => void;
  /** What is shown instead of an empty tree. */
  readonly empty: string;
  /** Entities that are in an entity, where they are counted. */
  readonly countOf?: ((urn: string) => number | undefined) | undefined;
}

/** Height of a row, in pixels. */
const rowHeight = 32;

/** A tree of any size: only the rows in view are drawn, and only what is opened is read. Arrow keys move through it. */
export function Tree({ label, tree, chosen, choose, empty, countOf }: TreeProps) {
  const { rows, error, retry, read } = tree;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [active, setActive] = useState(0);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  const inView = virtualizer.getVirtualItems();
  useEffect(() => {
    for (const { index } of inView) {
      const row = rows[index];
      if (row?.kind === 'unread') read(row.ref);
    }
  }, [inView, rows, read]);

  const place = rows.findIndex((row) => row.kind === 'entity' && row.entity.urn === chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves only when another entity is chosen, or is there at last
  useEffect(() => {
    if (place < 0) return;
    setActive(place);
    virtualizer.scrollToIndex(place);
  }, [chosen, place >= 0]);

  function move(to: number): void {
    const at = Math.min(Math.max(to, 0), rows.length - 1);
    setActive(at);
    virtualizer.scrollToIndex(at);
  }

  if (error) return <Failure error={error} retry={retry} />;
  if (rows.length === 0) return <Empty>{empty}</Empty>;
  const at = Math.min(active, rows.length - 1);
  return (
    <div
      ref={box}
      className="govern-tree"
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}-${at}`}
      onKeyDown={(event) => press(event, { rows, at, move, toggle: tree.toggle, choose })}
    >
      <div
        role="presentation"
        className="govern-tree__rows"
        style={{ blockSize: virtualizer.getTotalSize() }}
      >
        {inView.map(({ index, start }) => {
          const row = rows[index];
          return row?.kind === 'entity' ? (
            <TreeRow
              key={row.entity.urn}
              id={`${id}-${index}`}
              row={row}
              offset={start}
              isChosen={row.entity.urn === chosen}
              isActive={index === at}
              count={countOf?.(row.entity.urn)}
              toggle={tree.toggle}
            />
          ) : (
            <div
              key={`unread-${index}`}
              id={`${id}-${index}`}
              role="treeitem"
              aria-label={governTexts.tree.reading}
              tabIndex={-1}
              className="govern-tree__row faint"
              style={{ transform: `translateY(${start}px)` }}
            >
              …
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface Pressed {
  readonly rows: readonly Row[];
  readonly at: number;
  readonly move: (to: number) => void;
  readonly toggle: (urn: string, isOpen: boolean) => void;
  readonly choose: (urn: string) => void;
}

/** The keys of a tree, as the practices for ARIA have them. */
function press(event: KeyboardEvent, { rows, at, move, toggle, choose }: Pressed): void {
  const row = rows[at];
  const entity = row?.kind === 'entity' ? row.entity : undefined;
  const isOpen = row?.kind === 'entity' && row.isOpen;
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(at + 1),
    ArrowUp: () => move(at - 1),
    Home: () => move(0),
    End: () => move(rows.length - 1),
    ArrowRight: () => {
      if (isOpen) move(at + 1);
      else if (entity && entity.children > 0) toggle(entity.urn, true);
    },
    ArrowLeft: () => {
      if (entity && isOpen) toggle(entity.urn, false);
      else move(parentRow(rows, at) ?? at);
    },
    Enter: () => entity && choose(entity.urn),
    ' ': () => entity && choose(entity.urn),
  };
  const action = actions[event.key];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  action();
}
