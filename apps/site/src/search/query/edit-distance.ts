/**
 * The edit distance between two words: letters left out, added, mistaken, or two neighbours swapped.
 * Gives `limit + 1` as soon as there are more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let errors = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) errors = Math.min(errors, at(before, column - 2) + 1);
      current.push(errors);
      least = Math.min(least, errors);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = current;
  }
  return Math.min(at(last, b.length), limit + 1);
}

/** The edit distance between a word that is still being typed and the beginning of another. */
export function prefixDistance(typed: string, word: string, limit: number): number {
  let least = limit + 1;
  for (let length = typed.length - limit; length <= typed.length + limit; length += 1)
    least = Math.min(least, editDistance(typed, word.slice(0, length), limit));
  return least;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
