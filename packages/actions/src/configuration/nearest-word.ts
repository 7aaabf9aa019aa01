/** The word that a misspelt one most likely means; undefined if none is near. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.ceil(word.length / 3)) + 1;
  for (const candidate of words) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** `: did you mean "filter"?`, or the whole choice where no word is near. */
export function suggestion(word: string, words: readonly string[]): string {
  const nearest = nearestWord(word, words);
  if (nearest !== undefined) return `; did you mean ${nearest}?`;
  return words.length === 0 ? '' : `; expected one of ${words.join(', ')}`;
}

/** Number of letters to insert, remove or replace. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
