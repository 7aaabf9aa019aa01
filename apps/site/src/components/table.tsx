import './table.css';
import type { ReactNode } from 'react';
import { headsOf, labelCells } from './label-cells.ts';

/** Columns that a phone can show beside each other. */
const NARROW_COLUMNS = 2;

/** A table that becomes cards in a narrow column, or scrolls inside its frame when it has few and wide cells. */
export function Table({ children }: { children?: ReactNode }) {
  const heads = headsOf(children);
  const makesCards = heads.length > NARROW_COLUMNS;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs to take the focus.
    <div className={makesCards ? 'table table--cards' : 'table'} tabIndex={0}>
      <table>{makesCards ? labelCells(children, heads) : children}</table>
    </div>
  );
}
