/** A text as a part of a path or a query. Parentheses are encoded too: in Rest.li they delimit values. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29');

/** A list of names as Rest.li writes it: `List(a,b)`. */
export const restliList = (names: readonly string[]): string => `List(${names.map(encodePart).join(',')})`;

/** The parameters of a query string; undefined ones are omitted, lists are repeated. */
export function queryString(
  parameters: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>,
): string {
  const pairs = Object.entries(parameters).flatMap(([name, given]) =>
    [given].flat().flatMap((value) => (value === undefined ? [] : [`${name}=${encodePart(String(value))}`])),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
