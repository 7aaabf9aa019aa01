import { useRef } from 'react';
import { workbenchWords as words } from '../../components/workbench-words.ts';
import type { SandboxContent } from '../../sandbox/protocol.ts';

interface CatalogueSummaryProps {
  entities: number;
  changes: number;
  /** Forgets what the reader wrote, in favour of something else or of nothing. */
  onReset(content: SandboxContent): void;
}

/** How much the catalogue holds, and the way to make it forget: asked twice, since nothing brings it back. */
export function CatalogueSummary({ entities, changes, onReset }: CatalogueSummaryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <div className="workbench__foot">
      <p>{changes > 0 && words.holds(entities, changes)}</p>
      <button type="button" className="label quiet" onClick={() => dialog.current?.showModal()}>
        {words.reset}
      </button>
      <dialog className="workbench__dialog" ref={dialog} aria-labelledby="workbench-reset">
        <h2 id="workbench-reset">{words.resetTitle}</h2>
        <p>{words.resetText}</p>
        <form method="dialog">
          <button type="submit" className="label primary" onClick={() => onReset('samples')}>
            {words.forget}
          </button>
          <button type="submit" className="label quiet" onClick={() => onReset('nothing')}>
            {words.empty}
          </button>
          <button type="submit" className="label quiet">
            {words.keep}
          </button>
        </form>
      </dialog>
    </div>
  );
}
