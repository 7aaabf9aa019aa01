/** Where a key is a letter of a text. In a check box it is none. */
const written =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]';

/** True where a key is a letter of a text that somebody writes. */
export const isWriting = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.closest(written) !== null;

/** A key, or several at a time: `/`, `Mod+k`. `Mod` is the command key of a Mac, and the control key elsewhere. */
export type Shortcut = string;

/** Whether a key press is a shortcut. A letter alone is none where somebody writes. */
export function isPressed(event: KeyboardEvent, shortcut: Shortcut): boolean {
  const [key = '', modifier] = shortcut.split('+').reverse();
  const hasModifier = event.metaKey || event.ctrlKey;
  if (event.altKey || event.key.toLowerCase() !== key.toLowerCase()) return false;
  return modifier === 'Mod' ? hasModifier : !hasModifier && !isWriting(event);
}

/** Calls back when one of the shortcuts is pressed anywhere. Returns what ends it. */
export function onShortcuts(shortcuts: Readonly<Record<Shortcut, () => void>>): () => void {
  function press(event: KeyboardEvent): void {
    for (const [shortcut, run] of Object.entries(shortcuts))
      if (isPressed(event, shortcut)) {
        event.preventDefault();
        run();
        return;
      }
  }
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
