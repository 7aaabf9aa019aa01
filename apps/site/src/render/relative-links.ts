const LINK =
  /( (?:href|src|srcSet|srcset|data-root|data-list|data-versions|data-late-font)=")(now:)?\/(?!\/)([^"]*")/g;

/** How far a kept version lies below the site of now: `versions/1.2.3/`. */
const KEPT_DEPTH = 2;

/**
 * Makes every link of a page start from the page's own address, so that one folder of files works under any path of any
 * host. A link that begins with `now:` leaves a kept version for the site that keeps it.
 */
export function toRelativeLinks(html: string, address: string): string {
  const from = foldersOf(address);
  const out = '../'.repeat(KEPT_DEPTH);
  const known = new Map<string, string>();
  return html.replace(LINK, (_, start: string, now: string | undefined, rest: string) => {
    if (now) return start + '../'.repeat(from.length) + out + rest;
    let link = known.get(rest);
    if (link === undefined) {
      link = wayTo(from, rest);
      known.set(rest, link);
    }
    return start + link;
  });
}

/** Makes one link, given from the root, start from the address of the file that it stands in. */
export function toRelativeLink(link: string, address: string): string {
  return wayTo(foldersOf(address), link.slice(1));
}

const foldersOf = (address: string): string[] => address.split('/').slice(1, -1);

/** The shortest way from a folder to an address, both given from the root: a page of many links weighs less for it. */
function wayTo(from: readonly string[], rest: string): string {
  const to = rest.split('/');
  let common = 0;
  while (common < from.length && common < to.length - 1 && from[common] === to[common]) common += 1;
  const up = '../'.repeat(from.length - common);
  return (up || './') + to.slice(common).join('/');
}

/** The page for addresses that have none is served at any of them, so its links start at the root of the host. */
export function toAbsoluteLinks(html: string, base: string): string {
  return html.replace(LINK, (_, start: string, _now, rest: string) => `${start}${base}${rest}`);
}
