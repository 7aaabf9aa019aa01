/** A source file's path from the root of the repository, from the path that Astro reports (which starts at the site). */
export function sourceOf(filePath: string | undefined): string {
  if (!filePath) throw new Error('A page of the collection has no file: the glob loader always gives one.');
  return filePath.replace(/^(\.\.\/)+/, '');
}
