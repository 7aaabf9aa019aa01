import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotices } from '../../edit/edits.tsx';
import { bulkTexts } from '../../texts/bulk.ts';
import { texts } from '../../texts/texts.ts';
import type { BulkEdit, Step } from './bulk-edit.ts';
import { type Failed, type Outcome, runSteps } from './run-bulk.ts';

export interface Failure {
  readonly edit: BulkEdit;
  readonly done: number;
  readonly failed: readonly Failed[];
}

/** Carries out edits of many entities, tells of them, and offers to take them back. */
export function useBulk() {
  const cache = useQueryClient();
  const { tell } = useNotices();
  const [progress, setProgress] = useState<string>();
  const [failure, setFailure] = useState<Failure>();

  async function carryOut(label: string, steps: readonly Step[]): Promise<Outcome> {
    const total = steps.reduce((sum, { targets }) => sum + targets.length, 0);
    setProgress(bulkTexts.progress(label, 0, total));
    const outcome = await runSteps(steps, (done) => setProgress(bulkTexts.progress(label, done, total)));
    setProgress(undefined);
    await cache.invalidateQueries();
    return outcome;
  }

  async function run(edit: BulkEdit): Promise<void> {
    const { label, revert } = edit;
    if (edit.steps.every(({ targets }) => targets.length === 0)) {
      tell({ text: bulkTexts.nothing(label) });
      return;
    }
    const { done, failed } = await carryOut(label, edit.steps);
    if (failed.length > 0) setFailure({ edit, done: done.size, failed });
    if (done.size === 0) return;
    const undo = revert && (() => void runBack(texts.edit.undone(label), revert(done)));
    tell({
      text: bulkTexts.done(label, done.size),
      ...(undo && { action: { text: texts.edit.undo, run: undo } }),
    });
  }

  async function runBack(label: string, steps: readonly Step[]): Promise<void> {
    const { done, failed } = await carryOut(label, steps);
    if (failed.length > 0) setFailure({ edit: { label, steps }, done: done.size, failed });
    else tell({ text: bulkTexts.done(label, done.size) });
  }

  /** The same edit of those alone of which it failed. */
  function retry({ edit, failed }: Failure): void {
    setFailure(undefined);
    const left = new Set(failed.map(({ target }) => target.urn));
    const steps = edit.steps.map((each) => ({
      ...each,
      targets: each.targets.filter(({ urn }) => left.has(urn)),
    }));
    void run({ ...edit, steps });
  }
  return { run, progress, failure, retry, forget: () => setFailure(undefined) };
}
