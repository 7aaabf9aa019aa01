/** The parts of a URN between its outer parentheses; those of a plain one are its only part. */
export function urnParts(urn: string): string[] {
  const id = urn.split(':').slice(3).join(':');
  if (!id.startsWith('(') || !id.endsWith(')')) return [id];
  const parts: string[] = [];
  let depth = 0;
  let start = 1;
  for (let at = 1; at < id.length - 1; at++) {
    if (id[at] === '(') depth++;
    else if (id[at] === ')') depth--;
    else if (id[at] === ',' && depth === 0) {
      parts.push(id.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, id.slice(start, -1)];
}

/** The path of a column as its schema has it, from the URN, where four characters are encoded. */
export const fieldPathOf = (urn: string): string =>
  (urnParts(urn)[1] ?? '').replace(/%(?:2C|28|29|E2%90%9F)/g, (encoded) => decodeURIComponent(encoded));

export const typeOf = (urn: string): string => urn.split(':')[2] ?? '';

/** A short name for people, from the URN alone: `shop.orders` of a dataset, the path of a column. */
export function nameOf(urn: string): string {
  const parts = urnParts(urn);
  if (typeOf(urn) === 'dataset') return parts[1] ?? urn;
  return parts.at(-1) || urn;
}

/** `mysql dataset`, `looker dashboard`, `tag`. */
export function kindOf(urn: string): string {
  const type = typeOf(urn);
  const words = type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const [first = ''] = urnParts(urn);
  if (type === 'dataset') return `${nameOf(first)} dataset`;
  return type === 'dashboard' || type === 'chart' ? `${first} ${words}` : words;
}
