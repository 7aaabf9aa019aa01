/** Something in a built page that must not be there, in words. */
export type Finding = string;

/** What the pages of a site link to: for each address, the ids that its page has. */
export type Addresses = ReadonlyMap<string, ReadonlySet<string>>;

const TAG = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g;

interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

/** The start tags of a page. Enough of a parser for HTML that we wrote: text holds no raw angle bracket. */
export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(TAG)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...rest.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [
        key.toLowerCase(),
        double ?? single ?? '',
      ]),
    ),
  }));
}

/** The ids of a page, each as often as it appears. */
export function idsOf(html: string): string[] {
  return tagsOf(html).flatMap(({ attributes }) => attributes.get('id') ?? []);
}

/** What the content security policy would refuse: inline scripts, inline styles, handlers, other origins. */
export function findPolicyBreaks(html: string): Finding[] {
  return tagsOf(html).flatMap(({ name, attributes }) => {
    const found: Finding[] = [];
    if (name === 'style') found.push('has a <style> element');
    if (name === 'script' && !attributes.has('src')) found.push('has a <script> without src');
    for (const [key, value] of attributes) {
      if (key === 'style') found.push(`has style="${value}" on <${name}>`);
      if (/^on[a-z]+$/.test(key)) found.push(`has the handler ${key} on <${name}>`);
      const loads = key === 'src' || (key === 'href' && name === 'link');
      if (loads && !/^(\/(?!\/)|data:)/.test(value)) found.push(`loads ${value}, which is not of this site`);
    }
    return found;
  });
}

/** Ids that stand more than once: a link to one of them would lead to the other. */
export function findDoubleIds(html: string): Finding[] {
  const seen = new Set<string>();
  return idsOf(html).flatMap((id) => {
    if (seen.has(id)) return [`has the id "${id}" twice`];
    seen.add(id);
    return [];
  });
}

/** Links to a page or an anchor that does not exist. `address` is where the page itself is served. */
export function findDeadLinks(html: string, address: string, addresses: Addresses): Finding[] {
  return tagsOf(html).flatMap(({ name, attributes }) => {
    const href = name === 'a' ? attributes.get('href')?.replaceAll('&amp;', '&') : undefined;
    if (href === undefined || /^[a-z]+:/i.test(href)) return [];
    const url = new URL(href, `http://site${address}`);
    const ids = addresses.get(url.pathname);
    if (!ids) return [`links to ${href}, which is no page of the site`];
    const id = decodeURIComponent(url.hash.slice(1));
    return id === '' || ids.has(id) ? [] : [`links to ${href}, but that page has no anchor "${id}"`];
  });
}
