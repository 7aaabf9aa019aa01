import { excerpt } from './marks.ts';

/** Letters of a description that a result shows at most. */
const most = 240;
/** Letters in which words are looked for. */
const mostSearched = 20_000;

/** The beginning of a text in Markdown, as one line without its marks; or where the words are that were searched for. */
export function firstWords(markdown: string, words: readonly string[] = []): string {
  const plain = markdown
    .slice(0, words.length > 0 ? mostSearched : most * 8)
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/^[ \t]*(?:[#>*+-]+|\d+\.)[ \t]+/gm, '')
    .replace(/(?<!\w)[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return excerpt(plain, words, most);
}
