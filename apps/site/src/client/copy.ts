import { pageWords } from '../components/page-words.ts';

const SHOWN_FOR_MS = 1600;

/** Makes the copy buttons work. */
export function copyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) {
    button.addEventListener('click', () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const block = button.closest('.code')?.querySelector('pre');
  try {
    await navigator.clipboard.writeText(block ? codeOf(block) : '');
  } catch {
    // The browser rejects the clipboard: the label stays, and the reader sees that nothing was copied.
    return;
  }
  button.textContent = pageWords.copied;
  setTimeout(() => {
    button.textContent = pageWords.copy;
  }, SHOWN_FOR_MS);
}

/** The code as a file would hold it: of a change the new state. */
function codeOf(block: Element): string {
  const code = block.cloneNode(true);
  if (!(code instanceof Element)) return '';
  for (const { nextSibling } of code.querySelectorAll('del'))
    if (nextSibling instanceof Text) nextSibling.data = nextSibling.data.replace(/^\n/, '');
  for (const gone of code.querySelectorAll('del, .unseen')) gone.remove();
  return code.textContent ?? '';
}
