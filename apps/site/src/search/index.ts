// The search of the site. The engine calls these two; what runs in the browser is in `query` and in the island.
export { assembleIndex, type IndexFile } from './build/assemble-index.ts';
export { extractPage } from './build/extract-page.ts';
export type { ExtractedPage, PageKind, PageSource } from './build/extracted-page.ts';
