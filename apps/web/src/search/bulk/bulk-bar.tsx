import './bulk.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { messageOf } from '../../data/message-of.ts';
import { useNotices } from '../../edit/edits.tsx';
import { onShortcuts } from '../../shell/shortcuts.ts';
import { bulkTexts } from '../../texts/bulk.ts';
import type { SearchState } from '../search-state.ts';
import { BulkFailures } from './bulk-failures.tsx';
import { mostChosen, readTargets } from './read-targets.ts';
import { none, type Selection, type Target, withTargets } from './selection.ts';
import { useBulk } from './use-bulk.tsx';

const BulkAction = lazy(async () => ({ default: (await import('./bulk-action.tsx')).BulkAction }));

interface BulkBarProps {
  readonly state: SearchState;
  readonly total: number;
  /** The results of this page. */
  readonly listed: readonly Target[];
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
}

/** How many are chosen, how to choose more of them, and what to do with them. */
export function BulkBar({ state, total, listed, selection, select }: BulkBarProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [reading, setReading] = useState<string>();
  const { tell } = useNotices();
  const { run, progress, failure, retry, forget } = useBulk();
  const canEdit = selection.size > 0 && !isChoosing;
  useEffect(() => {
    if (!canEdit) return undefined;
    return onShortcuts({
      a: () => select(withTargets(selection, listed)),
      e: () => setIsChoosing(true),
    });
  }, [canEdit, select, selection, listed]);
  const isPageChosen = listed.every(({ urn }) => selection.has(urn));
  async function chooseAll(): Promise<void> {
    try {
      const targets = await readTargets(state, (read) => setReading(bulkTexts.choosing(read)));
      select(withTargets(selection, targets));
    } catch (error) {
      tell({ text: bulkTexts.all(total), reason: messageOf(error), isFailure: true });
    } finally {
      setReading(undefined);
    }
  }
  const note = progress ?? reading;
  return (
    <section
      className="bulk-bar"
      aria-label={bulkTexts.label}
      hidden={selection.size === 0 && failure === undefined && note === undefined}
    >
      <p className="bulk-bar__count">{bulkTexts.chosen(selection.size)}</p>
      <button
        type="button"
        className="button button--main"
        disabled={note !== undefined || selection.size === 0}
        onClick={() => setIsChoosing(true)}
      >
        {bulkTexts.edit}
      </button>
      {!isPageChosen && (
        <button type="button" className="button" onClick={() => select(withTargets(selection, listed))}>
          {bulkTexts.page(listed.length)}
        </button>
      )}
      {isPageChosen && total > listed.length && selection.size < Math.min(total, mostChosen) && (
        <button
          type="button"
          className="button"
          disabled={note !== undefined}
          onClick={() => void chooseAll()}
        >
          {total > mostChosen ? bulkTexts.firstOf(mostChosen, total) : bulkTexts.all(total)}
        </button>
      )}
      <button type="button" className="button" onClick={() => select(none)}>
        {bulkTexts.clear}
      </button>
      <span role="status" className="faint">
        {note}
      </span>
      {isChoosing && (
        <Suspense>
          <BulkAction
            selection={selection}
            run={(edit) => void run(edit).then(() => select(none))}
            close={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
      {failure && <BulkFailures failure={failure} retry={retry} close={forget} />}
    </section>
  );
}
