/** Something in a built page that must not be there, in words. */
export type Finding = string;

/** What the pages of a site link to: for each address, the ids that its page has. */
export type Addresses = ReadonlyMap<string, ReadonlySet<string>>;

const TAG = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g;

/** A start tag: its name and its attributes, both in lower case. */
export interface Tag {
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
export function idsOf(tags: readonly Tag[]): string[] {
  return tags.flatMap(({ attributes }) => attributes.get('id') ?? []);
}

/** What the content security policy would reject: inline scripts, inline styles, handlers, other origins. */
export function findPolicyBreaks(tags: readonly Tag[]): Finding[] {
  return tags.flatMap(({ name, attributes }) => {
    const found: Finding[] = [];
    if (name === 'style') found.push('has a <style> element');
    // A block of data is no script: browsers neither run it nor check it against the policy.
    const isData = attributes.get('type') === 'application/ld+json';
    if (name === 'script' && !attributes.has('src') && !isData) found.push('has a <script> without src');
    for (const [key, value] of attributes) {
      if (key === 'style') found.push(`has style="${value}" on <${name}>`);
      if (/^on[a-z]+$/.test(key)) found.push(`has the handler ${key} on <${name}>`);
      const loads =
        key === 'src' || (key === 'href' && name === 'link' && attributes.get('rel') !== 'canonical');
      if (loads && !/^(\/(?!\/)|data:)/.test(value)) found.push(`loads ${value}, which is not of this site`);
    }
    return found;
  });
}

/** Duplicate ids: a link to one of them would lead to the other. */
export function findDoubleIds(tags: readonly Tag[]): Finding[] {
  const seen = new Set<string>();
  return idsOf(tags).flatMap((id) => {
    if (seen.has(id)) return [`has the id "${id}" twice`];
    seen.add(id);
    return [];
  });
}

/** Where the links of a page lead, as they are written; those to other origins are left out. */
export function linksOf(tags: readonly Tag[]): string[] {
  return tags.flatMap(({ name, attributes }) => {
    const href = name === 'a' ? attributes.get('href')?.replaceAll('&amp;', '&') : undefined;
    return href === undefined || /^[a-z]+:/i.test(href) ? [] : [href];
  });
}

/** Links to a page or an anchor that does not exist. `address` is where the page itself is served. */
export function findDeadLinks(links: readonly string[], address: string, addresses: Addresses): Finding[] {
  return links.flatMap((href) => {
    const url = new URL(href, `http://site${address}`);
    const ids = addresses.get(url.pathname);
    if (!ids) return [`links to ${href}, which is no page of the site`];
    const id = decodeURIComponent(url.hash.slice(1));
    return id === '' || ids.has(id) ? [] : [`links to ${href}, but that page has no anchor "${id}"`];
  });
}

/** What a browser loads with the page: styles, scripts, the preloaded fonts, the icon, the list of the sidebar. */
export function loadedBy(tags: readonly Tag[]): string[] {
  const paths = tags.flatMap(({ name, attributes }) => {
    // A lazy picture comes when the reader does.
    if (attributes.get('loading') === 'lazy') return [];
    if (name === 'script' || name === 'img') return attributes.get('src') ?? [];
    if (name === 'link') return attributes.get('rel') === 'canonical' ? [] : (attributes.get('href') ?? []);
    return attributes.get('data-list') ?? [];
  });
  return [...new Set(paths)].filter((path) => path.startsWith('/'));
}
