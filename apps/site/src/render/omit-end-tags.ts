/**
 * Leaves out the end tags of list items, terms and details where the next tag implies them, as HTML allows: a reference
 * page has over a thousand. The page that a browser makes of it is the same. Raw text never looks like a tag here, as it
 * was escaped when it was printed.
 */
export function omitEndTags(html: string): string {
  return html.replace(/<\/(?:dt|dd|li)>(?=<(?:d[dt]|li|\/(?:div|dl|[uo]l))\b)/g, '');
}
