import { words } from '../components/words.ts';

const SHOWN_FOR_MS = 1600;

/** Makes the copy buttons work. */
export function copyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) {
    button.addEventListener('click', () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.parentElement?.querySelector('pre')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    // The browser refuses the clipboard: the label stays, and the reader sees that nothing was copied.
    return;
  }
  button.textContent = words.copied;
  setTimeout(() => {
    button.textContent = words.copy;
  }, SHOWN_FOR_MS);
}
