/**
 * Replaces texts by others, longest first. What one of them has put in is not replaced by the next: `{'--': '-', '-': '@'}`
 * turns `a--b-c` into `a-b@c`.
 */
export function replaceCharacters(text: string, replacements: Readonly<Record<string, string>>): string {
  let parts: readonly Part[] = [{ text, isNew: false }];
  for (const old of Object.keys(replacements).toSorted((a, b) => b.length - a.length))
    parts = parts.flatMap((part) =>
      part.isNew ? [part] : replaceIn(part.text, old, replacements[old] ?? ''),
    );
  return parts.map((part) => part.text).join('');
}

interface Part {
  readonly text: string;
  /** True for what has been put in. */
  readonly isNew: boolean;
}

const replaceIn = (text: string, old: string, replacement: string): Part[] =>
  text
    .split(old)
    .flatMap((kept, i) => [
      ...(i > 0 ? [{ text: replacement, isNew: true }] : []),
      { text: kept, isNew: false },
    ]);
