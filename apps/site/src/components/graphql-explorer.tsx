import type { ReactNode } from 'react';
import { explorerWords as words } from './explorer-words.ts';

/**
 * The GraphQL explorer before it is opened: its examples as they are printed. `islands/explorer` takes the place of all
 * this when the reader presses the button.
 */
export function GraphqlExplorer({ children }: { children?: ReactNode }) {
  return (
    <section className="workbench" data-explorer aria-label={words.name}>
      <div className="workbench__start needs-js">
        <button className="start" type="button">
          {words.start}
        </button>
        <p role="status">{words.startText}</p>
      </div>
      <p className="workbench__without">{words.noScripts}</p>
      {children}
    </section>
  );
}
