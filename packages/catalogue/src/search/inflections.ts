/**
 * The other forms that an English word may have in a text: `orders` is found by `order`, `ordered` and
 * `ordering`, and the other way round. It is done to the query and not to the index, so that what is stored are the
 * words as they were written, and a name is never found by a stem that it shares with a stranger.
 *
 * A form that no text has costs a look and finds nothing; so this may be too generous, and must not be too clever.
 */
export function inflectionsOf(word: string): readonly string[] {
  const lower = word.toLowerCase();
  // No English word is longer, and the expressions below look back from each letter.
  if (!/^[a-z]{3,45}$/.test(lower)) return [];
  const forms = new Set<string>();
  for (const base of basesOf(lower)) {
    forms.add(base).add(pluralOf(base));
    const stem = base.replace(/e$/, '');
    forms.add(`${stem}ing`).add(base.endsWith('y') ? `${base.slice(0, -1)}ied` : `${stem}ed`);
  }
  forms.delete(lower);
  return [...forms];
}

const shortestBase = 3;

/** What the word may be a form of; itself, when nothing marks it as one. */
function basesOf(word: string): readonly string[] {
  const bases = endings.flatMap(([ending, replacements]) =>
    ending.test(word) ? replacements.map((replacement) => word.replace(ending, replacement)) : [],
  );
  const long = bases.filter((base) => base.length >= shortestBase);
  return long.length > 0 ? long : [word];
}

/** An ending, and its replacement in the base form. */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<=..)ies$/, ['y']],
  [/(?<=s|x|z|ch|sh)es$/, ['', 'e']],
  [/(?<!s|u|i|(?:s|x|z|ch|sh)e|ie)s$/, ['']],
  [/(?<=[^aeiou])ied$/, ['y']],
  [/([bdgklmnprt])\1(?:ed|ing)$/, ['$1']],
  [/(?<=[aeiouy].*)(?<!e)ed$/, ['', 'e']],
  [/(?<=[aeiouy].*)ing$/, ['', 'e']],
];

function pluralOf(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`;
}
