/** The word of a list that is most like another, if one is like enough: a letter or two differ, or only case and separators. */
export function nearestWord(word: string, words: Iterable<string>): string | undefined {
  const wanted = simplify(word);
  let best: string | undefined;
  // A third of the letters may differ: "hst" is still "host", and "user" is not "url".
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of words) {
    const distance = countEdits(wanted, simplify(candidate), least);
    if (distance >= least) continue;
    least = distance;
    best = candidate;
  }
  return best;
}

/** `; did you mean "host_port"?`, or nothing. */
export function suggestWord(word: string, words: Iterable<string>): string {
  const nearest = nearestWord(word, words);
  return nearest === undefined ? '' : `; did you mean "${nearest}"?`;
}

const simplify = (word: string): string => word.toLowerCase().replaceAll(/[-_ .]/g, '');

/** Letters to insert, delete, replace or swap with their neighbours; `limit` or more if there are as many. */
function countEdits(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1);
      row.push(edits);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit;
}
