import { Children, isValidElement, type ReactNode } from 'react';

/** Characters on a line of a narrow screen. */
const CHARACTERS = 40;

/** Lines that text takes on a narrow screen. */
export function estimateTextLines(text: string): number {
  return text
    .split('\n')
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / CHARACTERS)), 0);
}

/**
 * About how many lines something takes on a narrow screen, rather too many than too few. The style keeps so much room
 * for what is far from the screen and not laid out yet, as `prose.css` says.
 */
export function estimateLines(node: ReactNode): number {
  let lines = 0;
  Children.forEach(node, (child) => {
    if (typeof child === 'string' && child.trim() !== '') lines += estimateTextLines(child.trim());
    if (
      isValidElement<{ name?: string; search?: string; relationship?: string; children?: ReactNode }>(child)
    ) {
      const { name, search = '', relationship = '', children } = child.props;
      // A field: its name, its facts, its notes, and the space around it.
      if (name !== undefined)
        lines += 3 + (search || relationship ? estimateTextLines(search + relationship) + 1 : 0);
      lines += estimateLines(children);
    }
  });
  return lines;
}
