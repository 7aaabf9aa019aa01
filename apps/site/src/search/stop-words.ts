/** Words that say nothing about a subject. They are left out of texts, not out of names and headings. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any are as at be been being but by can could did do does doing each for from get had ' +
    'has have how i if in into is it its just let like make may me mean means more most much must my need no not of off ' +
    'on one only or other our out over please same shall should show so some such tell than that the their them then ' +
    'there these they this those to too two up use used using very want was we were what when where which while who ' +
    'whom whose why will with without would you your'
  ).split(' '),
);

/** Words of a question that say how an answer is wanted, or that something happens: not what it is about. */
const circumstances: ReadonlySet<string> = new Set(
  (
    'best currently during easily every example examples existing happen happens help inside many multiple ' +
    'per possible problem programmatically properly question script someone something still tutorial via vs way within'
  ).split(' '),
);

/** True for a word that counts only where a query says little else: `possible` in `is it possible to`. */
export function isCircumstance(word: string): boolean {
  return circumstances.has(word);
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
