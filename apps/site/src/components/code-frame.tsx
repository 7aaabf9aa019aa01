import './code-frame.css';
import type { ReactNode } from 'react';
import { useSite } from '../render/site-context.ts';
import type { SampleLanguage } from '../sandbox/protocol.ts';
import { words } from './words.ts';

interface CodeFrameProps {
  /** File name, in a bar above the code. */
  title?: string | undefined;
  /** The code is what the block before it printed. */
  output?: boolean;
  /** Why the tests do not run the code. */
  norun?: string | undefined;
  /** The language in which the sandbox runs the code. */
  runs?: SampleLanguage | undefined;
  /** The code ends with a fault, and that is what it shows. */
  fails?: boolean;
  /** About how many lines the code takes. */
  lines?: number;
  children?: ReactNode;
}

/**
 * The frame of a code block: its file name, a button that copies it, and why it is not run, where that is so. A script puts
 * a second button next to the first where lines are longer than the block.
 */
export function CodeFrame({ title, output = false, norun, runs, fails, lines, children }: CodeFrameProps) {
  return (
    <figure
      className={output ? 'code code--output' : 'code'}
      data-lines={lines}
      data-run={runs}
      data-fails={fails && runs ? '' : undefined}
    >
      {output && <figcaption className="label">{words.output}</figcaption>}
      {title && <figcaption className="code__title">{title}</figcaption>}
      {children}
      {!output && (
        <div className="code__tools needs-js">
          {runs && (
            <>
              <button className="run label" type="button">
                {words.run}
                {runs === 'py' && <DownloadSize />}
              </button>
              <button className="edit label" type="button">
                {words.editSample}
              </button>
            </>
          )}
          <button className="copy label" type="button">
            {words.copy}
          </button>
        </div>
      )}
      {norun && <p className="code__norun">{`${words.notRun} ${norun}`}</p>}
    </figure>
  );
}

/** What the button fetches, once, before Python runs. The script takes it away when that is done. */
function DownloadSize() {
  const { assets } = useSite();
  return <span className="run__size" title={words.pythonFetched}>{` · ${assets.pythonMegabytes} MB`}</span>;
}
