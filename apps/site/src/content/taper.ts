/** Fewest and most lines that a closing note may have. */
const FEWEST = 3;
const MOST = 6;

/**
 * Breaks a text into lines that grow shorter, as a printer sets the last words of a book.
 * No line has more than `widest` characters where words allow it; a path may break after its slashes.
 */
export function taper(text: string, widest: number): string[] {
  const pieces = text.split(' ').flatMap(splitPath);
  let best: Setting | undefined;
  for (let count = FEWEST; count <= MOST; count += 1) {
    const setting = setInto(pieces, count, widest);
    if (setting && setting.cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = setting;
  }
  return best ? linesOf(best, pieces) : [text];
}

/** A line, and how those below it are set. */
interface Setting {
  /** The piece after its last. */
  end: number;
  length: number;
  below: Setting | undefined;
  /** How far the lines are from a triangle: the mean of the squared differences in length. */
  cost: number;
}

/** Below the last line. */
const nothing: Setting = { end: 0, length: 0, below: undefined, cost: 0 };

/** The way to set the pieces in that many lines that comes closest to a triangle standing on its tip. */
function setInto(pieces: readonly string[], count: number, widest: number): Setting | undefined {
  const total = pieces.join('').trimEnd().length;
  // The lengths of the lines fall evenly to the tip, and together hold the text.
  const target = (line: number): number => (2 * total * (count - line)) / (count * (count + 1));
  const known = new Map<number, Setting | undefined>();

  function from(start: number, line: number): Setting | undefined {
    if (line === count) return start === pieces.length ? nothing : undefined;
    const key = start * count + line;
    if (!known.has(key)) known.set(key, search(start, line));
    return known.get(key);
  }

  function search(start: number, line: number): Setting | undefined {
    let best: Setting | undefined;
    let text = '';
    for (let end = start; end < pieces.length; end += 1) {
      text += pieces[end];
      const length = text.trimEnd().length;
      if (length > widest && end > start) break;
      const below = from(end + 1, line + 1);
      if (!below) continue;
      const widens = below.length > length;
      const cost = below.cost + (length - target(line)) ** 2 / count + (widens ? widest : 0);
      if (!best || cost < best.cost) best = { end: end + 1, length, below, cost };
    }
    return best;
  }

  return from(0, 0);
}

function linesOf({ end, below }: Setting, pieces: readonly string[], start = 0): string[] {
  const line = pieces.slice(start, end).join('').trimEnd();
  return below && below !== nothing ? [line, ...linesOf(below, pieces, end)] : [line];
}

/** A word with its following space, cut after each slash but the last, so that a long path can break. */
function splitPath(word: string): string[] {
  const parts = word.split(/(?<=\/)/);
  return parts.map((part, index) => (index === parts.length - 1 ? `${part} ` : part));
}
