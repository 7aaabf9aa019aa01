/** A run of letters and digits, with what joins such runs inside a name: `DATA_STEWARD`, `time-series`, `reader’s`. */
const run = /[\p{L}\p{N}]+(?:['’_-][\p{L}\p{N}]+)*/gu;
const possessive = /['’]s$/;
const joint = /['’_-]|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const besideJoint = /(?=['’_-])|(?<=['’_-])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Most words of a text: nothing to fold, nothing to part. */
const plain = /^[a-z0-9]+$/;
const marks = /\p{M}+/gu;
const beyondAscii = /[^\0-\x7f]/;

/** A word of a text or a query, as the index writes it. */
export interface Word {
  /** Small letters and digits, nothing between them: `upstreamLineage` and `upstream-lineage` are both `upstreamlineage`. */
  readonly whole: string;
  /** The words that a name is made of, `upstream` and `lineage`; empty for a plain word. */
  readonly parts: readonly string[];
}

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  return (text.match(run) ?? []).map(toWord);
}

/** A text cut where its words begin and end, and its names where their parts do: joined again, the pieces are the text. */
export function cutAtWords(text: string): { text: string; word?: Word; parts: string[] }[] {
  let end = 0;
  const pieces: { text: string; word?: Word; parts: string[] }[] = [];
  for (const found of text.matchAll(run)) {
    const [name] = found;
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), parts: [] });
    pieces.push({ text: name, word: toWord(name), parts: name.split(besideJoint) });
    end = found.index + name.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), parts: [] });
  return pieces;
}

/** A text without anything but small letters and digits, so that a name is the same however it is written. */
export function compact(text: string): string {
  return fold((text.match(run) ?? []).join('').replaceAll(/['’_-]/g, ''));
}

/** A name as Python writes it, at the end of a path: `get_aspect` of `graph.get_aspect`. */
const snakeCase = /(?:^|\.)([a-z][a-z0-9]*(?:_[a-z0-9]+)+)$/;

/**
 * A name with its underscores, where a text ends with one: the same name without them is another SDK's, so that
 * `make_tag_urn` is looked for as it is written too.
 */
export function snakeCaseOf(text: string): string | undefined {
  return snakeCase.exec(text.trim())?.[1];
}

const noParts: readonly string[] = [];

function toWord(name: string): Word {
  if (plain.test(name)) return { whole: name, parts: noParts };
  const bare = name.replace(possessive, '');
  const parts = bare.split(joint).map(fold);
  return parts.length > 1 ? { whole: parts.join(''), parts } : { whole: fold(bare), parts: noParts };
}

/** Small letters without accents: readers leave the accents out. */
function fold(text: string): string {
  return (beyondAscii.test(text) ? text.normalize('NFKD').replace(marks, '') : text).toLowerCase();
}
