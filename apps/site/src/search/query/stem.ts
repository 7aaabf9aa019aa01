/** Longest first; the second part is the number of letters that must precede it. */
const endings: readonly (readonly [ending: string, before: number])[] = [
  ['ations', 4],
  ['ation', 4],
  ['ating', 4],
  ['ates', 4],
  ['ated', 4],
  ['able', 4],
  ['ings', 3],
  ['ions', 3],
  ['ate', 4],
  ['ing', 3],
  ['ion', 3],
  ['ies', 3],
  ['ers', 3],
  ['ed', 3],
  ['es', 3],
  ['er', 3],
  ['s', 3],
  ['e', 3],
  ['y', 3],
];

/**
 * The beginning that the forms of an English word share: `delete`, `deletes`, `deleted` and `deletion` give `delet`.
 * Coarse on purpose, since the index keeps words as they are written and a form counts for less than the word itself.
 */
export function stemOf(word: string): string {
  const [ending] =
    endings.find(([end, before]) => word.length >= before + end.length && word.endsWith(end)) ?? [];
  if (ending === undefined || (ending === 's' && word.endsWith('ss'))) return word;
  const stem = word.slice(0, -ending.length);
  // `running` and `planned` double their last letter, `call` and `pass` own theirs.
  return /([^aeiouls])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}
