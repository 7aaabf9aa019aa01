import { sandboxWords as words } from '../../components/sandbox-words.ts';
import { faultEvent, forgetRun, pressRun } from '../../sandbox/run-block.ts';
import { type EditedSample, editSample } from './edit-sample.ts';

const edited = new Map<Element, EditedSample>();

/** Makes the block of a button an editor, or what it was again. */
export function pressEdit(button: HTMLButtonElement): void {
  const frame = button.closest<HTMLElement>('.code');
  const run = frame?.querySelector<HTMLButtonElement>('.run');
  if (!frame || !run) return;
  const before = edited.get(frame);
  if (before) {
    before.restore();
    edited.delete(frame);
    frame.removeEventListener(faultEvent, showFault);
    forgetRun(frame);
    button.textContent = words.edit;
    return;
  }
  const sample = editSample(frame, {
    onChange: () => forgetRun(frame),
    onRun: () => void pressRun(run),
  });
  if (!sample) return;
  edited.set(frame, sample);
  frame.addEventListener(faultEvent, showFault);
  button.textContent = words.restore;
  sample.editor.focus();
}

/** Marks the line at which the run of an edited block failed. */
function showFault(event: Event): void {
  if (!(event instanceof CustomEvent) || !(event.currentTarget instanceof Element)) return;
  edited.get(event.currentTarget)?.editor.markFault(event.detail);
}
