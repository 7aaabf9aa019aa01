import { RequestError } from '@colophon/wire';

/**
 * The URNs of a list in a query string: `ids=List(URN%3A…,URN%3A…)`. Read from the text of the address, since the
 * commas inside URNs come encoded and those between them do not.
 */
export function parseUrnList(url: string, name: string): string[] {
  const query = url.slice(url.indexOf('?') + 1);
  const parameter = query.split('&').find((part) => part.startsWith(`${name}=`));
  if (parameter === undefined)
    throw new RequestError('INVALID_REQUEST', `${name}: expected a list of URNs, got nothing`);
  const text = parameter.slice(name.length + 1);
  const inner = /^List(?:\(|%28)(.*?)(?:\)|%29)?$/is.exec(text)?.[1] ?? text;
  return inner
    .split(',')
    .filter((item) => item !== '')
    .map((item) => decode(name, item));
}

function decode(name: string, text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Reported with what came; the engine's own message names neither the place nor the text.
    throw new RequestError('INVALID_REQUEST', `${name}: expected percent-encoded URNs, got ${text}`);
  }
}
