import './table.css';
import type { ReactNode } from 'react';
import { longestFirstCode } from './first-code.ts';
import { headsOf, labelCells } from './label-cells.ts';

/** Columns that a phone can show side by side. */
const NARROW_COLUMNS = 2;

/** Characters of code, which is not broken, that leave enough of a phone's width to a second column. */
const NARROW_CODE = 20;

/** A table that becomes cards in a narrow column, or scrolls inside its frame when it has few and narrow cells. */
export function Table({ children }: { children?: ReactNode }) {
  const heads = headsOf(children);
  const makesCards = heads.length > NARROW_COLUMNS;
  // Two cells need no label each: the heads stay above them.
  const makesPairs = !makesCards && longestFirstCode(children) > NARROW_CODE;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs to take the focus.
    <div className={`table${makesCards ? ' table--cards' : makesPairs ? ' table--pairs' : ''}`} tabIndex={0}>
      <table>{makesCards ? labelCells(children, heads) : children}</table>
    </div>
  );
}
