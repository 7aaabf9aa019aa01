/**
 * Holds printed output against what a page shows. A name in angle brackets, `<folder>`, stands for any text on one
 * line that holds no quote; the rest must be equal, white space at the ends of lines aside.
 */
export function matchesOutput(shown: string, printed: string): boolean {
  const pattern = normalise(shown)
    .split(/(<[a-z][a-z ]*>)/)
    .map((part, i) => (i % 2 === 1 ? '[^"\\n]+' : escapePattern(part)))
    .join('');
  return new RegExp(`^${pattern}$`).test(normalise(printed));
}

/** Holds a printed JSON document against the one shown; layout does not matter, wildcards stand for any value. */
export function matchesJson(shown: string, printed: string): boolean {
  return matchesOutput(compact(shown), compact(printed));
}

/** JSON without layout. The shown text may hold wildcards in place of values, so it is not parsed. */
const compact = (json: string): string =>
  json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, text: string | undefined) => text ?? '');

const normalise = (text: string): string => text.replace(/[ \t]+$/gm, '').trim();
const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
