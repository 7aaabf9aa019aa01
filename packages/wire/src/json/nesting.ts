const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openers = new Set([0x5b, 0x7b]);
const closers = new Set([0x5d, 0x7d]);

export interface JsonLimits {
  /** Levels of arrays and objects. */
  readonly maxDepth: number;
  /** Items of arrays and members of objects; an empty array or object counts as if it had one. */
  readonly maxValues: number;
}

/**
 * The limit that a JSON text exceeds. It reads the text, since a parsed document of that kind has cost its memory
 * already; text that is not JSON gives any answer.
 */
export function exceededLimit(
  text: string,
  { maxDepth, maxValues }: JsonLimits,
): 'depth' | 'values' | undefined {
  // As many levels need as many brackets that open, and as many that close; each value needs a character.
  if (text.length <= Math.min(2 * maxDepth, maxValues)) return undefined;
  let depth = 0;
  let values = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === quote) i = endOfString(text, i);
    else if (code === comma) values++;
    else if (openers.has(code)) {
      if (++depth > maxDepth) return 'depth';
      values++;
    } else if (closers.has(code)) depth--;
    if (values > maxValues) return 'values';
  }
  return undefined;
}

/** True when the arrays and objects in a JSON text nest deeper than the limit. */
export const nestsDeeperThan = (text: string, limit: number): boolean =>
  exceededLimit(text, { maxDepth: limit, maxValues: Number.POSITIVE_INFINITY }) === 'depth';

/** Where the string that starts at the index ends. */
function endOfString(text: string, start: number): number {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
  } while (isEscaped(text, end));
  return end;
}

function isEscaped(text: string, index: number): boolean {
  let before = index - 1;
  while (text.charCodeAt(before) === backslash) before--;
  return (index - before) % 2 === 0;
}
