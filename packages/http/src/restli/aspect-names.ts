/** Rest.li's list in a query string: `List(status,ownership)`. An empty list means that none was given. */
export function parseNameList(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  const inner = /^List\((.*)\)$/s.exec(text)?.[1] ?? text;
  const names = inner.split(',').filter((name) => name !== '');
  return names.length === 0 ? undefined : names;
}
