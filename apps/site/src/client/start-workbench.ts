import { workbenchWords } from '../components/workbench-words.ts';

/** Fetches the sandbox, and puts it around the place of its button. */
export async function startWorkbench(button: HTMLButtonElement): Promise<void> {
  const place = button.closest<HTMLElement>('[data-workbench]');
  const status = place?.querySelector('[role=status]');
  if (!place || !status) return;
  button.disabled = true;
  status.textContent = workbenchWords.starting;
  try {
    const { openWorkbench } = await import('../islands/workbench/open-workbench.tsx');
    openWorkbench(place);
  } catch {
    button.disabled = false;
    status.textContent = workbenchWords.startFailed;
  }
}
