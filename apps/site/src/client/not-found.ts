import { nearestPages } from '../content/nearest-pages.ts';
import type { PageRecord } from '../content/page-record.ts';
import { root } from './root.ts';

/** Proposes, on the page for addresses that have none, the pages whose addresses are nearest. */
export async function proposePages(near: HTMLElement): Promise<void> {
  const response = await fetch(new URL('docs/index.json', root));
  const records: PageRecord[] = await response.json();
  const asked = decodeURIComponent(location.pathname.slice(root.pathname.length)).replace(/^docs\//, '');
  const list = near.querySelector('ul');
  for (const { id, title, description } of nearestPages(asked, records)) {
    const link = document.createElement('a');
    link.href = new URL(`docs/${id}`, root).pathname;
    link.textContent = title;
    const about = document.createElement('p');
    about.textContent = description;
    const item = document.createElement('li');
    item.append(link, about);
    list?.append(item);
  }
  near.hidden = !list?.firstChild;
}
