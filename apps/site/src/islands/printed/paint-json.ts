/** A piece of code, and the class that gives it its ink; none for plain ink. */
export interface Inked {
  readonly text: string;
  readonly ink?: 'tk' | 'ts' | 'tn' | 'tu';
}

/** A name with what follows it, a text, a word or a number, or punctuation. */
const TOKEN = /("(?:[^"\\]|\\.)*")(?=\s*:)|("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*|true|false|null)|([:,])/g;

/** Colours JSON as the highlighter of the build does, which is too large to be sent to a browser. */
export function paintJson(json: string): Inked[] {
  const pieces: Inked[] = [];
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    const [text, name, string, word] = match;
    if (match.index > end) pieces.push({ text: json.slice(end, match.index) });
    pieces.push({ text, ink: name ? 'tk' : string ? 'ts' : word ? 'tn' : 'tu' });
    end = match.index + text.length;
  }
  if (end < json.length) pieces.push({ text: json.slice(end) });
  return pieces;
}
