/**
 * A cookie of the header `Cookie` (RFC 6265, 4.2). Undefined when it is not there, or there with more than one value:
 * another host of the domain may have set one, and nobody can say which.
 */
export function readCookie(header: string, name: string): string | undefined {
  const values = new Set<string>();
  for (const pair of header.split(';')) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name) values.add(value.join('=').trim());
  }
  const [only] = values;
  return values.size === 1 && only !== '' ? only : undefined;
}
