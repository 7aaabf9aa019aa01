import './table.css';
import type { ReactNode } from 'react';

/** A table that scrolls inside its frame when the screen is too narrow for it. */
export function Table({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs to take the focus.
    <div className="table" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
