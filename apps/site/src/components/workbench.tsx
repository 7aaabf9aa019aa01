import type { ReactNode } from 'react';
import { workbenchWords as words } from './workbench-words.ts';

/**
 * The sandbox before it is started: its examples as they are printed. `islands/workbench` takes the place of all this
 * when the reader presses the button.
 */
export function Workbench({ children }: { children?: ReactNode }) {
  return (
    <section className="workbench" data-workbench aria-label={words.name}>
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

/** A piece of code that the sandbox offers, with what it prints. Without scripts, all of them are shown. */
export function Example({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <section className="workbench__example" data-example={name} aria-label={name}>
      <p className="label">{name}</p>
      {children}
    </section>
  );
}
