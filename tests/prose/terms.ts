import type { terms as checkedTerms, Term } from '../../docs/terms.ts';
import type { Finding } from './finding.ts';
import { findingAt, spanOf, type Text } from './text.ts';

/** What a reader reads: words in paragraphs and headings, and the frontmatter. Code keeps its own spelling. */
const readTypes = new Set(['text', 'yaml']);

/** Finds words that the documentation writes otherwise. */
export function checkTerms(text: Text, { words, names }: typeof checkedTerms): Finding[] {
  const spelled: readonly Term[] = names.map((name) => ({ ...name, why: 'the project spells its name so' }));
  const refused = [...words, ...spelled].flatMap((term) =>
    term.not
      // Most forms are nowhere in a text, which is quicker to see than that they are in none of its nodes.
      .filter((form) => toWords(form).test(text.source))
      .map((form) => ({ ...term, pattern: toPattern(form) })),
  );
  return text.nodes
    .filter(({ type }) => readTypes.has(type))
    .flatMap((node) => {
      const [start, end] = spanOf(node);
      // The words that readers search for are their own. Blanks keep the places.
      const written = text.source
        .slice(start, end)
        .replace(/^searchTerms:.*$/m, (line) => ' '.repeat(line.length));
      if (isCommandName(text, start, written)) return [];
      return refused.flatMap(({ pattern, use, why }) =>
        [...written.matchAll(pattern)]
          .filter(([form]) => form !== use)
          .map(({ 0: form, index }) =>
            findingAt(text, start + index, `expected "${use}", got "${form}", because ${why}`),
          ),
      );
    });
}

/** A heading that is one word in lower case is the name of a command; others begin with a capital. */
const isCommandName = ({ source }: Text, start: number, written: string): boolean =>
  /^[a-z]+$/.test(written) && /^#+ $/.test(source.slice(source.lastIndexOf('\n', start) + 1, start));

/** A form as a word of its own: neither a part of a longer one, nor of an urn, a path or a name in code. */
const toPattern = (form: string): RegExp =>
  new RegExp(`(?<![\\w./:@"-])${toWords(form).source}(?![\\w/]|[.:-]\\w)`, 'g');

/** A form wherever it stands, at the beginning of a sentence too. */
function toWords(form: string): RegExp {
  const first = form.charAt(0);
  const initial = first === first.toLowerCase() ? `[${first}${first.toUpperCase()}]` : RegExp.escape(first);
  const rest = form
    .slice(1)
    .split(' ')
    .map((word) => RegExp.escape(word))
    .join('\\s+');
  return new RegExp(`(?<![\\w./:@"-])${initial}${rest}(?![\\w/]|[.:-]\\w)`, 'g');
}
