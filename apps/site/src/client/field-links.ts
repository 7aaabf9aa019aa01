import { pause } from './run-in-tasks.ts';

/** How many fields are done before the browser gets to breathe. */
const AT_ONCE = 25;

/**
 * Makes the name of every field a link to the field. The anchors are in the page itself; the links to them would be
 * several hundred on a long one, and are of use to a reader who is there already.
 */
export async function linkFields(): Promise<void> {
  const terms = document.querySelectorAll('.fields dt');
  for (const [index, term] of terms.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await pause();
    const link = document.createElement('a');
    link.href = `#${term.parentElement?.id}`;
    link.append(...term.childNodes);
    term.append(link);
  }
}
