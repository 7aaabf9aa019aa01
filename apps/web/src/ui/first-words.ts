/** Letters of a description that a result shows at most. */
const most = 240;

/** The beginning of a text in Markdown, as one line without its marks. */
export function firstWords(markdown: string): string {
  const plain = markdown
    .slice(0, most * 8)
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/^[ \t]*(?:[#>*+-]+|\d+\.)[ \t]+/gm, '')
    .replace(/(?<!\w)[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= most) return plain;
  return `${plain.slice(0, plain.lastIndexOf(' ', most) || most)} …`;
}
