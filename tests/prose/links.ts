import type { Finding } from './finding.ts';
import { attributeOf, findingAt, type Node, spanOf, type Text } from './text.ts';

/** What links can lead to. */
export interface LinkTargets {
  /** The ids of all pages. */
  readonly pages: ReadonlySet<string>;
  /** From an id that was moved to the one that it has now. */
  readonly moved: ReadonlyMap<string, string>;
  /** True for a file or folder of the project, by its path from the root. */
  readonly hasFile: (path: string) => boolean;
}

const frontPage = 'README';

/**
 * Finds links that lead nowhere, through a redirect, or by a way that breaks when a page moves. Anchors are left to the
 * build, which knows the finished pages; other sites are not asked.
 */
export function checkLinks(text: Text, targets: LinkTargets): Finding[] {
  const findFault = text.file.startsWith('docs/') ? faultOnPage : faultInFile;
  return text.nodes.flatMap((node) => {
    const address = addressOf(node);
    const fault = address === undefined ? undefined : findFault(address, targets, text.file);
    return fault === undefined ? [] : [findingAt(text, spanOf(node)[0], fault)];
  });
}

/** Where a link, an image or a component leads. */
export function addressOf(node: Node): string | undefined {
  const isLink = node.type === 'link' || node.type === 'definition' || node.type === 'image';
  return isLink ? node.url : (attributeOf(node, 'href') ?? attributeOf(node, 'typeHref'));
}

/** Where the application is to be tried: the build puts it among the pages, and it is none of them. */
const application = 'try';

/** Why a link on a page of the documentation is wrong. */
function faultOnPage(address: string, { pages, moved }: LinkTargets): string | undefined {
  if (address.startsWith('#')) return undefined;
  if (!/^\/(?!\/)/.test(address))
    return faultOutside(address, 'an absolute path such as /docs/quickstart, or an address with https');
  const [path = ''] = address.split('#');
  // The build knows what is served beside the pages: their records, their Markdown, the images.
  if (!/^\/docs(\/|$)/.test(path) || /\.\w+$/.test(path)) return undefined;
  const id = path === '/docs' ? frontPage : path.slice('/docs/'.length).replace(/\/$/, '');
  const movedTo = moved.get(id);
  if (movedTo !== undefined) return `link to ${address}: the page has moved, link to ${hrefOf(movedTo)}`;
  if (!pages.has(id) && id !== application) return `link to ${address}: there is no such page`;
  return path === hrefOf(id) ? undefined : `link to ${address}: expected ${hrefOf(id)}`;
}

/** Why a link in a file beside the code is wrong. */
function faultInFile(address: string, { hasFile }: LinkTargets, file: string): string | undefined {
  if (address.startsWith('#')) return undefined;
  if (/^[a-z][a-z+.-]*:/i.test(address) || address.startsWith('/'))
    return faultOutside(address, 'a relative path of the project, or an address with https');
  const { pathname } = new URL(address, `file:///${file}`);
  return hasFile(decodeURIComponent(pathname.slice(1)))
    ? undefined
    : `link to ${address}: there is no such file`;
}

function faultOutside(address: string, expected: string): string | undefined {
  return URL.parse(address)?.protocol === 'https:' ? undefined : `link to ${address}: expected ${expected}`;
}

function hrefOf(id: string): string {
  return id === frontPage ? '/docs' : `/docs/${id}`;
}
