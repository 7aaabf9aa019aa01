import { explorerWords } from '../components/explorer-words.ts';
import { workbenchWords } from '../components/workbench-words.ts';

/** What a button opens, by the attribute of its place. Each is fetched when it is opened. */
const openings = {
  '[data-workbench]': {
    words: workbenchWords,
    open: async (place: HTMLElement) =>
      (await import('../islands/workbench/open-workbench.tsx')).openWorkbench(place),
  },
  '[data-explorer]': {
    words: explorerWords,
    open: async (place: HTMLElement) =>
      (await import('../islands/explorer/open-explorer.tsx')).openExplorer(place),
  },
} as const;

/** Fetches the sandbox, or the GraphQL explorer, and puts it around the place of its button. */
export async function startWorkbench(button: HTMLButtonElement): Promise<void> {
  for (const [selector, { words, open }] of Object.entries(openings)) {
    const place = button.closest<HTMLElement>(selector);
    const status = place?.querySelector('[role=status]');
    if (!place || !status) continue;
    button.disabled = true;
    status.textContent = words.starting;
    try {
      await open(place);
    } catch {
      button.disabled = false;
      status.textContent = words.startFailed;
    }
  }
}
