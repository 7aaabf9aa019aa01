import { Fragment } from 'react';
import { workbenchWords as words } from '../../components/workbench-words.ts';
import type { Printed } from '../../sandbox/protocol.ts';
import { readPrinted } from '../printed/read-printed.ts';
import { COLUMN_WIDTH, HighlightedText } from './highlighted-text.tsx';
import type { Run } from './use-run.ts';

/** What the code printed, and how it ended. */
export function OutputPane({ run, changes }: { run: Run; changes: number | undefined }) {
  const { printed, fault } = run;
  return (
    <div className="workbench__output">
      <p className="workbench__status" role="status" data-state={run.state}>
        <span className="label">{words.output}</span> <span>{statusOf(run, changes)}</span>
      </p>
      {(printed.length > 0 || fault) && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs to take the focus.
        <pre className="workbench__printed" tabIndex={0}>
          <code>
            {printed.map((each, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was printed stays in its place.
              <PrintedText key={index} printed={each} />
            ))}
            {fault && <span className="workbench__fault">{fault.message}</span>}
          </code>
        </pre>
      )}
    </div>
  );
}

function PrintedText({ printed: { stream, text } }: { printed: Printed }) {
  const inked = <HighlightedText pieces={readPrinted(text.replace(/\n$/, ''), COLUMN_WIDTH)} />;
  return (
    <Fragment>
      {stream === 'error' ? <span className="workbench__error">{inked}</span> : inked}
      {'\n'}
    </Fragment>
  );
}

function statusOf({ state, milliseconds, fault, printed }: Run, changes: number | undefined): string {
  switch (state) {
    case 'idle':
      return words.noOutput;
    case 'running':
      return words.running;
    case 'stopped':
      return words.stopped;
    case 'failed':
      return fault?.line === undefined ? words.failed : words.failedAt(fault.line);
    case 'done':
      return `${printed.length === 0 ? `${words.printedNothing} ` : ''}${words.ran(milliseconds, changes)}`;
  }
}
