const quote = 0x22;
const backslash = 0x5c;
const openers = new Set([0x5b, 0x7b]);
const closers = new Set([0x5d, 0x7d]);

/**
 * True when the arrays and objects in a JSON text nest deeper than the limit. It reads the text, since a parsed
 * document of that kind has cost its memory already; text that is not JSON gives either answer.
 */
export function nestsDeeperThan(text: string, limit: number): boolean {
  // As many levels need as many brackets that open, and as many that close.
  if (text.length <= 2 * limit) return false;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === quote) i = endOfString(text, i);
    else if (openers.has(code) && ++depth > limit) return true;
    else if (closers.has(code)) depth--;
  }
  return false;
}

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
