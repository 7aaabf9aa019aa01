import { defineMdastPlugin, type MdastNode, type MdastVisitorContext } from 'satteri';
import type { GlossaryEntry } from '../../../../docs/glossary.ts';

/** A page explains so many words at most: more would be its own text under the text. */
const TERMS_MAX = 5;

/** Where a word is not in running text, or belongs to something that is a link already. */
const NOT_PROSE: ReadonlySet<string> = new Set(['heading', 'link', 'linkReference', 'table']);
const COMPONENTS_NOT_PROSE: ReadonlySet<string> = new Set([
  'Term',
  'Card',
  'Field',
  'Parameter',
  'Figure',
  'a',
]);

interface GlossaryTermsOptions {
  entries: readonly GlossaryEntry[];
  /** The address of the page: it explains some words itself. */
  address: string;
}

/** Marks, in the running text of a page, the first mention of each word that the glossary knows. */
export function glossaryTerms({ entries, address }: GlossaryTermsOptions) {
  const waiting = new Map(
    entries.filter(({ href }) => href.split('#')[0] !== address).map((entry) => [entry.term, entry]),
  );
  let left = TERMS_MAX;
  /** Finds those that wait; made again when one of them was found. */
  let pattern: RegExp | undefined;

  const mark = (text: string): MdastNode[] => {
    pattern ??= patternOf([...waiting.values()]);
    const match = left > 0 ? pattern?.exec(text) : undefined;
    const found = match?.[0];
    if (!match || found === undefined) return text === '' ? [] : [{ type: 'text', value: text }];
    const term = termOf(found, waiting);
    waiting.delete(term);
    pattern = undefined;
    left -= 1;
    return [
      ...(match.index > 0 ? [textNode(text.slice(0, match.index))] : []),
      {
        type: 'mdxJsxTextElement',
        name: 'Term',
        attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: term }],
        children: [{ type: 'text', value: found }],
      },
      ...mark(text.slice(match.index + found.length)),
    ];
  };

  return defineMdastPlugin({
    name: 'glossary-terms',
    text(node, context) {
      if (left === 0 || !isProse(node, context)) return;
      const marked = mark(node.value);
      if (marked.length > 1 || marked[0]?.type !== 'text') context.replaceNode(node, marked);
    },
  });
}

/** Whether a node stands in a paragraph of running text. */
function isProse(node: MdastNode, context: MdastVisitorContext): boolean {
  let isParagraph = false;
  for (let at = context.parent(node); at; at = context.parent(at)) {
    if (NOT_PROSE.has(at.type)) return false;
    if ('name' in at && typeof at.name === 'string' && COMPONENTS_NOT_PROSE.has(at.name)) return false;
    if (at.type === 'paragraph') isParagraph = true;
  }
  return isParagraph;
}

function formsOf({ term, forms = [`${term}s`] }: GlossaryEntry): string[] {
  return [term, ...forms];
}

/** Finds the earliest of these words; of those that start at the same place the longest. */
function patternOf(entries: readonly GlossaryEntry[]): RegExp | undefined {
  if (entries.length === 0) return undefined;
  const forms = entries.flatMap(formsOf).sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\w-])(?:${forms.join('|')})(?![\\w-])`, 'i');
}

function termOf(found: string, entries: ReadonlyMap<string, GlossaryEntry>): string {
  const wanted = found.toLowerCase();
  for (const [term, entry] of entries)
    if (formsOf(entry).some((form) => form.toLowerCase() === wanted)) return term;
  throw new Error(`The glossary has no word with the form "${found}".`);
}

function textNode(value: string): MdastNode {
  return { type: 'text', value };
}
