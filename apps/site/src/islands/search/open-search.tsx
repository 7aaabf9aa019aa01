import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { IndexReader } from '../../search/query/index-reader.ts';
import { adoptStyle } from '../adopt-style.ts';
import style from './search-dialog.css';
import { SearchDialog } from './search-dialog.tsx';

let place: Root | undefined;
let reader: IndexReader | undefined;

/** Opens search over the page, with what the reader has typed so far. When it returns, further keys go to its field. */
export function openSearch(site: URL, typed: string): void {
  reader ??= new IndexReader((path) => fetchJson(new URL(`search/${path}`, site)));
  place ??= createPlace();
  const search = (
    <SearchDialog site={site} reader={reader} typed={typed} onClose={() => place?.render(null)} />
  );
  flushSync(() => place?.render(search));
}

/** A place for the dialog at the end of the page, and its style at the end of the page's. */
function createPlace(): Root {
  adoptStyle(style);
  return createRoot(document.body.appendChild(document.createElement('div')));
}

async function fetchJson<Content>(address: URL): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return response.json();
}
