import './code-frame.css';
import type { ReactNode } from 'react';
import { words } from './words.ts';

interface CodeFrameProps {
  /** File name, in a bar above the code. */
  title?: string | undefined;
  /** The code is what the block before it printed. */
  output?: boolean;
  /** Why the tests do not run the code. */
  norun?: string | undefined;
  children?: ReactNode;
}

/** What stands around code: its file name, a button that copies it, and why it is not run, where that is so. */
export function CodeFrame({ title, output = false, norun, children }: CodeFrameProps) {
  return (
    <figure className={output ? 'code code--output' : 'code'}>
      {output && <figcaption className="label">{words.output}</figcaption>}
      {title && <figcaption className="code__title">{title}</figcaption>}
      {children}
      {!output && (
        <button className="copy label needs-js" type="button">
          {words.copy}
        </button>
      )}
      {norun && <p className="code__norun">{`${words.notRun} ${norun}`}</p>}
    </figure>
  );
}
