/** The words of a text: letters and digits, everything else separates. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Where one word of an identifier ends and the next begins: `order|Item`, `HTTP|Server`. */
const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The words that capital letters mark inside one word: `OrderItem` gives `Order` and `Item`. One word gives itself. */
export const humpsOf = (word: string): readonly string[] => word.split(humps);

/** Holds for a text with {@link humps}. */
const hasHump = /[\p{Ll}\p{N}]\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u;

/** The words inside the words of a text that capital letters mark; words that have none inside are left out. */
export function innerWordsOf(text: string): readonly string[] {
  // Most texts have none, nor have most words of the others, and the look-behind is slow.
  if (!hasHump.test(text)) return [];
  return wordsOf(text).flatMap((word) => (hasHump.test(word) ? humpsOf(word) : []));
}

/** Longest whole name, in letters, that is distinguished; longer ones count as equal when they begin alike. */
const maxFoldedLength = 200;

/** A name as one word, by which names that differ in letter case, accents and punctuation alone are the same. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
    .slice(0, maxFoldedLength);

/** The whole names by which one name is found: `shop.orders` has `shoporders` and `orders`. */
export function wholeNamesOf(name: string): readonly string[] {
  const last = /\s/.test(name) ? '' : name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('/')) + 1);
  return [...new Set([foldName(name), foldName(last)])].filter((folded) => folded !== '');
}
