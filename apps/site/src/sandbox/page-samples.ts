import type { SampleLanguage } from './protocol.ts';

const selector = '.code[data-run]';

/** The blocks that a reader who follows the page would run before this one: in each set of tabs those of one tab. */
export function samplesBefore(frame: Element): Element[] {
  return [...document.querySelectorAll(selector)].filter(
    (other) =>
      other.compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !other.hasAttribute('data-fails') &&
      isOnTheWay(other, frame),
  );
}

/** The language in which a block runs. */
export const languageOf = (frame: Element): SampleLanguage =>
  (frame.getAttribute('data-run') ?? 'ts') as SampleLanguage;

/** The code of a block, as on the page. */
export const codeOf = (frame: Element): string => frame.querySelector('pre')?.textContent ?? '';

/** False for a block in a tab that is not the reader's: all tabs of a set do the same. */
function isOnTheWay(other: Element, frame: Element): boolean {
  const panel = other.closest('[data-tabs] > [data-label]');
  if (!panel) return true;
  const set = panel.parentElement;
  if (set?.contains(frame)) return panel.contains(frame);
  const panels = [...(set?.querySelectorAll<HTMLElement>(':scope > [data-label]') ?? [])];
  const runnable = panels.filter((each) => each.querySelector(selector));
  return panel === (runnable.find(({ hidden }) => !hidden) ?? runnable[0]);
}
